CREATE TABLE "text_messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"event_id" uuid,
	"group" text,
	"sender_id" uuid,
	"text" text NOT NULL,
	"planned_for" timestamp (3) with time zone NOT NULL,
	"any_hour" boolean NOT NULL,
	"good_until" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "text_opt_outs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"phone" text NOT NULL,
	"created_by_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "text_opt_outs_phone_unique" UNIQUE("phone")
);
--> statement-breakpoint
CREATE TABLE "text_recipients" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"message_id" uuid NOT NULL,
	"name" text NOT NULL,
	"phone" text NOT NULL,
	"booking_person_ids" uuid[] DEFAULT '{}'::uuid[] NOT NULL,
	"user_ids" uuid[] DEFAULT '{}'::uuid[] NOT NULL,
	"text" text NOT NULL,
	"segments" integer NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp (3) with time zone NOT NULL,
	"handed_over_at" timestamp (3) with time zone,
	"external_id" text,
	"failure" text,
	"sent_at" timestamp (3) with time zone,
	"delivered_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "text_messages" ADD CONSTRAINT "text_messages_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "text_messages" ADD CONSTRAINT "text_messages_sender_id_users_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "text_opt_outs" ADD CONSTRAINT "text_opt_outs_created_by_id_users_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "text_recipients" ADD CONSTRAINT "text_recipients_message_id_text_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."text_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "text_messages_created_index" ON "text_messages" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "text_messages_event_index" ON "text_messages" USING btree ("event_id","created_at");--> statement-breakpoint
CREATE INDEX "text_recipients_message_index" ON "text_recipients" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "text_recipients_due_index" ON "text_recipients" USING btree ("next_attempt_at") WHERE state in ('waiting', 'sending');--> statement-breakpoint
CREATE INDEX "text_recipients_failed_index" ON "text_recipients" USING btree ("created_at") WHERE state = 'failed';--> statement-breakpoint
CREATE UNIQUE INDEX "text_recipients_external_key" ON "text_recipients" USING btree ("external_id") WHERE external_id is not null;