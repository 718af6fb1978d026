CREATE TABLE "message_rules" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"key" text DEFAULT gen_random_uuid()::text NOT NULL,
	"title" text NOT NULL,
	"template" text NOT NULL,
	"audience" text NOT NULL,
	"channel" text DEFAULT 'mail' NOT NULL,
	"moment" text NOT NULL,
	"days" integer,
	"time" text,
	"until_days" integer,
	"state" text,
	"active" boolean DEFAULT false NOT NULL,
	"sort_key" text collate "C" GENERATED ALWAYS AS (translate(lower(title), 'ÄäÀàÂâÉéÈèÊêËëÎîÏïÔôÖöÙùÛûÜüÇç', 'aaaaaaeeeeeeeeiiiioooouuuuuucc')) STORED,
	CONSTRAINT "message_rules_key_unique" UNIQUE("key"),
	CONSTRAINT "message_rules_title_unique" UNIQUE("title"),
	CONSTRAINT "message_rules_moment_check" CHECK (case moment
        when 'before_start' then days is not null and time is not null and state is null
        when 'after_end' then days is not null and time is not null and until_days is not null and state is null
        when 'state' then state is not null and days is null and time is null and until_days is null
        else time is not null and days is null and until_days is null and state is null end)
);

--> statement-breakpoint
-- The mails that jobs sent before there were rules, under the names by which `reminders` remembers what was sent; the mails to
-- guests are new and wait for the office.
INSERT INTO "message_rules" ("key", "title", "template", "audience", "moment", "days", "time", "until_days", "state", "active") VALUES
	('guide_8_weeks', 'Guides: acht Wochen vorher', 'guide_8_weeks', 'guides', 'before_start', 56, '00:00', 7, NULL, true),
	('guide_1_week', 'Guides: eine Woche vorher', 'guide_1_week', 'guides', 'before_start', 7, '00:00', NULL, NULL, true),
	('guide_report_due', 'Guides: Rapport fehlt', 'guide_report_due', 'guides', 'after_end', 1, '00:00', 15, NULL, true),
	('remembered_few_seats', 'Merkliste: bald voll', 'remembered_few_seats', 'rememberers', 'state', NULL, NULL, NULL, 'few_seats', true),
	('pinboard_digest', 'Pinnwand: Neues des Tages', 'pinboard_digest', 'pinboard_readers', 'daily', NULL, '18:00', NULL, NULL, true),
	('packing_list', 'Gäste: Packliste', 'packing_list', 'bookers', 'before_start', 14, '08:00', 3, NULL, false),
	('last_info', 'Gäste: letzte Infos', 'last_info', 'bookers', 'before_start', 3, '08:00', NULL, NULL, false),
	('thanks', 'Gäste: Danke', 'thanks', 'bookers', 'after_end', 1, '10:00', 7, NULL, false);
