-- Formatted text as it is read. The bodies of these functions are bound when they are made, so that a restored backup can make
-- the column anew whatever its search path is.
CREATE FUNCTION "plain_words"("html" text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN replace(replace(replace(replace(replace(regexp_replace(html, '<[^>]*>', ' ', 'g'),
  '&nbsp;', ' '), '&quot;', '"'), '&lt;', '<'), '&gt;', '>'), '&amp;', '&');
--> statement-breakpoint
-- All words of a page's blocks, those of kinds to come too. What is left out are names of kinds and choices, ids and addresses.
CREATE FUNCTION "content_words"("blocks" jsonb) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
BEGIN ATOMIC
  SELECT coalesce(string_agg(plain_words(entry ->> 'value'), ' '), '')
  FROM jsonb_path_query(blocks, 'strict $[*].data.** ? (@.type() == "object").keyvalue()', '{}', true) entry
  WHERE jsonb_typeof(entry -> 'value') = 'string'
    AND entry ->> 'key' NOT IN ('id', 'kind', 'media', 'page', 'file', 'url', 'alt', 'look', 'width')
    AND entry ->> 'value' NOT LIKE '/api/%';
END;
--> statement-breakpoint
ALTER TABLE "navigation_entries" DROP CONSTRAINT "navigation_entries_parent_id_navigation_entries_id_fk";
--> statement-breakpoint
DROP INDEX "navigation_entries_parent_idx";--> statement-breakpoint
ALTER TABLE "contents" ADD COLUMN "search" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('german', translate(lower(title), 'ÄäÀàÂâÉéÈèÊêËëÎîÏïÔôÖöÙùÛûÜüÇç', 'aaaaaaeeeeeeeeiiiioooouuuuuucc')), 'A') || setweight(to_tsvector('german', translate(lower(meta_description || ' ' || meta_keywords), 'ÄäÀàÂâÉéÈèÊêËëÎîÏïÔôÖöÙùÛûÜüÇç', 'aaaaaaeeeeeeeeiiiioooouuuuuucc')), 'B') || to_tsvector('german', translate(lower(content_words(blocks)), 'ÄäÀàÂâÉéÈèÊêËëÎîÏïÔôÖöÙùÛûÜüÇç', 'aaaaaaeeeeeeeeiiiioooouuuuuucc'))) STORED;--> statement-breakpoint
ALTER TABLE "navigation_entries" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "navigation_entries" ADD COLUMN "content_id" uuid;--> statement-breakpoint
ALTER TABLE "navigation_entries" ADD COLUMN "url" text;--> statement-breakpoint
ALTER TABLE "navigation_entries" ADD CONSTRAINT "navigation_entries_content_id_contents_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."contents"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "navigation_entries" ADD CONSTRAINT "navigation_entries_parent_id_navigation_entries_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."navigation_entries"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contents_search_idx" ON "contents" USING gin ("search");--> statement-breakpoint
CREATE INDEX "navigation_entries_content_idx" ON "navigation_entries" USING btree ("content_id");--> statement-breakpoint
ALTER TABLE "navigation_entries" ADD CONSTRAINT "navigation_entries_slug_unique" UNIQUE NULLS NOT DISTINCT("parent_id","slug");--> statement-breakpoint
-- An entry stood for the page at its address: from now on it leads to it, wherever that page moves.
WITH RECURSIVE places AS (
  SELECT id, slug AS address FROM navigation_entries WHERE parent_id IS NULL
  UNION ALL
  SELECT e.id, places.address || '/' || e.slug FROM navigation_entries e JOIN places ON places.id = e.parent_id
)
UPDATE navigation_entries e SET content_id = c.id
FROM places JOIN contents c ON c.complete_slug = places.address AND c.deleted_at IS NULL WHERE places.id = e.id;
