import { type Static, Type } from 'typebox';
import { Iri } from './hydra.ts';

/** One of `GET /api/postal_codes?code=39`: a place in Switzerland (docs/domain/bookings.md#postal-codes). */
export const PostalCodeResponse = Type.Object(
  {
    '@id': Iri,
    '@type': Type.Literal('PostalCode'),
    code: Type.String({ pattern: '^\\d{4}$' }),
    city: Type.String(),
    /** Two letters, such as `VS`. */
    canton: Type.String(),
  },
  { $id: 'PostalCode' },
);
export type PostalCodeResponse = Static<typeof PostalCodeResponse>;
