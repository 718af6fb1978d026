import { type Static, Type } from 'typebox';
import { MATERIAL_PROPERTY_TYPES, MATERIAL_VALUE_LENGTH } from '../domain/material-choice.ts';
import { ActivityResponse } from './activities.ts';
import { DateOnly, Id, Iri, Nullable, Rappen, resource, strings, versioned } from './hydra.ts';
import { MediaObjectResponse } from './media.ts';
import { VatRateResponse } from './vat-rates.ts';
import { filledText, patchSchema, reference, text, writeSchema } from './write.ts';

/** A value of a property, as somebody types it. */
const propertyValue = filledText(MATERIAL_VALUE_LENGTH);
const most = 100_000;
const bound = Nullable(Type.Number({ minimum: 0, maximum: most }));

const propertyFields = {
  title: filledText(60),
  type: strings(MATERIAL_PROPERTY_TYPES),
  unit: Nullable(text(12)),
  /** What there is to choose from; empty unless it is a choice. */
  choices: Type.Array(filledText(60), { maxItems: 60, uniqueItems: true }),
  /** Of a number; null: without a limit. */
  minimum: bound,
  maximum: bound,
} as const;

/** What is asked of whoever rents; materials share it (docs/domain/material.md#properties). */
export const RentingMaterialPropertyResponse = Type.Object(
  { ...resource, ...propertyFields },
  { $id: 'RentingMaterialProperty' },
);
export type RentingMaterialPropertyResponse = Static<typeof RentingMaterialPropertyResponse>;

/** Written inside its material and found by its title. */
export const RentingMaterialPropertyInput = Type.Object(
  {
    title: propertyFields.title,
    type: propertyFields.type,
    unit: Type.Optional(propertyFields.unit),
    choices: Type.Optional(propertyFields.choices),
    minimum: Type.Optional(propertyFields.minimum),
    maximum: Type.Optional(propertyFields.maximum),
  },
  { $id: 'RentingMaterialPropertyInput', additionalProperties: false },
);
export type RentingMaterialPropertyInput = Static<typeof RentingMaterialPropertyInput>;

/** The value that a person or a piece has for a property. */
export const MaterialPropertyValue = Type.Object(
  { rentingMaterialProperty: Iri, title: Type.String(), value: Type.String() },
  { $id: 'MaterialPropertyValue' },
);
export type MaterialPropertyValue = Static<typeof MaterialPropertyValue>;

/** The same as a person of a booking sends it; the title is for people and may be left out. */
export const MaterialPropertyValueInput = Type.Object(
  {
    rentingMaterialProperty: reference('renting_material_properties'),
    value: propertyValue,
    title: Type.Optional(text(60)),
  },
  { $id: 'MaterialPropertyValueInput', additionalProperties: false },
);
export type MaterialPropertyValueInput = Static<typeof MaterialPropertyValueInput>;

/** Pieces of the same values. */
export const MaterialStockResponse = Type.Object(
  {
    id: Id,
    values: Type.Array(MaterialPropertyValue),
    quantity: Type.Integer({ minimum: 0 }),
    outOfOrder: Type.Integer({ minimum: 0 }),
  },
  { $id: 'MaterialStock' },
);
export type MaterialStockResponse = Static<typeof MaterialStockResponse>;

/** A property of a piece, by the title that it has in the same request, or by its IRI. */
const StockValueInput = Type.Object(
  {
    title: Type.Optional(text(60)),
    rentingMaterialProperty: Type.Optional(reference('renting_material_properties')),
    value: propertyValue,
  },
  { additionalProperties: false },
);

const pieces = Type.Integer({ minimum: 0, maximum: 9999 });

export const MaterialStockInput = Type.Object(
  {
    /** Kept, a row stays what orders are of; a row without one is found by its values. */
    id: Type.Optional(Id),
    values: Type.Array(StockValueInput, { maxItems: 10 }),
    quantity: pieces,
    outOfOrder: Type.Optional(pieces),
  },
  { $id: 'MaterialStockInput', additionalProperties: false },
);
export type MaterialStockInput = Static<typeof MaterialStockInput>;

/** `GET /api/renting_materials/{id}/availability?from=&to=`: pieces that are free on all these days (docs/domain/material.md#availability). */
export const RentingMaterialAvailability = Type.Object(
  {
    '@type': Type.Literal('RentingMaterialAvailability'),
    from: DateOnly,
    to: DateOnly,
    stock: Type.Array(
      Type.Object({
        values: Type.Array(MaterialPropertyValue),
        /** For whoever is not of the office at most `MOST_FREE_TOLD`. */
        free: Type.Integer({ minimum: 0 }),
      }),
    ),
  },
  { $id: 'RentingMaterialAvailability' },
);
export type RentingMaterialAvailability = Static<typeof RentingMaterialAvailability>;

export const RentingMaterialResponse = Type.Object(
  {
    ...versioned,
    title: Type.String(),
    description: Type.String(),
    image: Nullable(MediaObjectResponse),
    /** Rappen, VAT included: for each day or for the whole event, as `perDay` says. */
    grossPrice: Rappen,
    vatRate: VatRateResponse,
    perDay: Type.Boolean(),
    /** Days before and after an event on which its pieces rest. */
    dryingDays: Type.Integer({ minimum: 0 }),
    activities: Type.Array(ActivityResponse),
    /** What a guest leaves as a deposit, in words; empty: nothing. */
    depositNote: Type.String(),
    properties: Type.Array(RentingMaterialPropertyResponse),
    /** For the office alone. */
    stock: Nullable(Type.Array(MaterialStockResponse)),
    /** For the days of the event that the list was asked for by `event`; null without one. */
    availability: Nullable(RentingMaterialAvailability),
  },
  { $id: 'RentingMaterial' },
);
export type RentingMaterialResponse = Static<typeof RentingMaterialResponse>;

const materialFields = {
  title: filledText(80),
  description: text(2000),
  image: Nullable(reference('extended_media_objects')),
  grossPrice: Type.Integer({ minimum: 0, maximum: 2_000_000, multipleOf: 5 }),
  vatRate: reference('vat_rates'),
  perDay: Type.Boolean(),
  dryingDays: Type.Integer({ minimum: 0, maximum: 14 }),
  activities: Type.Array(reference('activities'), { maxItems: 20, uniqueItems: true }),
  depositNote: text(300),
  properties: Type.Array(RentingMaterialPropertyInput, { maxItems: 10 }),
  stock: Type.Array(MaterialStockInput, { maxItems: 200 }),
} as const;

/** `POST /api/renting_materials`: title, price and VAT are enough. */
export const RentingMaterialCreate = writeSchema('RentingMaterialCreate', {
  ...Type.Partial(Type.Object(materialFields)).properties,
  title: materialFields.title,
  grossPrice: materialFields.grossPrice,
  vatRate: materialFields.vatRate,
});
export type RentingMaterialCreate = Static<typeof RentingMaterialCreate>;

export const RentingMaterialPatch = patchSchema('RentingMaterialPatch', materialFields);
export type RentingMaterialPatch = Static<typeof RentingMaterialPatch>;
