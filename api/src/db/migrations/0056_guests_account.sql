CREATE TABLE "booking_drafts" (
	"user_id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"sealed" text NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "booking_drafts_user_id_event_id_pk" PRIMARY KEY("user_id","event_id")
);
--> statement-breakpoint
CREATE TABLE "own_diets" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"vegetarian" boolean NOT NULL,
	"allergies" boolean NOT NULL,
	"allergies_text" text,
	"agreed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "guide_contact_days" integer DEFAULT 7 NOT NULL;--> statement-breakpoint
ALTER TABLE "booking_drafts" ADD CONSTRAINT "booking_drafts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_drafts" ADD CONSTRAINT "booking_drafts_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "own_diets" ADD CONSTRAINT "own_diets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "booking_drafts_event_index" ON "booking_drafts" USING btree ("event_id");--> statement-breakpoint
CREATE INDEX "booking_drafts_updated_index" ON "booking_drafts" USING btree ("updated_at");