CREATE TABLE "settings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"name" text NOT NULL,
	"street" text NOT NULL,
	"postal_code" text NOT NULL,
	"city" text NOT NULL,
	"phone" text NOT NULL,
	"email" text NOT NULL,
	"opening_hours" jsonb NOT NULL,
	"social_links" jsonb NOT NULL,
	"partners" jsonb NOT NULL,
	"conditions_text" text DEFAULT '' NOT NULL,
	"sac_discount_percent" integer DEFAULT 10 NOT NULL,
	"payment_term_days" integer DEFAULT 30 NOT NULL,
	"due_before_start_days" integer DEFAULT 14 NOT NULL,
	"registration_deadline_days" integer DEFAULT 14 NOT NULL,
	"registration_deadline_days_day_tour" integer DEFAULT 3 NOT NULL,
	"auto_confirm" boolean DEFAULT false NOT NULL,
	CONSTRAINT "settings_one_row_check" CHECK (id = '00000000-0000-4000-8000-000000000001'),
	CONSTRAINT "settings_sac_discount_check" CHECK (sac_discount_percent between 0 and 100)
);
--> statement-breakpoint
ALTER TABLE "events" ALTER COLUMN "sac_discount_percent" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "events" ALTER COLUMN "sac_discount_percent" DROP NOT NULL;
--> statement-breakpoint
-- Until now every event had 10 % because nobody could choose: these follow the settings from now on.
UPDATE "events" SET sac_discount_percent = NULL WHERE sac_discount_percent = 10;
--> statement-breakpoint
-- What the website said of the company so far, in its texts.
INSERT INTO "settings" (id, name, street, postal_code, city, phone, email, opening_hours, social_links, partners) VALUES (
  '00000000-0000-4000-8000-000000000001',
  'Firn Bergführungen GmbH', 'Bahnhofstrasse 12', '3818', 'Grindelwald', '033 854 12 80', 'hallo@firn.example',
  '[{"days": "Mo–Fr", "hours": "08:30–12:00 und 13:30–17:30"},
    {"days": "Sa", "hours": "09:00–12:00 (Mitte Dezember bis Mitte April)"}]',
  '[{"name": "Instagram", "url": "https://www.instagram.com/firn.example"},
    {"name": "Facebook", "url": "https://www.facebook.com/firn.example"},
    {"name": "YouTube", "url": "https://www.youtube.com/@firn.example"},
    {"name": "LinkedIn", "url": "https://www.linkedin.com/company/firn-example"}]',
  '[{"name": "Gletscherseil", "url": null}, {"name": "Nordwand Optik", "url": null},
    {"name": "Hüttli Kaffee", "url": null}, {"name": "Steigfell Sport", "url": null}]'
);
