ALTER TABLE "message_rules" ADD COLUMN "subject" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "message_rules" ADD COLUMN "text" text DEFAULT '' NOT NULL;
--> statement-breakpoint
-- The job of before asked for feedback on the day after, too. Whom it has asked stands in `feedbacks`, where the rule looks.
INSERT INTO "message_rules" ("key", "title", "template", "audience", "channel", "moment", "days", "time", "until_days", "state", "text", "active") VALUES
	('feedback_request', 'Gäste: Rückmeldung', 'feedback_request', 'persons', 'mail', 'after_end', 1, '17:00', 8, NULL, '', true),
	('waitlist_offered', 'Warteliste: SMS zum freien Platz', 'waitlist_offered', 'waiting', 'sms', 'state', NULL, NULL, NULL, 'offered', 'Hallo {vorname}, bei «{event}» ({datum}) ist für dich Platz frei. In deiner E-Mail steht, bis wann wir ihn halten und wie du ihn annimmst. Firn', false);
