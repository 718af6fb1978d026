import { type AccommodationKind, slugify } from '@firn/shared-contracts/domain';
import type { accommodations } from '../../modules/accommodations/accommodations.table.ts';
import { seedId } from '../identity.ts';
import type { OfferSeed } from './types.ts';

type House = readonly [
  kind: AccommodationKind,
  title: string,
  place: string,
  latitude: number,
  longitude: number,
  altitude: number,
  beds: number,
];

/** Houses that tours sleep in. Where they are and how large is as known in general; whoever answers there is made up. */
export const HOUSES: readonly House[] = [
  ['hut', 'Konkordiahütte SAC', 'Fiesch', 46.5005, 8.0532, 2850, 155],
  ['hut', 'Britanniahütte SAC', 'Saas-Fee', 46.06, 7.935, 3030, 134],
  ['hut', 'Monte-Rosa-Hütte SAC', 'Zermatt', 45.9567, 7.8147, 2883, 120],
  ['hut', 'Hörnlihütte', 'Zermatt', 45.9819, 7.6764, 3260, 130],
  ['hut', 'Mönchsjochhütte', 'Grindelwald', 46.5553, 8.0115, 3657, 120],
  ['hut', 'Fridolinshütte SAC', 'Linthal', 46.829, 8.938, 2111, 64],
  ['hut', 'Tracuithütte SAC', 'Zinal', 46.124, 7.676, 3256, 120],
  ['hut', 'Finsteraarhornhütte SAC', 'Fieschertal', 46.523, 8.117, 3048, 114],
  ['hut', 'Hollandiahütte SAC', 'Blatten', 46.469, 7.915, 3240, 85],
  ['hut', 'Lämmerenhütte SAC', 'Kandersteg', 46.396, 7.587, 2501, 92],
  ['hut', 'Wildhornhütte SAC', 'Lenk', 46.371, 7.39, 2303, 70],
  ['hut', 'Albert-Heim-Hütte SAC', 'Realp', 46.618, 8.445, 2543, 70],
  ['hut', 'Rotondohütte SAC', 'Realp', 46.538, 8.463, 2570, 86],
  ['hut', 'Dammahütte SAC', 'Göschenen', 46.648, 8.444, 2438, 24],
  ['hut', 'Salbithütte SAC', 'Göschenen', 46.68, 8.536, 2105, 50],
  ['hut', 'Bergseehütte SAC', 'Göschenen', 46.661, 8.487, 2370, 65],
  ['hut', 'Rugghubelhütte SAC', 'Engelberg', 46.85, 8.452, 2290, 88],
  ['hut', 'Almagellerhütte SAC', 'Saas-Almagell', 46.105, 7.985, 2894, 120],
  ['hut', 'Wiesbadener Hütte', 'Galtür', 46.868, 10.116, 2443, 190],
  ['hut', 'Läntahütte SAC', 'Vals', 46.546, 9.046, 2090, 33],
  ['hut', 'Cabane des Vignettes CAS', 'Arolla', 45.991, 7.477, 3160, 120],
  ['hut', 'Tierberglihütte SAC', 'Gadmen', 46.704, 8.414, 2795, 70],
  ['hut', 'Trifthütte SAC', 'Gadmen', 46.676, 8.371, 2520, 40],
  ['hut', 'Gaulihütte SAC', 'Innertkirchen', 46.624, 8.19, 2205, 65],
  ['hut', 'Lauteraarhütte SAC', 'Guttannen', 46.583, 8.229, 2393, 50],
  ['hut', 'Gelmerhütte SAC', 'Guttannen', 46.624, 8.344, 2412, 55],
  ['hut', 'Blüemlisalphütte SAC', 'Kandersteg', 46.504, 7.768, 2840, 138],
  ['hut', 'Gspaltenhornhütte SAC', 'Kiental', 46.516, 7.816, 2455, 75],
  ['hut', 'Doldenhornhütte SAC', 'Kandersteg', 46.486, 7.706, 1915, 40],
  ['hut', 'Turtmannhütte SAC', 'Gruben', 46.158, 7.69, 2519, 74],
  ['hut', 'Weissmieshütten SAC', 'Saas-Grund', 46.137, 7.977, 2726, 135],
  ['hut', 'Täschhütte SAC', 'Täsch', 46.061, 7.816, 2701, 70],
  ['hut', 'Domhütte SAC', 'Randa', 46.103, 7.834, 2940, 75],
  ['hut', 'Schreckhornhütte SAC', 'Grindelwald', 46.577, 8.081, 2529, 65],
  ['hut', 'Tschiervahütte SAC', 'Pontresina', 46.396, 9.88, 2584, 100],
  ['hotel', 'Berghaus Diavolezza', 'Pontresina', 46.411, 9.966, 2978, 170],
  ['hotel', 'Hotel Bergsonne', 'Andermatt', 46.636, 8.594, 1447, 60],
  ['hotel', 'Gasthaus Alpenblick', 'Kandersteg', 46.495, 7.673, 1176, 40],
  ['camp', 'Zeltplatz Bergwald', 'Meiringen', 46.727, 8.187, 595, 80],
  ['private', 'Ferienhaus Murmeli', 'Realp', 46.598, 8.502, 1538, 14],
];

export const houseId = (title: string): string => seedId(`accommodation/${title}`);

/** As a text of a tour calls it. */
const nameOf = ([, title]: House): string => title.replace(/ (SAC|CAS)$/, '');

/**
 * Finds where guests of an offer sleep: in the first house that its own texts name, or else in a hotel of its place. Null where
 * it names no house of ours, as with tents.
 */
export function houseOf({
  title,
  subtitle,
  lead,
  program,
  place,
  price,
  sleeping,
}: Pick<OfferSeed, 'title' | 'subtitle' | 'lead' | 'program' | 'place' | 'price' | 'sleeping'>):
  | string
  | null {
  if (!price.overnight) return null;
  const texts = [title, subtitle, lead, ...program].join(' ');
  const isThere = (house: House) =>
    sleeping === 'Hotel' ? house[0] === 'hotel' && place.includes(house[2]) : texts.includes(nameOf(house));
  const found = HOUSES.filter(isThere).toSorted(
    (a, b) => texts.indexOf(nameOf(a)) - texts.indexOf(nameOf(b)),
  );
  return found[0]?.[1] ?? null;
}

const WARDENS = [
  'Therese Andenmatten',
  'Ueli Jossi',
  'Marlis Bissig',
  'Beat Zurbriggen',
  'Anna Caduff',
] as const;

/** Rappen of a night, by kind: for members, for others, and for half board. */
const PRICES: Readonly<Record<AccommodationKind, readonly [number, number, number | null]>> = {
  hut: [3200, 4400, 4600],
  hotel: [9500, 9500, 3800],
  camp: [1800, 1800, null],
  private: [2500, 2500, null],
};

function askingWay(kind: AccommodationKind, index: number) {
  if (kind === 'camp') return 'web' as const;
  return kind === 'private' || index % 6 === 5 ? ('phone' as const) : ('mail' as const);
}

/** A house as it is stored; every sixth hut is called, and every tenth wants no words about allergies. */
export function houseRow(
  [kind, title, place, latitude, longitude, altitude, beds]: House,
  index: number,
): typeof accommodations.$inferInsert {
  const [memberPrice, guestPrice, halfBoardPrice] = PRICES[kind];
  const number = String(100 + index);
  const isOfClub = /SAC|CAS/.test(title);
  return {
    id: houseId(title),
    kind,
    title,
    place,
    latitude,
    longitude,
    altitude,
    beds,
    rooms: kind === 'hotel' ? Math.ceil(beds / 2) : Math.ceil(beds / 12),
    address: place,
    owner: isOfClub ? 'Sektion des Alpen-Clubs' : '',
    warden: WARDENS[index % WARDENS.length] ?? '',
    phone: `+41275550${number}`,
    wardenPhone: `+41795550${number}`,
    email: `${slugify(title)}@unterkunft.example`,
    website: `https://${slugify(title)}.example`,
    memberPrice,
    guestPrice,
    halfBoardPrice,
    sacHutNumber: isOfClub ? `14${number}` : '',
    asksBy: askingWay(kind, index),
    allergiesInWords: index % 10 !== 9,
    releaseDays: kind === 'hut' ? 2 : 14,
    arrivalHint: kind === 'hut' ? `Ab ${place} auf dem markierten Weg.` : '',
    keyNote: kind === 'private' ? 'Der Schlüssel liegt im Kästchen neben der Tür.' : '',
  };
}
