CREATE TABLE "booking_partners" (
	"booking_id" uuid PRIMARY KEY NOT NULL,
	"partner_id" uuid NOT NULL,
	"commission_percent" numeric(4, 1),
	"commission_per_person" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "partners" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"title" text NOT NULL,
	"code" text NOT NULL,
	"sites" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"commission_percent" numeric(4, 1),
	"commission_per_person" integer,
	"contact_name" text DEFAULT '' NOT NULL,
	"contact_email" text,
	"contact_phone" text DEFAULT '' NOT NULL,
	"notes" text DEFAULT '' NOT NULL,
	"statement_address" text DEFAULT '' NOT NULL,
	"vat_number" text DEFAULT '' NOT NULL,
	"ends_on" date,
	"sort_key" text collate "C" GENERATED ALWAYS AS (translate(lower(title), 'ÄäÀàÂâÉéÈèÊêËëÎîÏïÔôÖöÙùÛûÜüÇç', 'aaaaaaeeeeeeeeiiiioooouuuuuucc')) STORED,
	CONSTRAINT "partners_code_unique" UNIQUE("code"),
	CONSTRAINT "partners_code_check" CHECK (code ~ '^[A-Z0-9-]{2,30}$'),
	CONSTRAINT "partners_commission_check" CHECK (num_nonnulls(commission_percent, commission_per_person) = 1)
);
--> statement-breakpoint
ALTER TABLE "booking_partners" ADD CONSTRAINT "booking_partners_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_partners" ADD CONSTRAINT "booking_partners_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "booking_partners_partner_idx" ON "booking_partners" USING btree ("partner_id");