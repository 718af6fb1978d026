import { type Static, Type } from 'typebox';
import { versioned } from './hydra.ts';
import { filledText, patchSchema, writeSchema } from './write.ts';

export const SearchWordResponse = Type.Object(
  { ...versioned, title: Type.String(), meaning: Type.String() },
  { $id: 'SearchWord' },
);
export type SearchWordResponse = Static<typeof SearchWordResponse>;

const searchWordFields = { title: filledText(60), meaning: filledText(200) };
export const SearchWordCreate = writeSchema('SearchWordCreate', searchWordFields);
export type SearchWordCreate = Static<typeof SearchWordCreate>;
export const SearchWordPatch = patchSchema('SearchWordPatch', searchWordFields);
export type SearchWordPatch = Static<typeof SearchWordPatch>;
