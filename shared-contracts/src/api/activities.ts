import { type Static, Type } from 'typebox';
import { DIFFICULTY_FIELDS, type DifficultyField } from '../domain/difficulty.ts';
import { Nullable, strings, versioned } from './hydra.ts';
import { filledText, patchSchema, position, reference, writeSchema } from './write.ts';

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
