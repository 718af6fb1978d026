ALTER TABLE "settings" ADD COLUMN "mail_logo" uuid;--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "mail_colour" text DEFAULT '#0a5a78' NOT NULL;--> statement-breakpoint
ALTER TABLE "settings" ADD CONSTRAINT "settings_mail_logo_media_objects_id_fk" FOREIGN KEY ("mail_logo") REFERENCES "public"."media_objects"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settings" ADD CONSTRAINT "settings_mail_colour_check" CHECK (mail_colour ~ '^#[0-9a-f]{6}$');