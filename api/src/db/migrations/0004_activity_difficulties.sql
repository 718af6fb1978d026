ALTER TABLE "activities" ADD COLUMN "difficulties" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
-- What the activities of the catalogue are graded on; grades of offers are checked against it from now on.
UPDATE "activities" SET difficulties = CASE slug
  WHEN 'hochtouren' THEN '{mountainTourDifficulty}'::text[]
  WHEN 'skitouren' THEN '{skiDifficulty}'::text[]
  WHEN 'skihochtouren' THEN '{mountainTourDifficulty}'::text[]
  WHEN 'schneeschuh' THEN '{snowShoeDifficulty}'::text[]
  WHEN 'winterwandern' THEN '{hikingDifficulty}'::text[]
  WHEN 'wandern' THEN '{hikingDifficulty}'::text[]
  WHEN 'klettern' THEN '{rockClimbingDifficulty}'::text[]
  WHEN 'klettersteig' THEN '{viaFerrataDifficulty}'::text[]
  WHEN 'lawinenkurse' THEN '{skiDifficulty}'::text[]
  WHEN 'fels-grundkurse' THEN '{rockClimbingDifficulty}'::text[]
  WHEN 'eis-grundkurse' THEN '{mountainTourDifficulty}'::text[]
  ELSE difficulties END;
--> statement-breakpoint
-- The Swiss VAT rates are facts, not demo data: an offer's default prices need them.
INSERT INTO "vat_rates" (id, title, category, percent, valid_from, valid_to) VALUES
  ('25ed0346-4dc0-5e2b-8c32-ef519bf654ef', 'Ausbildung, von der Steuer ausgenommen', 'UNO', 0, '2010-01-01', NULL),
  ('6ce9f36f-1a90-59e9-abb1-de4e4c906138', 'Leistung im Ausland', 'ULA', 0, '2010-01-01', NULL),
  ('961c8ff6-43bf-59fa-9e3d-3b92d7ea30f4', 'Beherbergung bis 2023', 'Sal2.0, 3.7%', 3.7, '2018-01-01', '2023-12-31'),
  ('bfa0f704-effe-5692-a289-b105a203c284', 'Normalsatz bis 2023', 'Sal2.0, 7.7%', 7.7, '2018-01-01', '2023-12-31'),
  ('85aa75b0-d19a-5986-9e06-c60479d6214c', 'Beherbergung', 'Sal2.1, 3.8%', 3.8, '2024-01-01', NULL),
  ('21fda649-14f2-598d-b6cf-11743e614f01', 'Normalsatz', 'Sal2.1, 8.1%', 8.1, '2024-01-01', NULL)
ON CONFLICT DO NOTHING;
--> statement-breakpoint
-- Long texts become formatted text: paragraphs and line breaks as they were, nothing of them is read as HTML.
CREATE FUNCTION pg_temp.as_rich_text(plain text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN plain IS NULL OR plain = '' THEN plain ELSE '<p>' || replace(replace(
    replace(replace(replace(plain, '&', '&amp;'), '<', '&lt;'), '>', '&gt;'),
    E'\n\n', '</p><p>'), E'\n', '<br>') || '</p>' END
$$;
--> statement-breakpoint
UPDATE "offers" SET
  program_text = pg_temp.as_rich_text(program_text), equipment_text = pg_temp.as_rich_text(equipment_text),
  services_text = pg_temp.as_rich_text(services_text), requirements_text = pg_temp.as_rich_text(requirements_text),
  curriculum = pg_temp.as_rich_text(curriculum);
--> statement-breakpoint
UPDATE "events" SET
  program_text = pg_temp.as_rich_text(program_text), equipment_text = pg_temp.as_rich_text(equipment_text),
  services_text = pg_temp.as_rich_text(services_text), requirements_text = pg_temp.as_rich_text(requirements_text),
  curriculum = pg_temp.as_rich_text(curriculum);
