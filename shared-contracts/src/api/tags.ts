import { type Static, Type } from 'typebox';
import { versioned } from './hydra.ts';
import { filledText, patchSchema, reference, writeSchema } from './write.ts';

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
