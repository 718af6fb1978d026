import { addDays, type LocalDate, type Salutation } from '@firn/shared-contracts/domain';
import { createRandom, type Random } from '../random.ts';
import { ALLERGIES, HARDEST_TOURS, MEN, STREETS, SURNAMES, TOWNS, WOMEN } from './names.ts';

export interface GuestSeed {
  readonly email: string;
  readonly salutation: Salutation;
  readonly firstName: string;
  readonly lastName: string;
  readonly birthday: LocalDate;
  readonly address: string;
  readonly postalCode: string;
  readonly city: string;
  readonly phone: string;
  readonly sac: boolean;
  readonly sacNumber: string | null;
  readonly vegetarian: boolean;
  readonly allergiesText: string | null;
  readonly hardestTour: string;
  readonly contact: { readonly firstName: string; readonly lastName: string; readonly phone: string };
}

export const DEMO_GUEST = 'gast@firn.example';
const GUEST_COUNT = 120;

const ascii = (name: string) =>
  name
    .toLowerCase()
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .normalize('NFKD')
    .replace(/[^a-z]/g, '');

/** Of the range +41 79 000 …, so that no demo message reaches anybody. */
const demoPhone = (random: Random) => `+4179000${String(random.integer(0, 9999)).padStart(4, '0')}`;

function guest(random: Random, today: LocalDate, index: number): GuestSeed {
  const salutation: Salutation = index % 40 === 39 ? 'Divers' : random.chance(0.5) ? 'Frau' : 'Herr';
  const firstName = random.pick(salutation === 'Herr' ? MEN : WOMEN);
  const lastName = random.pick(SURNAMES);
  const [postalCode, city] = random.pick(TOWNS);
  const sac = random.chance(0.45);
  return {
    email: `${ascii(firstName)}.${ascii(lastName)}${index}@gast.example`,
    salutation,
    firstName,
    lastName,
    birthday: addDays(today, -random.integer(19 * 366, 68 * 365)),
    address: `${random.pick(STREETS)} ${random.integer(1, 120)}`,
    postalCode,
    city,
    phone: demoPhone(random),
    sac,
    sacNumber: sac ? String(random.integer(100_000, 899_999)) : null,
    vegetarian: random.chance(0.22),
    allergiesText: random.chance(0.09) ? random.pick(ALLERGIES) : null,
    hardestTour: random.pick(HARDEST_TOURS),
    contact: {
      firstName: random.pick(random.chance(0.5) ? MEN : WOMEN),
      lastName,
      phone: demoPhone(random).replace('+4179000', '+4178000'),
    },
  };
}

/** 120 guests; the first is the demo account. */
export function guests(today: LocalDate): GuestSeed[] {
  const random = createRandom('guests');
  return Array.from({ length: GUEST_COUNT }, (_, index) => {
    const seed = guest(random, today, index);
    if (index > 0) return seed;
    return {
      ...seed,
      email: DEMO_GUEST,
      salutation: 'Frau',
      firstName: 'Lena',
      lastName: 'Ackermann',
      sac: true,
      sacNumber: '284611',
      vegetarian: true,
      allergiesText: null,
    };
  });
}
