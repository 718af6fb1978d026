CREATE TABLE "event_questions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"event_id" uuid NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"text" text NOT NULL,
	"network" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"answered_at" timestamp (3) with time zone,
	"answered_by_id" uuid,
	CONSTRAINT "event_questions_answered_check" CHECK (answered_at is not null or answer = '')
);
--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "extra_costs" jsonb;--> statement-breakpoint
ALTER TABLE "feedbacks" ADD COLUMN "hiding_reason" text;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "extra_costs" jsonb;--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "mail_logo" uuid;--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "mail_colour" text DEFAULT '#0a5a78' NOT NULL;--> statement-breakpoint
ALTER TABLE "event_questions" ADD CONSTRAINT "event_questions_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_questions" ADD CONSTRAINT "event_questions_answered_by_id_users_id_fk" FOREIGN KEY ("answered_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "event_questions_open_index" ON "event_questions" USING btree ("event_id") WHERE answered_at is null;--> statement-breakpoint
CREATE INDEX "event_questions_network_index" ON "event_questions" USING btree ("network","created_at");--> statement-breakpoint
CREATE INDEX "event_questions_answered_index" ON "event_questions" USING btree ("answered_at");--> statement-breakpoint
ALTER TABLE "settings" ADD CONSTRAINT "settings_mail_logo_media_objects_id_fk" FOREIGN KEY ("mail_logo") REFERENCES "public"."media_objects"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedbacks" ADD CONSTRAINT "feedbacks_hidden" CHECK (hiding_reason is null or published_at is null);--> statement-breakpoint
ALTER TABLE "settings" ADD CONSTRAINT "settings_mail_colour_check" CHECK (mail_colour ~ '^#[0-9a-f]{6}$');