-- The audit names what is personal and does not say it (docs/domain/privacy.md#audit): nor do the rows from before. The
-- log is append-only, so its trigger rests while they are written; a failure takes everything back, the trigger too.
ALTER TABLE "audit_entries" DISABLE TRIGGER "audit_entries_append_only";--> statement-breakpoint
-- Fields of a record as `api/src/lib/personal-data.domain.ts` had them when this was written. A person's region is called as
-- the state of an account is, which its steps tell.
CREATE FUNCTION "is_personal_before_0021"(of_entity text, of_action text, field text) RETURNS boolean
LANGUAGE sql IMMUTABLE AS $$
  SELECT of_entity <> 'settings' AND (
    field = ANY (ARRAY[
      'salutation', 'firstName', 'lastName', 'fullName', 'birthday', 'address', 'postalCode', 'city', 'country',
      'phone', 'phonePrivate', 'phoneCompany', 'email', 'contactFirstName', 'contactLastName', 'contactPhone', 'sac',
      'sacNumber', 'vegetarian', 'allergies', 'allergiesText', 'hardestTour', 'guardianName', 'portraitText',
      'comment', 'message', 'notes'
    ])
    OR (of_entity = 'note' AND field = 'text')
    OR (of_entity = 'user' AND field = 'state' AND of_action <> 'user.transition')
    OR (of_action = 'user.merge' AND field IN ('from', 'into'))
  )
$$;--> statement-breakpoint
-- What lies inside of a value: objects and lists of persons.
CREATE FUNCTION "conceal_inside_0021"(of_entity text, of_action text, value jsonb) RETURNS jsonb
LANGUAGE plpgsql IMMUTABLE AS $$
BEGIN
  IF jsonb_typeof(value) = 'array' THEN
    RETURN coalesce(
      (SELECT jsonb_agg("conceal_inside_0021"(of_entity, of_action, each.value) ORDER BY each.place)
       FROM jsonb_array_elements(value) WITH ORDINALITY AS each(value, place)),
      '[]'::jsonb);
  ELSIF jsonb_typeof(value) = 'object' THEN
    RETURN coalesce(
      (SELECT jsonb_object_agg(each.key, CASE
         WHEN "is_personal_before_0021"(of_entity, '', each.key) THEN '"…"'::jsonb
         ELSE "conceal_inside_0021"(of_entity, of_action, each.value) END)
       FROM jsonb_each(value) AS each),
      '{}'::jsonb);
  END IF;
  RETURN value;
END $$;--> statement-breakpoint
CREATE FUNCTION "conceal_diff_0021"(of_entity text, of_action text, diff jsonb) RETURNS jsonb
LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(jsonb_object_agg(each.key, CASE
      WHEN "is_personal_before_0021"(of_entity, of_action, each.key) THEN '{"from": "…", "to": "…"}'::jsonb
      ELSE "conceal_inside_0021"(of_entity, of_action, each.value) END), '{}'::jsonb)
    -- A name that is missing would say that somebody has no allergies.
    || CASE WHEN of_action IN ('family_member.create', 'family_member.remove') THEN
      '{"allergiesText": {"from": "…", "to": "…"}, "hardestTour": {"from": "…", "to": "…"}}'::jsonb
      ELSE '{}'::jsonb END
  FROM jsonb_each(diff) AS each
$$;--> statement-breakpoint
-- Neither a name nor the words of a note stay as the label of a row, nor the secret of a link as part of an address.
WITH "concealed" AS (
  SELECT "id",
    CASE
      WHEN "label" IS NULL THEN NULL
      WHEN "entity" = 'user' THEN 'Person'
      WHEN "entity" = 'family_member' THEN 'Familienmitglied'
      WHEN "entity" = 'note' THEN 'Notiz'
      ELSE "label"
    END AS "label",
    CASE
      WHEN jsonb_typeof("diff") IS DISTINCT FROM 'object' THEN "diff"
      ELSE "conceal_diff_0021"("entity", "action", "diff") #- '{params,token}' #- '{params,secret}'
    END AS "diff"
  FROM "audit_entries"
)
UPDATE "audit_entries" SET "label" = "concealed"."label", "diff" = "concealed"."diff"
FROM "concealed"
WHERE "audit_entries"."id" = "concealed"."id"
  AND ("audit_entries"."label", "audit_entries"."diff")
    IS DISTINCT FROM ("concealed"."label", "concealed"."diff");--> statement-breakpoint
DROP FUNCTION "conceal_diff_0021"(text, text, jsonb);--> statement-breakpoint
DROP FUNCTION "conceal_inside_0021"(text, text, jsonb);--> statement-breakpoint
DROP FUNCTION "is_personal_before_0021"(text, text, text);--> statement-breakpoint
ALTER TABLE "audit_entries" ENABLE TRIGGER "audit_entries_append_only";
