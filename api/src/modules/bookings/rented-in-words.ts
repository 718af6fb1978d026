import type { BookingPersonRequest, PriceLine } from '@firn/shared-contracts/api';
import { fullNameOf } from '../../lib/full-name.ts';

type Renter = Pick<BookingPersonRequest, 'firstName' | 'lastName' | 'rentingMaterialPropertyValues'>;

/** The materials of a person that no credit takes back, by the titles on the lines. */
function standingTitles(lines: readonly Pick<PriceLine, 'kind' | 'title'>[]): string[] {
  const titles = lines.filter(({ kind }) => kind === 'component').map(({ title }) => title);
  for (const { kind, title } of lines) {
    const index = kind === 'credit' ? titles.indexOf(title) : -1;
    if (index >= 0) titles.splice(index, 1);
  }
  return titles;
}

/** What each person rents, and in which sizes: `Nina Käser: Bergschuhe (Schuhgrösse EU 42)`. */
export function rentedInWords(
  lines: readonly Pick<PriceLine, 'kind' | 'origin' | 'person' | 'title'>[],
  persons: readonly Renter[],
): string[] {
  return persons.flatMap((person, index) => {
    const own = lines.filter((line) => line.origin === 'material' && line.person === index);
    const titles = standingTitles(own);
    if (titles.length === 0) return [];
    const sizes = (person.rentingMaterialPropertyValues ?? [])
      .map(({ title, value }) => [title, value].filter(Boolean).join(' '))
      .join(', ');
    return [`${fullNameOf(person)}: ${titles.join(', ')}${sizes && ` (${sizes})`}`];
  });
}
