import { type Static, Type } from 'typebox';
import { Instant, Nullable } from './hydra.ts';
import { text, writeSchema } from './write.ts';

const dietFields = {
  vegetarian: Type.Boolean(),
  allergies: Type.Boolean(),
  allergiesText: Nullable(text(500)),
} as const;

/** `GET /api/me/diet`: what the account keeps of its owner's food and allergies. `PUT` answers the same. */
export const OwnDietResponse = Type.Object(
  {
    '@id': Type.Literal('/api/me/diet'),
    '@type': Type.Literal('OwnDiet'),
    /** Null while its owner has not agreed to keep any. */
    diet: Nullable(Type.Object({ ...dietFields, agreedAt: Instant })),
  },
  { $id: 'OwnDiet' },
);
export type OwnDietResponse = Static<typeof OwnDietResponse>;

/** `PUT /api/me/diet`, as a whole, by who agrees to it; `DELETE` takes the consent and the data away. */
export const OwnDietRequest = writeSchema('OwnDietRequest', dietFields);
export type OwnDietRequest = Static<typeof OwnDietRequest>;
