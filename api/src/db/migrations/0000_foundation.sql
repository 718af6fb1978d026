CREATE TABLE "accommodations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"title" text NOT NULL,
	"place" text,
	"sort_key" text collate "C" GENERATED ALWAYS AS (translate(lower(title), 'ÄäÀàÂâÉéÈèÊêËëÎîÏïÔôÖöÙùÛûÜüÇç', 'aaaaaaeeeeeeeeiiiioooouuuuuucc')) STORED
);
--> statement-breakpoint
CREATE TABLE "audit_entries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"actor_id" uuid,
	"impersonator_id" uuid,
	"action" text NOT NULL,
	"entity" text NOT NULL,
	"entity_id" text,
	"diff" jsonb,
	"ip" text,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "state_changes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"entity" text NOT NULL,
	"entity_id" uuid NOT NULL,
	"from" text,
	"to" text NOT NULL,
	"actor_id" uuid,
	"reason" text,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "api_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"title" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "login_failures" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account" text NOT NULL,
	"ip" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "activities" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"title" text NOT NULL,
	"slug" text NOT NULL,
	"main_filter" boolean DEFAULT false NOT NULL,
	"parent_id" uuid,
	"position" integer DEFAULT 0 NOT NULL,
	"sort_key" text collate "C" GENERATED ALWAYS AS (translate(lower(title), 'ÄäÀàÂâÉéÈèÊêËëÎîÏïÔôÖöÙùÛûÜüÇç', 'aaaaaaeeeeeeeeiiiioooouuuuuucc')) STORED,
	CONSTRAINT "activities_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "levels" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"sort_key" text collate "C" GENERATED ALWAYS AS (translate(lower(title), 'ÄäÀàÂâÉéÈèÊêËëÎîÏïÔôÖöÙùÛûÜüÇç', 'aaaaaaeeeeeeeeiiiioooouuuuuucc')) STORED,
	CONSTRAINT "levels_title_unique" UNIQUE("title")
);
--> statement-breakpoint
CREATE TABLE "sleeping_styles" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"title" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"sort_key" text collate "C" GENERATED ALWAYS AS (translate(lower(title), 'ÄäÀàÂâÉéÈèÊêËëÎîÏïÔôÖöÙùÛûÜüÇç', 'aaaaaaeeeeeeeeiiiioooouuuuuucc')) STORED,
	CONSTRAINT "sleeping_styles_title_unique" UNIQUE("title")
);
--> statement-breakpoint
CREATE TABLE "tags" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"title" text NOT NULL,
	"sort_key" text collate "C" GENERATED ALWAYS AS (translate(lower(title), 'ÄäÀàÂâÉéÈèÊêËëÎîÏïÔôÖöÙùÛûÜüÇç', 'aaaaaaeeeeeeeeiiiioooouuuuuucc')) STORED,
	CONSTRAINT "tags_title_unique" UNIQUE("title")
);
--> statement-breakpoint
CREATE TABLE "vat_rates" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"title" text NOT NULL,
	"category" text NOT NULL,
	"percent" double precision NOT NULL,
	"valid_from" date NOT NULL,
	"valid_to" date
);
--> statement-breakpoint
CREATE TABLE "event_guides" (
	"event_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	CONSTRAINT "event_guides_event_id_user_id_pk" PRIMARY KEY("event_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "event_tags" (
	"event_id" uuid NOT NULL,
	"tag_id" uuid NOT NULL,
	CONSTRAINT "event_tags_event_id_tag_id_pk" PRIMARY KEY("event_id","tag_id")
);
--> statement-breakpoint
CREATE TABLE "events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"code" text NOT NULL,
	"offer_id" uuid NOT NULL,
	"start" timestamp (3) with time zone NOT NULL,
	"end" timestamp (3) with time zone NOT NULL,
	"registration_deadline" timestamp (3) with time zone NOT NULL,
	"duration_days" integer GENERATED ALWAYS AS (("end" at time zone 'Europe/Zurich')::date - ("start" at time zone 'Europe/Zurich')::date + 1) STORED NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"previous_state" text,
	"published" boolean DEFAULT false NOT NULL,
	"organized" boolean DEFAULT false NOT NULL,
	"guide_finished" boolean DEFAULT false NOT NULL,
	"concluded" boolean DEFAULT false NOT NULL,
	"cancellation_reason" text,
	"sac_discount_percent" integer DEFAULT 10 NOT NULL,
	"number_of_booked_rooms" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"title" text,
	"subtitle" text,
	"place" text,
	"latitude" double precision,
	"longitude" double precision,
	"type" text,
	"lead_text" text,
	"head_image_id" uuid,
	"image_ids" uuid[],
	"pois" jsonb,
	"program_text" text,
	"meeting_link" text,
	"meeting_text" text,
	"journey_text" text,
	"equipment_text" text,
	"services_text" text,
	"requirements_text" text,
	"minimum_participants" integer,
	"maximum_participants" integer,
	"minimum_age" integer,
	"level_id" uuid,
	"sleeping_style_id" uuid,
	"ascent" integer,
	"descent" integer,
	"hiking_time" double precision,
	"hiking_difficulty" text,
	"mountain_tour_difficulty" text,
	"rock_climbing_difficulty" text,
	"ski_difficulty" text,
	"snow_shoe_difficulty" text,
	"via_ferrata_difficulty" text,
	"fitness" text,
	"curriculum" text,
	"sort_key" text collate "C" GENERATED ALWAYS AS (translate(lower(title), 'ÄäÀàÂâÉéÈèÊêËëÎîÏïÔôÖöÙùÛûÜüÇç', 'aaaaaaeeeeeeeeiiiioooouuuuuucc')) STORED,
	"search" "tsvector" GENERATED ALWAYS AS (to_tsvector('german', translate(lower(coalesce(title, '') || ' ' || coalesce(subtitle, '') || ' ' || coalesce(place, '') || ' ' || coalesce(lead_text, '')), 'ÄäÀàÂâÉéÈèÊêËëÎîÏïÔôÖöÙùÛûÜüÇç', 'aaaaaaeeeeeeeeiiiioooouuuuuucc'))) STORED,
	CONSTRAINT "events_code_unique" UNIQUE("code"),
	CONSTRAINT "events_participants_check" CHECK (maximum_participants >= minimum_participants and minimum_participants >= 1),
	CONSTRAINT "events_dates_check" CHECK ("end" >= "start" and registration_deadline <= "start")
);
--> statement-breakpoint
CREATE TABLE "price_components" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"offer_id" uuid,
	"event_id" uuid,
	"position" integer NOT NULL,
	"title" text NOT NULL,
	"gross_price" integer NOT NULL,
	"vat_rate_id" uuid NOT NULL,
	"eligible_for_sac_discount" boolean DEFAULT false NOT NULL,
	"accommodation_cost" boolean DEFAULT false NOT NULL,
	CONSTRAINT "price_components_owner_check" CHECK (num_nonnulls(offer_id, event_id) = 1),
	CONSTRAINT "price_components_price_check" CHECK (gross_price between 0 and 2000000 and gross_price % 5 = 0)
);
--> statement-breakpoint
CREATE TABLE "offer_activities" (
	"offer_id" uuid NOT NULL,
	"activity_id" uuid NOT NULL,
	CONSTRAINT "offer_activities_offer_id_activity_id_pk" PRIMARY KEY("offer_id","activity_id")
);
--> statement-breakpoint
CREATE TABLE "offer_guides" (
	"offer_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	CONSTRAINT "offer_guides_offer_id_user_id_pk" PRIMARY KEY("offer_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "offer_tags" (
	"offer_id" uuid NOT NULL,
	"tag_id" uuid NOT NULL,
	CONSTRAINT "offer_tags_offer_id_tag_id_pk" PRIMARY KEY("offer_id","tag_id")
);
--> statement-breakpoint
CREATE TABLE "offers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"code" text NOT NULL,
	"accounting_no" text DEFAULT '277' NOT NULL,
	"state" text DEFAULT 'hidden' NOT NULL,
	"duration_days" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"title" text NOT NULL,
	"subtitle" text,
	"place" text,
	"latitude" double precision,
	"longitude" double precision,
	"type" text DEFAULT 'unknown' NOT NULL,
	"lead_text" text,
	"head_image_id" uuid,
	"image_ids" uuid[],
	"pois" jsonb,
	"program_text" text,
	"meeting_link" text,
	"meeting_text" text,
	"journey_text" text,
	"equipment_text" text,
	"services_text" text,
	"requirements_text" text,
	"minimum_participants" integer DEFAULT 1 NOT NULL,
	"maximum_participants" integer DEFAULT 8 NOT NULL,
	"minimum_age" integer DEFAULT 0 NOT NULL,
	"level_id" uuid,
	"sleeping_style_id" uuid,
	"ascent" integer,
	"descent" integer,
	"hiking_time" double precision,
	"hiking_difficulty" text,
	"mountain_tour_difficulty" text,
	"rock_climbing_difficulty" text,
	"ski_difficulty" text,
	"snow_shoe_difficulty" text,
	"via_ferrata_difficulty" text,
	"fitness" text,
	"curriculum" text,
	"sort_key" text collate "C" GENERATED ALWAYS AS (translate(lower(title), 'ÄäÀàÂâÉéÈèÊêËëÎîÏïÔôÖöÙùÛûÜüÇç', 'aaaaaaeeeeeeeeiiiioooouuuuuucc')) STORED,
	"search" "tsvector" GENERATED ALWAYS AS (to_tsvector('german', translate(lower(coalesce(title, '') || ' ' || coalesce(subtitle, '') || ' ' || coalesce(place, '') || ' ' || coalesce(lead_text, '')), 'ÄäÀàÂâÉéÈèÊêËëÎîÏïÔôÖöÙùÛûÜüÇç', 'aaaaaaeeeeeeeeiiiioooouuuuuucc'))) STORED,
	CONSTRAINT "offers_code_unique" UNIQUE("code"),
	CONSTRAINT "offers_participants_check" CHECK (maximum_participants >= minimum_participants and minimum_participants >= 1),
	CONSTRAINT "offers_code_check" CHECK ("offers"."code" ~ '^[A-Z0-9-]{1,12}$')
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"password_hash" text,
	"state" text DEFAULT 'active' NOT NULL,
	"salutation" text,
	"first_name" text DEFAULT '' NOT NULL,
	"last_name" text DEFAULT '' NOT NULL,
	"birthday" date,
	"address" text,
	"postal_code" text,
	"city" text,
	"country" text DEFAULT 'CH' NOT NULL,
	"phone" text,
	"code" text,
	"customer_id" text,
	"roles" text[] DEFAULT '{}'::text[] NOT NULL,
	"groups" text[] DEFAULT '{}'::text[] NOT NULL,
	"guide_level" text,
	"spontaneous_tour_permission" boolean DEFAULT false NOT NULL,
	"tour_create_permission" boolean DEFAULT false NOT NULL,
	"presented_on_website" boolean DEFAULT false NOT NULL,
	"currently_guiding" boolean DEFAULT false NOT NULL,
	"portrait_text" text,
	"portrait_image_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"sort_key" text collate "C" GENERATED ALWAYS AS (translate(lower(last_name || ' ' || first_name || ' ' || email), 'ÄäÀàÂâÉéÈèÊêËëÎîÏïÔôÖöÙùÛûÜüÇç', 'aaaaaaeeeeeeeeiiiioooouuuuuucc')) STORED
);
--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_impersonator_id_users_id_fk" FOREIGN KEY ("impersonator_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "state_changes" ADD CONSTRAINT "state_changes_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_tokens" ADD CONSTRAINT "api_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activities" ADD CONSTRAINT "activities_parent_id_activities_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."activities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_guides" ADD CONSTRAINT "event_guides_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_guides" ADD CONSTRAINT "event_guides_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_tags" ADD CONSTRAINT "event_tags_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_tags" ADD CONSTRAINT "event_tags_tag_id_tags_id_fk" FOREIGN KEY ("tag_id") REFERENCES "public"."tags"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_level_id_levels_id_fk" FOREIGN KEY ("level_id") REFERENCES "public"."levels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_sleeping_style_id_sleeping_styles_id_fk" FOREIGN KEY ("sleeping_style_id") REFERENCES "public"."sleeping_styles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_components" ADD CONSTRAINT "price_components_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_components" ADD CONSTRAINT "price_components_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_components" ADD CONSTRAINT "price_components_vat_rate_id_vat_rates_id_fk" FOREIGN KEY ("vat_rate_id") REFERENCES "public"."vat_rates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_activities" ADD CONSTRAINT "offer_activities_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_activities" ADD CONSTRAINT "offer_activities_activity_id_activities_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_guides" ADD CONSTRAINT "offer_guides_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_guides" ADD CONSTRAINT "offer_guides_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_tags" ADD CONSTRAINT "offer_tags_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_tags" ADD CONSTRAINT "offer_tags_tag_id_tags_id_fk" FOREIGN KEY ("tag_id") REFERENCES "public"."tags"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_level_id_levels_id_fk" FOREIGN KEY ("level_id") REFERENCES "public"."levels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_sleeping_style_id_sleeping_styles_id_fk" FOREIGN KEY ("sleeping_style_id") REFERENCES "public"."sleeping_styles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_entries_entity_index" ON "audit_entries" USING btree ("entity","entity_id","at");--> statement-breakpoint
CREATE INDEX "state_changes_entity_index" ON "state_changes" USING btree ("entity","entity_id","at");--> statement-breakpoint
CREATE INDEX "login_failures_index" ON "login_failures" USING btree ("account","ip","at");--> statement-breakpoint
CREATE INDEX "sessions_user_index" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "event_guides_user_id_index" ON "event_guides" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "event_tags_tag_id_index" ON "event_tags" USING btree ("tag_id");--> statement-breakpoint
CREATE INDEX "events_start_index" ON "events" USING btree ("start","id");--> statement-breakpoint
CREATE INDEX "events_published_start_index" ON "events" USING btree ("start","id") WHERE published;--> statement-breakpoint
CREATE INDEX "events_created_at_index" ON "events" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "events_offer_index" ON "events" USING btree ("offer_id","start");--> statement-breakpoint
CREATE INDEX "events_state_index" ON "events" USING btree ("state","start");--> statement-breakpoint
CREATE INDEX "events_search_index" ON "events" USING gin ("search");--> statement-breakpoint
CREATE INDEX "price_components_offer_index" ON "price_components" USING btree ("offer_id","position");--> statement-breakpoint
CREATE INDEX "price_components_event_index" ON "price_components" USING btree ("event_id","position");--> statement-breakpoint
CREATE INDEX "offer_activities_activity_id_index" ON "offer_activities" USING btree ("activity_id");--> statement-breakpoint
CREATE INDEX "offer_guides_user_id_index" ON "offer_guides" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "offer_tags_tag_id_index" ON "offer_tags" USING btree ("tag_id");--> statement-breakpoint
CREATE INDEX "offers_state_index" ON "offers" USING btree ("state");--> statement-breakpoint
CREATE INDEX "offers_sort_key_index" ON "offers" USING btree ("sort_key");--> statement-breakpoint
CREATE INDEX "offers_search_index" ON "offers" USING gin ("search");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_unique" ON "users" USING btree (lower("email"));--> statement-breakpoint
CREATE UNIQUE INDEX "users_code_unique" ON "users" USING btree ("code");--> statement-breakpoint
CREATE INDEX "users_sort_key_index" ON "users" USING btree ("sort_key");--> statement-breakpoint
CREATE INDEX "users_roles_index" ON "users" USING gin ("roles");