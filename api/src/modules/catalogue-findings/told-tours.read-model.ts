import { and, asc, eq, gt, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { isAmong } from '../../db/columns.ts';
import { plainWords } from '../../lib/plain-words.domain.ts';
import { eventActivities, events } from '../events/events.table.ts';
import { mediaObjects } from '../media/media.table.ts';
import { effective, ownOrInherited } from '../offers/index.ts';
import { offerActivities, offers } from '../offers/offers.table.ts';
import { readFiledActivities } from './filed-activities.read-model.ts';
import type { ToldTour } from './told-tour.ts';

const columnsOf = <Table extends typeof offers | typeof events>(table: Table) => ({
  id: table.id,
  code: table.code,
  title: table.title,
  subtitle: table.subtitle,
  leadText: table.leadText,
  programText: table.programText,
  servicesText: table.servicesText,
  requirementsText: table.requirementsText,
  headImageId: table.headImageId,
  fitness: table.fitness,
  ascent: table.ascent,
  hikingTime: table.hikingTime,
  hikingDifficulty: table.hikingDifficulty,
  mountainTourDifficulty: table.mountainTourDifficulty,
  rockClimbingDifficulty: table.rockClimbingDifficulty,
  skiDifficulty: table.skiDifficulty,
  snowShoeDifficulty: table.snowShoeDifficulty,
  viaFerrataDifficulty: table.viaFerrataDifficulty,
  maximumParticipants: table.maximumParticipants,
  personsPerGuide: table.personsPerGuide,
});

const OFFER = { ...columnsOf(offers), state: offers.state };
const EVENT = { ...columnsOf(events), offerId: events.offerId, start: events.start };

const readOffers = (db: Db, where: SQL | undefined) =>
  db.select(OFFER).from(offers).where(where).orderBy(asc(offers.sortKey), asc(offers.id));
type OfferFacts = Awaited<ReturnType<typeof readOffers>>[number];

/** Events that guests find and may still take part in (docs/domain/catalogue-check.md). */
const readEvents = (db: Db, now: Date, where: SQL | undefined) =>
  db
    .select(EVENT)
    .from(events)
    .where(
      and(
        gt(events.start, now),
        eq(events.published, true),
        inArray(events.state, ['open', 'confirmed']),
        where,
      ),
    )
    .orderBy(asc(events.start), asc(events.id));
export type EventFacts = Awaited<ReturnType<typeof readEvents>>[number];

/** Activities of each of these tours by its id. */
async function readActivityIds(
  db: Db,
  tours: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const ofOffers = db
    .select({ id: offerActivities.offerId, activityId: offerActivities.activityId })
    .from(offerActivities)
    .where(isAmong(offerActivities.offerId, tours));
  const ofEvents = db
    .select({ id: eventActivities.eventId, activityId: eventActivities.activityId })
    .from(eventActivities)
    .where(isAmong(eventActivities.eventId, tours));
  const byTour = Map.groupBy(await ofOffers.unionAll(ofEvents), ({ id }) => id);
  return new Map([...byTour].map(([id, rows]) => [id, rows.map(({ activityId }) => activityId)]));
}

async function readPictureWords(db: Db, pictures: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .select({
      id: mediaObjects.id,
      words: sql<string>`concat_ws(' ', ${mediaObjects.title}, ${mediaObjects.alt})`,
    })
    .from(mediaObjects)
    .where(isAmong(mediaObjects.id, pictures));
  return new Map(rows.map(({ id, words }) => [id, words]));
}

/** Tells of a tour by the rows of its offer and of its event, if it has one. */
async function readTeller(db: Db, tours: readonly (OfferFacts | EventFacts)[]) {
  const filed = await readFiledActivities(db);
  const ids = tours.map(({ id }) => id);
  const activityIds = await readActivityIds(db, ids);
  const pictures = tours.flatMap(({ headImageId }) => headImageId ?? []);
  const pictureWords = await readPictureWords(db, pictures);
  const idsOf = (id: string | undefined) => (id === undefined ? [] : (activityIds.get(id) ?? []));
  return (offer: OfferFacts, event: EventFacts | null): ToldTour => {
    const facts = { offer, event };
    const wordsOf = (field: 'programText' | 'servicesText' | 'requirementsText') =>
      plainWords(effective(facts, field) ?? '');
    return {
      title: effective(facts, 'title'),
      subtitle: effective(facts, 'subtitle') ?? '',
      leadText: effective(facts, 'leadText') ?? '',
      programText: wordsOf('programText'),
      servicesText: wordsOf('servicesText'),
      requirementsText: wordsOf('requirementsText'),
      pictureWords: pictureWords.get(effective(facts, 'headImageId') ?? '') ?? '',
      activities: filed(ownOrInherited(idsOf(event?.id), idsOf(offer.id))),
      grades: {
        hikingDifficulty: effective(facts, 'hikingDifficulty'),
        mountainTourDifficulty: effective(facts, 'mountainTourDifficulty'),
        rockClimbingDifficulty: effective(facts, 'rockClimbingDifficulty'),
        skiDifficulty: effective(facts, 'skiDifficulty'),
        snowShoeDifficulty: effective(facts, 'snowShoeDifficulty'),
        viaFerrataDifficulty: effective(facts, 'viaFerrataDifficulty'),
      },
      fitness: effective(facts, 'fitness'),
      ascent: effective(facts, 'ascent'),
      hikingTime: effective(facts, 'hikingTime'),
      maximumParticipants: effective(facts, 'maximumParticipants'),
      personsPerGuide: effective(facts, 'personsPerGuide'),
    };
  };
}

export interface ToldOffer {
  readonly offer: OfferFacts;
  readonly isPublished: boolean;
  readonly told: ToldTour;
  readonly events: readonly { readonly event: EventFacts; readonly told: ToldTour }[];
}

export interface WhichTours {
  /** Null: all of them. */
  readonly offerId: string | null;
  readonly eventId: string | null;
}

/** Published offers and events to come, as guests read them: five queries, however many there are. */
export async function readToldTours(
  db: Db,
  { offerId, eventId }: WhichTours,
  now: Date,
): Promise<ToldOffer[]> {
  const toCome = await readEvents(
    db,
    now,
    and(
      offerId === null ? undefined : eq(events.offerId, offerId),
      eventId === null ? undefined : eq(events.id, eventId),
    ),
  );
  const byOffer = Map.groupBy(toCome, (event) => event.offerId);
  const isMeant = or(eq(offers.state, 'published'), inArray(offers.id, [...byOffer.keys()]));
  const wanted = eventId === null ? isMeant : inArray(offers.id, [...byOffer.keys()]);
  const meant = await readOffers(db, and(wanted, offerId === null ? undefined : eq(offers.id, offerId)));
  const tell = await readTeller(db, [...meant, ...toCome]);
  return meant.map((offer) => ({
    offer,
    isPublished: offer.state === 'published',
    told: tell(offer, null),
    events: (byOffer.get(offer.id) ?? []).map((event) => ({ event, told: tell(offer, event) })),
  }));
}
