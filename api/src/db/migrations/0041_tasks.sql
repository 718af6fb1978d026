CREATE TABLE "task_comments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"task_id" uuid NOT NULL,
	"text" text NOT NULL,
	"created_by_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "task_mails" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"looked_through" date
);
--> statement-breakpoint
CREATE TABLE "tasks" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"kind" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"title" text,
	"due" date,
	"snoozed_until" date,
	"assignee_id" uuid,
	"event_id" uuid,
	"booking_id" uuid,
	"offer_id" uuid,
	"private_request_id" uuid,
	"subject_id" uuid GENERATED ALWAYS AS (coalesce(event_id, booking_id, offer_id, private_request_id)) STORED,
	"created_by_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"closed_at" timestamp (3) with time zone,
	"closed_by_id" uuid,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "tasks_subject_check" CHECK (num_nonnulls(event_id, booking_id, offer_id, private_request_id) <= 1),
	CONSTRAINT "tasks_kind_check" CHECK (case when kind = 'own' then title is not null else subject_id is not null end),
	CONSTRAINT "tasks_closed_check" CHECK ((state = 'open') = (closed_at is null))
);
--> statement-breakpoint
ALTER TABLE "task_comments" ADD CONSTRAINT "task_comments_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_comments" ADD CONSTRAINT "task_comments_created_by_id_users_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_mails" ADD CONSTRAINT "task_mails_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_private_request_id_private_requests_id_fk" FOREIGN KEY ("private_request_id") REFERENCES "public"."private_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_created_by_id_users_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_closed_by_id_users_id_fk" FOREIGN KEY ("closed_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "task_comments_task_index" ON "task_comments" USING btree ("task_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "tasks_cause_index" ON "tasks" USING btree ("kind","subject_id") WHERE kind <> 'own' and ended_at is null;--> statement-breakpoint
CREATE INDEX "tasks_subject_index" ON "tasks" USING btree ("subject_id");--> statement-breakpoint
CREATE INDEX "tasks_state_index" ON "tasks" USING btree ("state","due");--> statement-breakpoint
CREATE INDEX "tasks_assignee_index" ON "tasks" USING btree ("assignee_id","state");--> statement-breakpoint
CREATE INDEX "tasks_closed_index" ON "tasks" USING btree ("closed_at");