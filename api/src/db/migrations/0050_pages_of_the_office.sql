CREATE TABLE "content_media" (
	"content_id" uuid NOT NULL,
	"media_id" uuid NOT NULL,
	CONSTRAINT "content_media_content_id_media_id_pk" PRIMARY KEY("content_id","media_id")
);
--> statement-breakpoint
CREATE TABLE "content_redirects" (
	"from" text PRIMARY KEY NOT NULL,
	"content_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content_versions" (
	"content_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"document" jsonb NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"author_id" uuid,
	CONSTRAINT "content_versions_content_id_number_pk" PRIMARY KEY("content_id","number")
);
--> statement-breakpoint
ALTER TABLE "contents" DROP CONSTRAINT "contents_completeSlug_unique";--> statement-breakpoint
ALTER TABLE "contents" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "contents" ADD COLUMN "blocks" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "contents" ADD COLUMN "draft" jsonb;--> statement-breakpoint
ALTER TABLE "contents" ADD COLUMN "published_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "contents" ADD COLUMN "publish_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "contents" ADD COLUMN "hide_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "contents" ADD COLUMN "step_refused_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "contents" ADD COLUMN "deleted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "contents" ADD COLUMN "updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "content_media" ADD CONSTRAINT "content_media_content_id_contents_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."contents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_media" ADD CONSTRAINT "content_media_media_id_media_objects_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media_objects"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_redirects" ADD CONSTRAINT "content_redirects_content_id_contents_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."contents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_versions" ADD CONSTRAINT "content_versions_content_id_contents_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."contents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_versions" ADD CONSTRAINT "content_versions_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "content_media_media_idx" ON "content_media" USING btree ("media_id");--> statement-breakpoint
CREATE INDEX "content_redirects_content_idx" ON "content_redirects" USING btree ("content_id");--> statement-breakpoint
CREATE UNIQUE INDEX "contents_address_key" ON "contents" USING btree ("complete_slug") WHERE "contents"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "contents_publish_idx" ON "contents" USING btree ("publish_at") WHERE "contents"."publish_at" is not null;--> statement-breakpoint
CREATE INDEX "contents_hide_idx" ON "contents" USING btree ("hide_at") WHERE "contents"."hide_at" is not null;--> statement-breakpoint
CREATE INDEX "contents_bin_idx" ON "contents" USING btree ("deleted_at") WHERE "contents"."deleted_at" is not null;--> statement-breakpoint
CREATE FUNCTION pg_temp.as_text(words text) RETURNS text LANGUAGE sql AS $$
  SELECT replace(replace(replace(coalesce(words, ''), '&', '&amp;'), '<', '&lt;'), '>', '&gt;')
$$;
--> statement-breakpoint
-- The blocks of before, by the kinds of docs/domain/content.md#blocks. A picture that is none any more showed nothing.
WITH "typed" AS (
  SELECT b.content_id, b.position, b.id, CASE
    WHEN b.name = 'Header Image' AND b.type = 'image' AND b.turn = 1 THEN 'header-image'
    WHEN b.name = 'Subtitle' AND b.type = 'text' AND b.turn = 1 AND length(coalesce(b.text, '')) <= 300 THEN 'subtitle'
    WHEN b.type = 'image' THEN 'picture'
    ELSE 'text' END AS kind,
    jsonb_build_object('media', '/api/extended_media_objects/' || b.image_id,
      'alt', left(coalesce(nullif(m.alt, ''), m.title, ''), 300), 'caption', '') AS picture,
    CASE b.type
      WHEN 'html' THEN coalesce(b.text, '')
      WHEN 'link' THEN '<p>' || CASE WHEN coalesce(b.url, '') = '' THEN pg_temp.as_text(b.text)
        ELSE '<a href="' || replace(pg_temp.as_text(b.url), '"', '&quot;') || '">'
          || pg_temp.as_text(coalesce(b.text, b.url)) || '</a>' END || '</p>'
      ELSE '<p>' || replace(pg_temp.as_text(b.text), E'\n', '<br>') || '</p>' END AS html,
    b.text
  FROM (
    SELECT *, row_number() OVER (PARTITION BY content_id, name ORDER BY position) AS turn FROM content_blocks
  ) b LEFT JOIN media_objects m ON m.id = b.image_id
  WHERE b.type <> 'image' OR b.image_id IS NOT NULL
)
UPDATE contents SET blocks = of_page.blocks FROM (
  SELECT content_id, jsonb_agg(jsonb_build_object('id', id, 'kind', kind, 'data', CASE kind
    WHEN 'header-image' THEN jsonb_build_object('picture', picture)
    WHEN 'subtitle' THEN jsonb_build_object('text', coalesce(text, ''))
    WHEN 'picture' THEN jsonb_build_object('picture', picture, 'width', 'text')
    ELSE jsonb_build_object('html', html) END) ORDER BY position) AS blocks
  FROM typed GROUP BY content_id
) of_page WHERE of_page.content_id = contents.id;
--> statement-breakpoint
INSERT INTO content_media (content_id, media_id)
SELECT DISTINCT content_id, image_id FROM content_blocks WHERE type = 'image' AND image_id IS NOT NULL;
--> statement-breakpoint
UPDATE contents SET published_at = created_at, updated_at = created_at WHERE public;
--> statement-breakpoint
-- What is public can be returned to.
INSERT INTO content_versions (content_id, number, document, at)
SELECT id, 1, jsonb_build_object('title', title, 'slug', slug, 'metaDescription', meta_description,
  'metaKeywords', meta_keywords, 'metaIndex', meta_index, 'blocks', blocks), created_at
FROM contents WHERE public;
--> statement-breakpoint
DROP TABLE "content_blocks";
--> statement-breakpoint
-- A version goes with its page and in no other way.
CREATE FUNCTION "content_versions_stay"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND NOT EXISTS (SELECT FROM contents WHERE id = OLD.content_id) THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION '% rows are never changed', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER "content_versions_append_only" BEFORE UPDATE OR DELETE ON "content_versions"
FOR EACH ROW EXECUTE FUNCTION content_versions_stay();
