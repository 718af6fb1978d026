import { type Static, Type } from 'typebox';
import { rentingMaterialPropertyValues } from './bookings.ts';
import { MaterialPropertyValue } from './renting-materials.ts';
import { writeSchema } from './write.ts';

/** `GET /api/me/sizes`: what the account keeps of its owner's sizes. `PUT` answers the same. */
export const OwnSizesResponse = Type.Object(
  {
    '@id': Type.Literal('/api/me/sizes'),
    '@type': Type.Literal('OwnSizes'),
    rentingMaterialPropertyValues: Type.Array(MaterialPropertyValue),
  },
  { $id: 'OwnSizes' },
);
export type OwnSizesResponse = Static<typeof OwnSizesResponse>;

/** `PUT /api/me/sizes`, as a whole; none keeps nothing. */
export const OwnSizesRequest = writeSchema('OwnSizesRequest', { rentingMaterialPropertyValues });
export type OwnSizesRequest = Static<typeof OwnSizesRequest>;
