CREATE TABLE "address_import_headings" (
	"heading" text PRIMARY KEY NOT NULL,
	"field" text
);
--> statement-breakpoint
CREATE TABLE "address_import_rows" (
	"import_id" uuid NOT NULL,
	"row" integer NOT NULL,
	"values" jsonb,
	"outcome" text,
	"user_id" uuid,
	"filled" jsonb,
	"remarks" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"undone" text,
	CONSTRAINT "address_import_rows_import_id_row_pk" PRIMARY KEY("import_id","row")
);
--> statement-breakpoint
CREATE TABLE "address_imports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"file_name" text NOT NULL,
	"sha256" text NOT NULL,
	"state" text DEFAULT 'running' NOT NULL,
	"newsletter_proof" text,
	"rows" integer NOT NULL,
	"done" integer NOT NULL,
	"created" integer DEFAULT 0 NOT NULL,
	"updated" integer DEFAULT 0 NOT NULL,
	"unchanged" integer DEFAULT 0 NOT NULL,
	"refused" integer DEFAULT 0 NOT NULL,
	"removed" integer DEFAULT 0 NOT NULL,
	"reset" integer DEFAULT 0 NOT NULL,
	"kept" integer DEFAULT 0 NOT NULL,
	"created_by_id" uuid NOT NULL,
	"undone_by_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "address_import_rows" ADD CONSTRAINT "address_import_rows_import_id_address_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."address_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "address_import_rows" ADD CONSTRAINT "address_import_rows_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "address_imports" ADD CONSTRAINT "address_imports_created_by_id_users_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "address_imports" ADD CONSTRAINT "address_imports_undone_by_id_users_id_fk" FOREIGN KEY ("undone_by_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "address_import_rows_open_index" ON "address_import_rows" USING btree ("import_id","row") WHERE outcome is null;--> statement-breakpoint
CREATE INDEX "address_import_rows_user_index" ON "address_import_rows" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "address_imports_file_key" ON "address_imports" USING btree ("sha256") WHERE state in ('running', 'done');--> statement-breakpoint
CREATE INDEX "address_imports_open_index" ON "address_imports" USING btree ("created_at") WHERE state in ('running', 'undoing');