import type { PriceQuoteResponse, RentingMaterialResponse } from '@firn/shared-contracts/api';
import { materialPrice } from '@firn/shared-contracts/domain';
import {
  aCollection,
  aMaterialProperty,
  anEvent,
  aRentingMaterial,
  type TestApiHandlers,
  type TestRequest,
} from '@firn/shared-contracts/testing';
import { aQuote, bookableApi, ownSizes } from './answers.ts';

const idOf = (number: number) => `018f0000-0000-7000-8000-000000000${number}`;
const iriOf = (number: number) => `/api/renting_materials/${idOf(number)}`;

export const SHOE_SIZE = aMaterialProperty();
export const LENGTH = aMaterialProperty({
  '@id': `/api/renting_material_properties/${idOf(952)}`,
  id: idOf(952),
  title: 'Länge',
  unit: 'cm',
  minimum: 140,
  maximum: 200,
});

const piecesOf = (property: typeof SHOE_SIZE, pieces: Readonly<Record<string, number>>) => ({
  '@type': 'RentingMaterialAvailability' as const,
  from: '2026-07-11',
  to: '2026-07-12',
  stock: Object.entries(pieces).map(([value, free]) => ({
    values: [{ rentingMaterialProperty: property['@id'], title: property.title, value }],
    free,
  })),
});

/** Boots: 42 is gone, of 43 there is one pair. */
export const BOOTS: RentingMaterialResponse = aRentingMaterial({
  title: 'Bergschuhe',
  availability: piecesOf(SHOE_SIZE, { '41': 3, '42': 0, '43': 1 }),
});

/** Crampons, which ask for the size of the shoes, too. */
export const CRAMPONS = aRentingMaterial({
  '@id': iriOf(902),
  id: idOf(902),
  title: 'Steigeisen',
  perDay: false,
  grossPrice: 2_000,
  availability: {
    '@type': 'RentingMaterialAvailability',
    from: '2026-07-11',
    to: '2026-07-12',
    stock: [{ values: [], free: 5 }],
  },
});

/** Skis, by their length. */
export const SKIS = aRentingMaterial({
  '@id': iriOf(903),
  id: idOf(903),
  title: 'Tourenski',
  grossPrice: 2_500,
  properties: [LENGTH],
  availability: piecesOf(LENGTH, { '163': 1, '170': 2 }),
});

export const RENTING_EVENT = anEvent({
  rentingMaterials: [BOOTS, CRAMPONS, SKIS].map((material) => material['@id']),
});

/** CHF 400 for each person, and what their materials cost for two days. */
function quote({ body }: TestRequest): PriceQuoteResponse {
  const { bookingPersons } = body as { bookingPersons: { sac: boolean; rentingMaterial?: string[] }[] };
  const tour = aQuote(bookingPersons.map(({ sac }) => sac));
  const lines = bookingPersons.flatMap(({ rentingMaterial = [] }, person) =>
    [BOOTS, CRAMPONS, SKIS]
      .filter((material) => rentingMaterial.includes(material['@id']))
      .map((material) => ({
        ...(tour.lines[0] as PriceQuoteResponse['lines'][number]),
        origin: 'material' as const,
        person,
        title: material.title,
        gross: materialPrice(material, 2),
        discount: 0,
        total: materialPrice(material, 2),
      })),
  );
  const total = lines.reduce((sum, line) => sum + line.total, tour.total);
  return { ...tour, lines: [...tour.lines, ...lines], total, toPay: total };
}

/** An API with one open event that rents boots, crampons and skis. */
export const rentingApi: TestApiHandlers = {
  ...bookableApi,
  'GET /api/events/:id': RENTING_EVENT,
  'GET /api/renting_materials': aCollection('/api/renting_materials', [BOOTS, CRAMPONS, SKIS]),
  'GET /api/me/sizes': ownSizes(),
  'POST /api/price-quotes': quote,
};
