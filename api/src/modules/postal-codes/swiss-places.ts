import { createRequire } from 'node:module';
import type { PostalCodeResponse } from '@firn/shared-contracts/api';

interface Place {
  readonly name: string;
  readonly canton: string;
}

type Places = Readonly<Record<string, readonly Place[]>>;

const require = createRequire(import.meta.url);

/** By code; read once, when it is first asked for. As an import, the compiler would make a type of its 370 kB. */
const allPlaces = () =>
  Object.entries(require('switzerland-postal-codes/dist/postal-codes-full.json') as Places);

const answerOf = (code: string, { name, canton }: Place): PostalCodeResponse => ({
  '@id': `/api/postal_codes?code=${code}#${encodeURIComponent(name)}`,
  '@type': 'PostalCode',
  code,
  city: name,
  canton,
});

/** The places whose code begins so, by code, those of a code by name; each once. */
export const placesBeginning = (digits: string): PostalCodeResponse[] =>
  allPlaces()
    .filter(([code]) => code.startsWith(digits))
    .flatMap(([code, ofCode]) =>
      [...new Map(ofCode.map((place) => [place.name, answerOf(code, place)])).values()].toSorted((a, b) =>
        a.city.localeCompare(b.city, 'de-CH'),
      ),
    );
