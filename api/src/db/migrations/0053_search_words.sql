CREATE TABLE "search_words" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"title" text NOT NULL,
	"meaning" text NOT NULL,
	"sort_key" text collate "C" GENERATED ALWAYS AS (translate(lower(title), 'ÄäÀàÂâÉéÈèÊêËëÎîÏïÔôÖöÙùÛûÜüÇç', 'aaaaaaeeeeeeeeiiiioooouuuuuucc')) STORED,
	CONSTRAINT "search_words_title_unique" UNIQUE("title")
);
--> statement-breakpoint
ALTER TABLE "events" drop column "search";--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "search" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('german', translate(lower(coalesce(title, '')), 'ÄäÀàÂâÉéÈèÊêËëÎîÏïÔôÖöÙùÛûÜüÇç', 'aaaaaaeeeeeeeeiiiioooouuuuuucc')), 'A') || setweight(to_tsvector('german', translate(lower(coalesce(subtitle, '') || ' ' || coalesce(place, '')), 'ÄäÀàÂâÉéÈèÊêËëÎîÏïÔôÖöÙùÛûÜüÇç', 'aaaaaaeeeeeeeeiiiioooouuuuuucc')), 'B') || setweight(to_tsvector('german', translate(lower(coalesce(jsonb_path_query_array(pois, '$[*].title')::text, '')), 'ÄäÀàÂâÉéÈèÊêËëÎîÏïÔôÖöÙùÛûÜüÇç', 'aaaaaaeeeeeeeeiiiioooouuuuuucc')), 'C') || to_tsvector('german', translate(lower(coalesce(lead_text, '')), 'ÄäÀàÂâÉéÈèÊêËëÎîÏïÔôÖöÙùÛûÜüÇç', 'aaaaaaeeeeeeeeiiiioooouuuuuucc'))) STORED;--> statement-breakpoint
ALTER TABLE "offers" drop column "search";--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "search" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('german', translate(lower(coalesce(title, '')), 'ÄäÀàÂâÉéÈèÊêËëÎîÏïÔôÖöÙùÛûÜüÇç', 'aaaaaaeeeeeeeeiiiioooouuuuuucc')), 'A') || setweight(to_tsvector('german', translate(lower(coalesce(subtitle, '') || ' ' || coalesce(place, '')), 'ÄäÀàÂâÉéÈèÊêËëÎîÏïÔôÖöÙùÛûÜüÇç', 'aaaaaaeeeeeeeeiiiioooouuuuuucc')), 'B') || setweight(to_tsvector('german', translate(lower(coalesce(jsonb_path_query_array(pois, '$[*].title')::text, '')), 'ÄäÀàÂâÉéÈèÊêËëÎîÏïÔôÖöÙùÛûÜüÇç', 'aaaaaaeeeeeeeeiiiioooouuuuuucc')), 'C') || to_tsvector('german', translate(lower(coalesce(lead_text, '')), 'ÄäÀàÂâÉéÈèÊêËëÎîÏïÔôÖöÙùÛûÜüÇç', 'aaaaaaeeeeeeeeiiiioooouuuuuucc'))) STORED;--> statement-breakpoint
-- The indexes went with the columns that are made anew.
CREATE INDEX "events_search_index" ON "events" USING gin ("search");--> statement-breakpoint
CREATE INDEX "offers_search_index" ON "offers" USING gin ("search");
