import { type Static, Type } from 'typebox';
import { EXTRA_COST_KINDS, EXTRA_COST_NOTE_LENGTH } from '../domain/extra-costs.ts';
import { EVENT_TYPES, GUIDE_LEVELS, OFFER_STATES, POI_KINDS } from '../domain/states.ts';
import { ActivityResponse } from './activities.ts';
import { Instant, Iri, Nullable, Rappen, strings, versioned } from './hydra.ts';
import { LevelResponse } from './levels.ts';
import { MediaObjectResponse } from './media.ts';
import { SleepingStyleResponse } from './sleeping-styles.ts';
import { TagResponse } from './tags.ts';
import { VatRateResponse } from './vat-rates.ts';
import { filledText } from './write.ts';

const Text = Type.String();
const Grade = Nullable(Type.String());

export const PriceComponentResponse = Type.Object(
  {
    title: Text,
    grossPrice: Rappen,
    vatRate: VatRateResponse,
    eligibleForSacDiscount: Type.Boolean(),
    accommodationCost: Type.Boolean(),
  },
  { $id: 'PriceComponent' },
);
export type PriceComponentResponse = Static<typeof PriceComponentResponse>;

/** A place of a tour. Written and read alike. */
export const PoiResponse = Type.Object(
  {
    title: filledText(80),
    kind: strings(POI_KINDS),
    latitude: Type.Number({ minimum: -90, maximum: 90 }),
    longitude: Type.Number({ minimum: -180, maximum: 180 }),
    elevation: Nullable(
      Type.Integer({ minimum: -500, maximum: 9000, description: 'Metres above sea level.' }),
    ),
  },
  { $id: 'Poi', additionalProperties: false },
);
export type PoiResponse = Static<typeof PoiResponse>;

/** Lists what each guest pays on site beside the price (docs/domain/prices.md#extra-costs). */
export const ExtraCost = Type.Object(
  {
    kind: strings(EXTRA_COST_KINDS),
    /** Per person; null: it depends, as the note says. */
    amount: Nullable(Type.Integer({ minimum: 0, maximum: 2_000_000, multipleOf: 5 })),
    note: Type.String({ maxLength: EXTRA_COST_NOTE_LENGTH }),
  },
  { $id: 'ExtraCost', additionalProperties: false },
);
export type ExtraCost = Static<typeof ExtraCost>;

/** A guide as the public sees one. */
export const GuideSummary = Type.Object(
  {
    '@id': Iri,
    id: Type.String(),
    fullName: Text,
    slug: Text,
    presentedOnWebsite: Type.Boolean(),
    /** The qualification of whoever is presented on the website; of nobody else, and not in every list. */
    guideLevel: Type.Optional(Nullable(strings(GUIDE_LEVELS))),
    /** The portrait of whoever is presented, where a tour is read as a whole. */
    portraitImage: Type.Optional(Nullable(MediaObjectResponse)),
  },
  { $id: 'GuideSummary' },
);
export type GuideSummary = Static<typeof GuideSummary>;

/**
 * Fields that an offer and its events share (docs/domain/events.md#overrides); an event repeats them, filled from its
 * offer.
 */
export const tourFields = {
  title: Text,
  slug: Text,
  subtitle: Text,
  place: Text,
  location: Nullable(Type.Object({ latitude: Type.Number(), longitude: Type.Number() })),
  type: strings(EVENT_TYPES),
  leadText: Text,
  headImage: Nullable(MediaObjectResponse),
  images: Type.Array(MediaObjectResponse),
  pois: Type.Array(PoiResponse),
  programText: Text,
  meetingLink: Nullable(Text),
  meetingText: Text,
  journeyText: Text,
  equipmentText: Text,
  servicesText: Text,
  requirementsText: Text,
  minimumParticipants: Type.Integer({ minimum: 1 }),
  maximumParticipants: Type.Integer({ minimum: 1 }),
  minimumAge: Type.Integer({ minimum: 0 }),
  /** Guests ask for seats and the office answers (docs/domain/events.md#on-request). */
  onRequest: Type.Boolean(),
  level: Nullable(LevelResponse),
  activities: Type.Array(ActivityResponse),
  sleepingStyle: Nullable(SleepingStyleResponse),
  tags: Type.Array(TagResponse),
  guides: Type.Array(GuideSummary),
  ascent: Nullable(Type.Integer({ description: 'Metres.' })),
  descent: Nullable(Type.Integer({ description: 'Metres.' })),
  hikingTime: Nullable(Type.Number({ description: 'Hours, steps of 0.25.' })),
  hikingDifficulty: Grade,
  mountainTourDifficulty: Grade,
  rockClimbingDifficulty: Grade,
  skiDifficulty: Grade,
  snowShoeDifficulty: Grade,
  viaFerrataDifficulty: Grade,
  fitness: Grade,
  curriculum: Nullable(Text),
  requiredGuideLevel: Nullable(strings(GUIDE_LEVELS)),
  /** More persons than this for each guide are a warning; null: none is given. */
  personsPerGuide: Nullable(Type.Integer({ minimum: 1 })),
  priceComponents: Type.Array(PriceComponentResponse),
  /** Paid on site, each per person, in the order in which guests read them. */
  extraCosts: Type.Array(ExtraCost),
  /** What can be rented with it (docs/domain/material.md#what-can-be-rented). */
  rentingMaterials: Type.Array(Iri),
  /** Says that a price of 0 is meant so (docs/domain/prices.md#free-of-charge). */
  freeOfCharge: Type.Boolean(),
  /** Price per person without discount. */
  priceFrom: Rappen,
  /** Price per person for a member of the SAC. */
  priceFromSac: Rappen,
} as const;

export const OfferResponse = Type.Object(
  {
    ...versioned,
    code: Text,
    /** Null for readers who are not admins. */
    accountingNo: Nullable(Text),
    state: strings(OFFER_STATES),
    ...tourFields,
    durationDays: Type.Integer({ minimum: 1 }),
    /** Guests may ask for a tour of their own (docs/domain/private-tours.md). */
    privateTours: Type.Boolean(),
    /** Where its events sleep, night by night (docs/domain/accommodations.md#template). */
    accommodations: Type.Array(Type.Object({ '@id': Iri, id: Type.String(), title: Text })),
    createdAt: Instant,
  },
  { $id: 'Offer' },
);
export type OfferResponse = Static<typeof OfferResponse>;
