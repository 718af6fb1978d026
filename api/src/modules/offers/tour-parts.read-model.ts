import type {
  ActivityResponse,
  GuideSummary,
  LevelResponse,
  MediaObjectResponse,
  SleepingStyleResponse,
  TagResponse,
  VatRateResponse,
} from '@firn/shared-contracts/api';
import { asc, eq, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { isAmong } from '../../db/columns.ts';
import { prepared } from '../../db/prepared.ts';
import { iri } from '../../lib/iri.ts';
import { type Projection, wants } from '../../lib/projection.ts';
import { activityResponse } from '../activities/activities.read-model.ts';
import { activities } from '../activities/activities.table.ts';
import {
  type EventRow,
  eventActivities,
  eventGuides,
  eventTags,
  type PriceComponentRow,
  priceComponents,
} from '../events/events.table.ts';
import { levelResponse } from '../levels/levels.read-model.ts';
import { levels } from '../levels/levels.table.ts';
import { findMediaObjects } from '../media/index.ts';
import { guideSummary } from '../people/index.ts';
import {
  eventRentingMaterials,
  offerRentingMaterials,
} from '../renting-materials/renting-materials.table.ts';
import { readSettings } from '../settings/settings.read-model.ts';
import { sleepingStyleResponse } from '../sleeping-styles/sleeping-styles.read-model.ts';
import { sleepingStyles } from '../sleeping-styles/sleeping-styles.table.ts';
import { tagResponse } from '../tags/tags.read-model.ts';
import { tags } from '../tags/tags.table.ts';
import { users } from '../users/users.table.ts';
import { vatRateResponses } from '../vat-rates/vat-rates.read-model.ts';
import { vatRates } from '../vat-rates/vat-rates.table.ts';
import { type OfferRow, offerActivities, offerGuides, offerTags } from './offers.table.ts';

/** An offer, or an event with its offer. */
export interface TourSource {
  readonly offer: OfferRow;
  readonly event: EventRow | null;
}

const PRICE_COLUMNS = {
  offerId: priceComponents.offerId,
  eventId: priceComponents.eventId,
  title: priceComponents.title,
  grossPrice: priceComponents.grossPrice,
  vatRateId: priceComponents.vatRateId,
  eligibleForSacDiscount: priceComponents.eligibleForSacDiscount,
  accommodationCost: priceComponents.accommodationCost,
};

export interface PricedPart {
  readonly component: Pick<PriceComponentRow, keyof typeof PRICE_COLUMNS>;
  readonly vatRate: VatRateResponse;
}

/** What belongs to tours but is in other tables; lists by the id of the owning offer or event. */
export interface TourParts {
  readonly activities: ReadonlyMap<string, readonly ActivityResponse[]>;
  /** Of an event: who has agreed to lead it (docs/domain/events.md#guides); of an offer: whom the office has in mind. */
  readonly guides: ReadonlyMap<string, readonly GuideSummary[]>;
  readonly tags: ReadonlyMap<string, readonly TagResponse[]>;
  readonly prices: ReadonlyMap<string, readonly PricedPart[]>;
  /** IRIs of what can be rented, in the order of the office. */
  readonly materials: ReadonlyMap<string, readonly string[]>;
  /** All of them, where prices are asked for: an event is charged with those of its own day. */
  readonly vatRates: readonly VatRateResponse[];
  readonly levels: ReadonlyMap<string, LevelResponse>;
  readonly sleepingStyles: ReadonlyMap<string, SleepingStyleResponse>;
  readonly media: ReadonlyMap<string, MediaObjectResponse>;
  /** Of the settings: for tours that state none themselves. */
  readonly sacDiscountPercent: number;
}

function group<Row, Value>(rows: readonly Row[], keyOf: (row: Row) => string, toValue: (row: Row) => Value) {
  const groups = Map.groupBy(rows, keyOf);
  return new Map([...groups].map(([key, members]) => [key, members.map(toValue)]));
}

/** Many tours share a guide or an activity: what is made of a row is made once for each id. */
function onceEach<Row extends { readonly id: string }, Value>(make: (row: Row) => Value) {
  const made = new Map<string, Value>();
  return (row: Row): Value => {
    const value = made.get(row.id) ?? make(row);
    made.set(row.id, value);
    return value;
  };
}

const byId = <T extends { readonly id: string }>(items: readonly T[]) =>
  new Map(items.map((entry) => [entry.id, entry]));

const offerIds = sql.placeholder('offerIds');
const eventIds = sql.placeholder('eventIds');

interface Owners {
  readonly offerIds: readonly string[];
  readonly eventIds: readonly string[];
}

const activitiesOf = prepared((builder) => {
  const ofOffers = builder
    .select({ owner: offerActivities.offerId, activityId: offerActivities.activityId })
    .from(offerActivities)
    .where(isAmong(offerActivities.offerId, offerIds));
  const ofEvents = builder
    .select({ owner: eventActivities.eventId, activityId: eventActivities.activityId })
    .from(eventActivities)
    .where(isAmong(eventActivities.eventId, eventIds));
  const links = ofOffers.unionAll(ofEvents).as('links');
  return builder
    .select({ owner: links.owner, activity: activities })
    .from(links)
    .innerJoin(activities, eq(activities.id, links.activityId))
    .orderBy(asc(activities.position), asc(activities.sortKey));
});

async function loadActivities(db: Db, owners: Owners): Promise<TourParts['activities']> {
  const toResponse = onceEach(activityResponse);
  return group(
    await activitiesOf(db, { ...owners }),
    (row) => row.owner,
    (row) => toResponse(row.activity),
  );
}

const GUIDE_COLUMNS = {
  id: users.id,
  firstName: users.firstName,
  lastName: users.lastName,
  presentedOnWebsite: users.presentedOnWebsite,
  guideLevel: users.guideLevel,
  portraitImageId: users.portraitImageId,
};

const guidesOf = prepared((builder) => {
  const ofOffers = builder
    .select({ owner: offerGuides.offerId, userId: offerGuides.userId })
    .from(offerGuides)
    .where(isAmong(offerGuides.offerId, offerIds));
  const ofEvents = builder
    .select({ owner: eventGuides.eventId, userId: eventGuides.userId })
    .from(eventGuides)
    .where(isAmong(eventGuides.eventId, eventIds));
  const links = ofOffers.unionAll(ofEvents).as('links');
  return builder
    .select({ owner: links.owner, ...GUIDE_COLUMNS })
    .from(links)
    .innerJoin(users, eq(users.id, links.userId))
    .orderBy(asc(users.sortKey));
});

type GuideRow = Awaited<ReturnType<typeof guidesOf>>[number];

/** Guests read the qualification of those whom the website presents, and see them (docs/domain/events.md#guides). */
const shownGuide = (media: TourParts['media'] | null) => (guide: GuideRow) => ({
  ...guideSummary(guide),
  ...(guide.presentedOnWebsite && { guideLevel: guide.guideLevel }),
  ...(guide.presentedOnWebsite && media && { portraitImage: media.get(guide.portraitImageId ?? '') ?? null }),
});

const portraitIds = (guides: readonly GuideRow[]): string[] =>
  guides.flatMap(({ presentedOnWebsite, portraitImageId: id }) => (presentedOnWebsite && id ? [id] : []));

const tagsOf = prepared((builder) => {
  const ofOffers = builder
    .select({ owner: offerTags.offerId, tagId: offerTags.tagId })
    .from(offerTags)
    .where(isAmong(offerTags.offerId, offerIds));
  const ofEvents = builder
    .select({ owner: eventTags.eventId, tagId: eventTags.tagId })
    .from(eventTags)
    .where(isAmong(eventTags.eventId, eventIds));
  const links = ofOffers.unionAll(ofEvents).as('links');
  return builder
    .select({ owner: links.owner, tag: tags })
    .from(links)
    .innerJoin(tags, eq(tags.id, links.tagId))
    .orderBy(asc(tags.sortKey));
});

async function loadTags(db: Db, owners: Owners): Promise<TourParts['tags']> {
  const toResponse = onceEach(tagResponse);
  return group(
    await tagsOf(db, { ...owners }),
    (row) => row.owner,
    (row) => toResponse(row.tag),
  );
}

const materialsOf = prepared((builder) => {
  const ofOffers = builder
    .select({
      owner: offerRentingMaterials.offerId,
      material: offerRentingMaterials.materialId,
      position: offerRentingMaterials.position,
    })
    .from(offerRentingMaterials)
    .where(isAmong(offerRentingMaterials.offerId, offerIds));
  const ofEvents = builder
    .select({
      owner: eventRentingMaterials.eventId,
      material: eventRentingMaterials.materialId,
      position: eventRentingMaterials.position,
    })
    .from(eventRentingMaterials)
    .where(isAmong(eventRentingMaterials.eventId, eventIds));
  const links = ofOffers.unionAll(ofEvents).as('links');
  return builder.select().from(links).orderBy(asc(links.position));
});

async function loadMaterials(db: Db, owners: Owners): Promise<TourParts['materials']> {
  return group(
    await materialsOf(db, { ...owners }),
    ({ owner }) => owner,
    ({ material }) => iri('renting_materials', material),
  );
}

const pricesOf = prepared((builder) =>
  builder
    .select(PRICE_COLUMNS)
    .from(priceComponents)
    .where(or(isAmong(priceComponents.offerId, offerIds), isAmong(priceComponents.eventId, eventIds)))
    .orderBy(asc(priceComponents.position)),
);
const allVatRates = prepared((builder) => builder.select().from(vatRates));

async function loadPrices(db: Db, owners: Owners): Promise<Pick<TourParts, 'prices' | 'vatRates'>> {
  const rows = await pricesOf(db, { ...owners });
  // Few rates for many components: joined, every row would carry one.
  const vatRates = vatRateResponses(await allVatRates(db));
  const rates = byId(vatRates);
  const priced = rows.flatMap((component) => {
    const vatRate = rates.get(component.vatRateId);
    return vatRate ? [{ component, vatRate }] : [];
  });
  const prices = group(
    priced,
    ({ component }) => component.eventId ?? component.offerId ?? '',
    (part) => part,
  );
  return { prices, vatRates };
}

const NO_PRICES: Pick<TourParts, 'prices' | 'vatRates'> = { prices: new Map(), vatRates: [] };

const allLevels = prepared((builder) => builder.select().from(levels));
const allSleepingStyles = prepared((builder) => builder.select().from(sleepingStyles));

const mediaIdsOf = ({ offer, event }: TourSource): string[] =>
  [event?.headImageId ?? offer.headImageId, ...(event?.imageIds ?? offer.imageIds ?? [])].filter(
    (id): id is string => typeof id === 'string',
  );

/** Loads the parts of many tours in at most nine queries, and only those that `properties` requests. */
export async function loadTourParts(
  db: Db,
  sources: readonly TourSource[],
  projection: Projection | null,
): Promise<TourParts> {
  const owners: Owners = {
    offerIds: [...new Set(sources.map(({ offer }) => offer.id))],
    eventIds: sources.flatMap(({ event }) => (event ? [event.id] : [])),
  };
  const any = sources.length > 0;
  const needs = (...fields: string[]) => any && fields.some((field) => wants(projection, field));
  /** Lists that an event may have of its own. */
  const needsList = (...fields: string[]) => needs(...fields, 'own');
  const guides = needs('guides') ? await guidesOf(db, { ...owners }) : [];
  const isWhole = projection === null;
  const pictures = needs('headImage', 'images') ? sources.flatMap(mediaIdsOf) : [];
  const media = await findMediaObjects(db, [...pictures, ...(isWhole ? portraitIds(guides) : [])]);
  return {
    activities: needsList('activities') ? await loadActivities(db, owners) : new Map(),
    guides: group(guides, (row) => row.owner, onceEach(shownGuide(isWhole ? media : null))),
    tags: needsList('tags') ? await loadTags(db, owners) : new Map(),
    ...(needsList('priceComponents', 'priceFrom', 'priceFromSac') ? await loadPrices(db, owners) : NO_PRICES),
    materials: needsList('rentingMaterials') ? await loadMaterials(db, owners) : new Map(),
    levels: byId(needs('level') ? (await allLevels(db)).map(levelResponse) : []),
    sleepingStyles: byId(
      needs('sleepingStyle') ? (await allSleepingStyles(db)).map(sleepingStyleResponse) : [],
    ),
    sacDiscountPercent: needs('priceFromSac', 'sacDiscountPercent')
      ? (await readSettings(db)).sacDiscountPercent
      : 0,
    media,
  };
}
