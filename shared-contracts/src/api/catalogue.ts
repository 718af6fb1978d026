import { type Static, Type } from 'typebox';
import { DIFFICULTY_FIELDS, type DifficultyField, VAT_CATEGORIES } from '../domain/difficulty.ts';
import { DateOnly, Nullable, resource, strings, versioned } from './hydra.ts';
import { filledText, patchSchema, reference, text, writeSchema } from './write.ts';

/** The small lists that describe offers. */
const position = Type.Integer({ minimum: 0, maximum: 9999 });

/** Scales that a tour of the activity is graded on. */
const difficulties = Type.Array(strings(Object.keys(DIFFICULTY_FIELDS) as DifficultyField[]), {
  maxItems: Object.keys(DIFFICULTY_FIELDS).length,
  uniqueItems: true,
});

export const ActivityResponse = Type.Object(
  {
    ...versioned,
    title: Type.String(),
    slug: Type.String(),
    mainFilter: Type.Boolean(),
    parent: Nullable(Type.String({ description: 'IRI of the parent activity.' })),
    position: Type.Integer(),
    /** Its own; an activity also has those of what stands above it. */
    difficulties,
  },
  { $id: 'Activity' },
);
export type ActivityResponse = Static<typeof ActivityResponse>;

const activityFields = {
  title: filledText(60),
  /** Part of addresses; derived from the title if left out. */
  slug: Type.String({ maxLength: 60, pattern: '^[a-z0-9]+(-[a-z0-9]+)*$' }),
  mainFilter: Type.Boolean(),
  parent: Nullable(reference('activities')),
  position,
  difficulties,
};
export const ActivityCreate = writeSchema('ActivityCreate', {
  title: activityFields.title,
  slug: Type.Optional(activityFields.slug),
  mainFilter: Type.Optional(activityFields.mainFilter),
  parent: Type.Optional(activityFields.parent),
  position: Type.Optional(activityFields.position),
  difficulties: Type.Optional(activityFields.difficulties),
});
export type ActivityCreate = Static<typeof ActivityCreate>;
export const ActivityPatch = patchSchema('ActivityPatch', activityFields);
export type ActivityPatch = Static<typeof ActivityPatch>;

export const LevelResponse = Type.Object(
  { ...versioned, title: Type.String(), description: Type.String(), position: Type.Integer() },
  { $id: 'Level' },
);
export type LevelResponse = Static<typeof LevelResponse>;

const levelFields = { title: filledText(60), description: text(500), position };
export const LevelCreate = writeSchema('LevelCreate', {
  title: levelFields.title,
  description: Type.Optional(levelFields.description),
  position: Type.Optional(levelFields.position),
});
export type LevelCreate = Static<typeof LevelCreate>;
export const LevelPatch = patchSchema('LevelPatch', levelFields);
export type LevelPatch = Static<typeof LevelPatch>;

export const SleepingStyleResponse = Type.Object(
  { ...versioned, title: Type.String(), position: Type.Integer() },
  { $id: 'SleepingStyle' },
);
export type SleepingStyleResponse = Static<typeof SleepingStyleResponse>;

const sleepingStyleFields = { title: filledText(60), position };
export const SleepingStyleCreate = writeSchema('SleepingStyleCreate', {
  title: sleepingStyleFields.title,
  position: Type.Optional(sleepingStyleFields.position),
});
export type SleepingStyleCreate = Static<typeof SleepingStyleCreate>;
export const SleepingStylePatch = patchSchema('SleepingStylePatch', sleepingStyleFields);
export type SleepingStylePatch = Static<typeof SleepingStylePatch>;

export const TagResponse = Type.Object({ ...versioned, title: Type.String() }, { $id: 'Tag' });
export type TagResponse = Static<typeof TagResponse>;

const tagFields = { title: filledText(40) };
export const TagCreate = writeSchema('TagCreate', tagFields);
export type TagCreate = Static<typeof TagCreate>;
export const TagPatch = patchSchema('TagPatch', tagFields);
export type TagPatch = Static<typeof TagPatch>;

/** `POST /api/tags/{id}/merge`: everything with this tag gets the other one, and this one is removed. */
export const TagMerge = writeSchema('TagMerge', { into: reference('tags') });
export type TagMerge = Static<typeof TagMerge>;

export const VatRateResponse = Type.Object(
  {
    ...resource,
    title: Type.String(),
    category: strings(VAT_CATEGORIES),
    percent: Type.Number({ description: '8.1 for 8.1 %.' }),
    validFrom: DateOnly,
    validTo: Nullable(DateOnly),
  },
  { $id: 'VatRate' },
);
export type VatRateResponse = Static<typeof VatRateResponse>;
