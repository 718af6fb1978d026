import type { RentingMaterialOrderResponse } from '../../api/renting-material-orders.ts';
import type {
  RentingMaterialPropertyResponse,
  RentingMaterialResponse,
} from '../../api/renting-materials.ts';
import { aVatRate } from './a-vat-rate.ts';
import { anEvent } from './an-event.ts';
import { id } from './id.ts';

export function aMaterialProperty(
  overrides: Partial<RentingMaterialPropertyResponse> = {},
): RentingMaterialPropertyResponse {
  return {
    '@id': `/api/renting_material_properties/${id(951)}`,
    '@type': 'RentingMaterialProperty',
    id: id(951),
    title: 'Schuhgrösse EU',
    type: 'number',
    unit: null,
    choices: [],
    minimum: 35,
    maximum: 48,
    ...overrides,
  };
}

/** Boots in two sizes, CHF 15.– a day. */
export function aRentingMaterial(overrides: Partial<RentingMaterialResponse> = {}): RentingMaterialResponse {
  const property = aMaterialProperty();
  const ofSize = (value: string) => [
    { rentingMaterialProperty: property['@id'], title: property.title, value },
  ];
  return {
    '@id': `/api/renting_materials/${id(901)}`,
    '@type': 'RentingMaterial',
    id: id(901),
    version: 1,
    title: 'Bergschuhe steigeisenfest',
    description: 'Für Hochtouren, mit Rand vorne und hinten.',
    image: null,
    grossPrice: 1_500,
    vatRate: aVatRate(),
    perDay: true,
    dryingDays: 1,
    activities: [],
    depositNote: '',
    properties: [property],
    stock: [
      { id: id(961), values: ofSize('42'), quantity: 5, outOfOrder: 1 },
      { id: id(962), values: ofSize('43'), quantity: 3, outOfOrder: 0 },
    ],
    availability: null,
    ...overrides,
  };
}

/** Boots of size 42 that are reserved. */
export function aMaterialOrder(
  overrides: Partial<RentingMaterialOrderResponse> = {},
): RentingMaterialOrderResponse {
  const { '@id': event, id: eventId, code, title, start, end } = anEvent();
  const material = aRentingMaterial();
  return {
    '@id': `/api/renting_material_orders/${id(971)}`,
    '@type': 'RentingMaterialOrder',
    id: id(971),
    version: 1,
    state: 'reserved',
    booking: `/api/bookings/${id(701)}`,
    bookingNumber: 'B-2026-00042',
    event: { '@id': event, id: eventId, code, title, start, end },
    person: { '@id': `/api/booking_persons/${id(801)}`, id: id(801), fullName: 'Gina Gast' },
    material: { '@id': material['@id'], id: material.id, title: material.title },
    values: [{ rentingMaterialProperty: aMaterialProperty()['@id'], title: 'Schuhgrösse EU', value: '42' }],
    from: '2026-07-11',
    to: '2026-07-12',
    piece: null,
    packed: false,
    packedAt: null,
    handedOutAt: null,
    endedAt: null,
    changedBy: null,
    note: null,
    picture: null,
    price: 3_000,
    charge: 0,
    ...overrides,
  };
}
