import { type Static, Type } from 'typebox';
import { versioned } from './hydra.ts';
import { filledText, patchSchema, position, text, writeSchema } from './write.ts';

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
