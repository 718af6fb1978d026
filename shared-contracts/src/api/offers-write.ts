import { type Static, Type } from 'typebox';
import {
  ALPINE_GRADES,
  FITNESS_GRADES,
  HIKING_GRADES,
  ROCK_GRADES,
  SNOWSHOE_GRADES,
  VIA_FERRATA_GRADES,
} from '../domain/difficulty.ts';
import { MOST_EXTRA_COSTS } from '../domain/extra-costs.ts';
import { EVENT_TYPES, GUIDE_LEVELS } from '../domain/states.ts';
import { LONGEST_TOUR_DAYS } from '../domain/tour-length.ts';
import { Nullable, strings } from './hydra.ts';
import { ExtraCost, PoiResponse } from './offers.ts';
import { filledText, patchSchema, reference, text, writeSchema } from './write.ts';

/** The most characters of a rich text, including its tags. */
export const RICH_TEXT_LENGTH = 20_000;

/** CHF 20'000.– */
const HIGHEST_PRICE = 2_000_000;

const grade = (grades: readonly string[]) => Nullable(strings(grades));
const metres = Nullable(Type.Integer({ minimum: 0, maximum: 6000 }));
const participants = Type.Integer({ minimum: 1, maximum: 99 });
const many = (collection: string, maxItems: number) =>
  Type.Array(reference(collection), { maxItems, uniqueItems: true });

/** One part of the price per person, VAT included. */
export const PriceComponentInput = Type.Object(
  {
    title: filledText(60),
    grossPrice: Type.Integer({ minimum: 0, maximum: HIGHEST_PRICE, multipleOf: 5 }),
    vatRate: reference('vat_rates'),
    eligibleForSacDiscount: Type.Boolean(),
    accommodationCost: Type.Boolean(),
  },
  { $id: 'PriceComponentInput', additionalProperties: false },
);
export type PriceComponentInput = Static<typeof PriceComponentInput>;

/** Fields of an offer that its events may override. */
export const tourInputFields = {
  title: Type.String({ minLength: 3, maxLength: 120, pattern: '\\S' }),
  subtitle: text(160),
  place: text(120),
  location: Nullable(
    Type.Object(
      {
        latitude: Type.Number({ minimum: -90, maximum: 90 }),
        longitude: Type.Number({ minimum: -180, maximum: 180 }),
      },
      { additionalProperties: false },
    ),
  ),
  type: strings(EVENT_TYPES),
  leadText: text(600),
  headImage: Nullable(reference('extended_media_objects')),
  images: many('extended_media_objects', 60),
  pois: Type.Array(PoiResponse, { maxItems: 60 }),
  programText: text(RICH_TEXT_LENGTH),
  meetingLink: Nullable(Type.String({ maxLength: 500, pattern: '^https://\\S+$' })),
  meetingText: text(RICH_TEXT_LENGTH),
  journeyText: text(RICH_TEXT_LENGTH),
  equipmentText: text(RICH_TEXT_LENGTH),
  servicesText: text(RICH_TEXT_LENGTH),
  requirementsText: text(RICH_TEXT_LENGTH),
  minimumParticipants: participants,
  maximumParticipants: participants,
  minimumAge: Type.Integer({ minimum: 0, maximum: 99 }),
  onRequest: Type.Boolean(),
  level: Nullable(reference('levels')),
  activities: many('activities', 20),
  sleepingStyle: Nullable(reference('sleeping_styles')),
  tags: many('tags', 30),
  guides: many('users', 20),
  ascent: metres,
  descent: metres,
  hikingTime: Nullable(Type.Number({ minimum: 0, maximum: 24, multipleOf: 0.25 })),
  hikingDifficulty: grade(HIKING_GRADES),
  mountainTourDifficulty: grade(ALPINE_GRADES),
  rockClimbingDifficulty: grade(ROCK_GRADES),
  skiDifficulty: grade(ALPINE_GRADES),
  snowShoeDifficulty: grade(SNOWSHOE_GRADES),
  viaFerrataDifficulty: grade(VIA_FERRATA_GRADES),
  fitness: grade(FITNESS_GRADES),
  curriculum: Nullable(text(RICH_TEXT_LENGTH)),
  requiredGuideLevel: Nullable(strings(GUIDE_LEVELS)),
  personsPerGuide: Nullable(Type.Integer({ minimum: 1, maximum: 99 })),
  priceComponents: Type.Array(PriceComponentInput, { maxItems: 30 }),
  extraCosts: Type.Array(ExtraCost, { maxItems: MOST_EXTRA_COSTS }),
  rentingMaterials: many('renting_materials', 60),
  freeOfCharge: Type.Boolean(),
} as const;

export const accountingNo = Type.String({ pattern: '^\\d{1,6}$' });

const offerInputFields = {
  ...tourInputFields,
  code: Type.String({ pattern: '^(?!A-)[A-Z0-9-]{1,12}$' }),
  accountingNo,
  durationDays: Type.Integer({ minimum: 1, maximum: LONGEST_TOUR_DAYS }),
  privateTours: Type.Boolean(),
  accommodations: many('accommodations', 10),
};

const optionalFields = Type.Partial(Type.Object(offerInputFields)).properties;

/** `POST /api/offers`: title and type are enough; the rest has the defaults of docs/domain/offers.md. */
export const OfferCreate = writeSchema('OfferCreate', {
  ...optionalFields,
  title: offerInputFields.title,
  type: offerInputFields.type,
});
export type OfferCreate = Static<typeof OfferCreate>;

/** All that an offer begins with in the office: a form of two fields needs no rules for forty. */
export const NewOffer = writeSchema('NewOffer', {
  title: offerInputFields.title,
  type: offerInputFields.type,
});
export type NewOffer = Static<typeof NewOffer>;

export const OfferPatch = patchSchema('OfferPatch', offerInputFields);
export type OfferPatch = Static<typeof OfferPatch>;

/** What the pages of an offer's pictures send: part of `OfferPatch`. */
export const OfferImagesPatch = patchSchema('OfferImagesPatch', {
  headImage: offerInputFields.headImage,
  images: offerInputFields.images,
});
export type OfferImagesPatch = Static<typeof OfferImagesPatch>;

/** What the page of an offer's places sends: part of `OfferPatch`. */
export const OfferPoisPatch = patchSchema('OfferPoisPatch', {
  location: offerInputFields.location,
  pois: offerInputFields.pois,
});
export type OfferPoisPatch = Static<typeof OfferPoisPatch>;

/** What the page of an offer's renting material sends: part of `OfferPatch`. */
export const OfferMaterialsPatch = patchSchema('OfferMaterialsPatch', {
  rentingMaterials: offerInputFields.rentingMaterials,
});
export type OfferMaterialsPatch = Static<typeof OfferMaterialsPatch>;
