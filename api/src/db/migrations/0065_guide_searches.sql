CREATE TABLE "guide_search_candidates" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"search_id" uuid NOT NULL,
	"guide_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"assignment_id" uuid,
	"until" timestamp (3) with time zone,
	"is_passed" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "guide_searches" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"event_id" uuid NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"hours" integer NOT NULL,
	"exhausted_at" timestamp (3) with time zone,
	"settled_by_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"closed_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "guide_search_candidates" ADD CONSTRAINT "guide_search_candidates_search_id_guide_searches_id_fk" FOREIGN KEY ("search_id") REFERENCES "public"."guide_searches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guide_search_candidates" ADD CONSTRAINT "guide_search_candidates_guide_id_users_id_fk" FOREIGN KEY ("guide_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guide_search_candidates" ADD CONSTRAINT "guide_search_candidates_assignment_id_guide_assignments_id_fk" FOREIGN KEY ("assignment_id") REFERENCES "public"."guide_assignments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guide_searches" ADD CONSTRAINT "guide_searches_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guide_searches" ADD CONSTRAINT "guide_searches_settled_by_id_users_id_fk" FOREIGN KEY ("settled_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "guide_search_candidates_position_unique" ON "guide_search_candidates" USING btree ("search_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "guide_search_candidates_guide_unique" ON "guide_search_candidates" USING btree ("search_id","guide_id");--> statement-breakpoint
CREATE INDEX "guide_search_candidates_assignment_index" ON "guide_search_candidates" USING btree ("assignment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "guide_searches_open_unique" ON "guide_searches" USING btree ("event_id") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "guide_searches_event_index" ON "guide_searches" USING btree ("event_id","created_at");