import { type Static, Type } from 'typebox';
import { versioned } from './hydra.ts';
import { filledText, patchSchema, position, writeSchema } from './write.ts';

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
