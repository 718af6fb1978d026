CREATE TABLE "mail_texts" (
	"id" text PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"subject" text,
	"opening" text,
	"closing" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
