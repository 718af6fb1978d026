CREATE TABLE "feedback_guides" (
	"feedback_id" uuid NOT NULL,
	"guide_id" uuid NOT NULL,
	"preparation" smallint NOT NULL,
	"safety" smallint NOT NULL,
	"communication" smallint NOT NULL,
	CONSTRAINT "feedback_guides_feedback_id_guide_id_pk" PRIMARY KEY("feedback_id","guide_id"),
	CONSTRAINT "feedback_guides_ratings" CHECK (preparation between 1 and 5 and safety between 1 and 5 and communication between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "feedbacks" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"booking_person_id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"token_hash" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"closes_at" timestamp (3) with time zone NOT NULL,
	"answered_at" timestamp (3) with time zone,
	"content" smallint,
	"level" smallint,
	"organisation" smallint,
	"hut" smallint,
	"comment" text DEFAULT '' NOT NULL,
	"publish_consent" boolean DEFAULT false NOT NULL,
	"published_at" timestamp (3) with time zone,
	"published_by" uuid,
	"reply" text DEFAULT '' NOT NULL,
	"replied_at" timestamp (3) with time zone,
	"replied_by" uuid,
	CONSTRAINT "feedbacks_person_key" UNIQUE("booking_person_id"),
	CONSTRAINT "feedbacks_token_key" UNIQUE("token_hash"),
	CONSTRAINT "feedbacks_ratings" CHECK (content between 1 and 5 and level between 1 and 5 and organisation between 1 and 5 and hut between 1 and 5),
	CONSTRAINT "feedbacks_answered" CHECK (answered_at is null or (content is not null and level is not null and organisation is not null)),
	CONSTRAINT "feedbacks_published" CHECK (published_at is null or (publish_consent and answered_at is not null and comment <> ''))
);
--> statement-breakpoint
ALTER TABLE "feedback_guides" ADD CONSTRAINT "feedback_guides_feedback_id_feedbacks_id_fk" FOREIGN KEY ("feedback_id") REFERENCES "public"."feedbacks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedback_guides" ADD CONSTRAINT "feedback_guides_guide_id_users_id_fk" FOREIGN KEY ("guide_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedbacks" ADD CONSTRAINT "feedbacks_booking_person_id_booking_persons_id_fk" FOREIGN KEY ("booking_person_id") REFERENCES "public"."booking_persons"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedbacks" ADD CONSTRAINT "feedbacks_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedbacks" ADD CONSTRAINT "feedbacks_published_by_users_id_fk" FOREIGN KEY ("published_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedbacks" ADD CONSTRAINT "feedbacks_replied_by_users_id_fk" FOREIGN KEY ("replied_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "feedback_guides_guide_index" ON "feedback_guides" USING btree ("guide_id");--> statement-breakpoint
CREATE INDEX "feedbacks_event_index" ON "feedbacks" USING btree ("event_id");--> statement-breakpoint
CREATE INDEX "feedbacks_answered_index" ON "feedbacks" USING btree ("answered_at","id") WHERE answered_at is not null;--> statement-breakpoint
CREATE INDEX "feedbacks_closes_index" ON "feedbacks" USING btree ("closes_at") WHERE token_hash is not null;