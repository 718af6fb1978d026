import type { GuideCandidatesResponse } from '@firn/shared-contracts/api';
import {
  type AssignmentState,
  addDays,
  daysBetween,
  type GuideLevel,
  type LocalDate,
  reachesLevel,
  seasonOf,
  seasonSpan,
  zurichDate,
  zurichInstant,
} from '@firn/shared-contracts/domain';
import { and, desc, eq, gte, inArray, lt, ne, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { events } from '../events/events.table.ts';
import { guideAssignments } from '../guide-assignments/guide-assignments.table.ts';
import { offers } from '../offers/offers.table.ts';
import { readGuides } from '../planning-board/index.ts';
import {
  distanceOf,
  isListable,
  type Led,
  type Place,
  type Span,
  seasonDaysOf,
  sortCandidates,
  standingOf,
} from './guide-candidates.domain.ts';
import { usualHours } from './search-queue.domain.ts';

/** Says when, where and with which qualification a guide is wanted. */
interface Wanted {
  /** At least one, by their start. */
  readonly spans: readonly [Span, ...Span[]];
  readonly requiredGuideLevel: GuideLevel | null;
  readonly place: Place | null;
  /** Null for events that are still to be made. */
  readonly eventId: string | null;
}

const FORTNIGHT_DAYS = 14;

const placeOf = (latitude: number | null, longitude: number | null): Place | null =>
  latitude === null || longitude === null ? null : { latitude, longitude };

const latitude = sql<number | null>`coalesce(${events.latitude}, ${offers.latitude})`;
const longitude = sql<number | null>`coalesce(${events.longitude}, ${offers.longitude})`;

/** Null where the event is not there. */
export async function wantedForEvent(db: Db, eventId: string): Promise<Wanted | null> {
  const [row] = await db
    .select({
      start: events.start,
      end: events.end,
      requiredGuideLevel: sql<GuideLevel | null>`coalesce(${events.requiredGuideLevel}, ${offers.requiredGuideLevel})`,
      latitude,
      longitude,
    })
    .from(events)
    .innerJoin(offers, eq(offers.id, events.offerId))
    .where(eq(events.id, eventId));
  if (!row) return null;
  const { start, end, requiredGuideLevel } = row;
  return {
    spans: [{ start, end }],
    requiredGuideLevel,
    place: placeOf(row.latitude, row.longitude),
    eventId,
  };
}

/** Events that are still to be made, on these days (`durationDays` each); null where the offer is not there. */
export async function wantedForOffer(
  db: Db,
  offerId: string,
  days: readonly [LocalDate, ...LocalDate[]],
  durationDays: number,
): Promise<Wanted | null> {
  const [offer] = await db.select().from(offers).where(eq(offers.id, offerId));
  if (!offer) return null;
  const spanOf = (day: LocalDate): Span => ({
    start: zurichInstant(day),
    end: new Date(zurichInstant(addDays(day, durationDays)).getTime() - 1),
  });
  const [first, ...others] = days.toSorted();
  const spans = [spanOf(first ?? days[0]), ...others.map(spanOf)] as const;
  const { requiredGuideLevel } = offer;
  return { spans, requiredGuideLevel, place: placeOf(offer.latitude, offer.longitude), eventId: null };
}

/** Reads what guides lead in a time, by guide; without the event itself. */
async function ledBetween(db: Db, from: Date, until: Date, eventId: string | null) {
  const rows = await db
    .select({ guideId: guideAssignments.guideId, start: events.start, end: events.end, latitude, longitude })
    .from(guideAssignments)
    .innerJoin(events, eq(events.id, guideAssignments.eventId))
    .innerJoin(offers, eq(offers.id, events.offerId))
    .where(
      and(
        eq(guideAssignments.state, 'accepted'),
        ne(events.state, 'cancelled'),
        eventId ? ne(events.id, eventId) : undefined,
        gte(events.end, from),
        lt(events.start, until),
      ),
    );
  const led = rows.map((row) => ({ ...row, place: placeOf(row.latitude, row.longitude) }));
  return Map.groupBy(led, ({ guideId }) => guideId);
}

/** The state of the last question to each guide about an event. */
async function answersOf(db: Db, eventId: string | null): Promise<ReadonlyMap<string, AssignmentState>> {
  if (!eventId) return new Map();
  const rows = await db
    .selectDistinctOn([guideAssignments.guideId], {
      guideId: guideAssignments.guideId,
      state: guideAssignments.state,
    })
    .from(guideAssignments)
    .where(
      and(
        eq(guideAssignments.eventId, eventId),
        inArray(guideAssignments.state, ['asked', 'accepted', 'declined']),
      ),
    )
    .orderBy(guideAssignments.guideId, desc(guideAssignments.askedAt), desc(guideAssignments.id));
  return new Map(rows.map(({ guideId, state }) => [guideId, state]));
}

const answerOf = (state: AssignmentState | undefined) =>
  state === undefined || state === 'withdrawn' ? null : state;

/** All guides for what one is wanted for, the best first, in three statements whatever their number. */
export async function readCandidates(db: Db, wanted: Wanted, now: Date): Promise<GuideCandidatesResponse> {
  const { spans, eventId, place, requiredGuideLevel } = wanted;
  const { start } = spans[0];
  const end = new Date(Math.max(...spans.map((span) => span.end.getTime())));
  const period = { from: zurichDate(start), to: zurichDate(end) };
  const season = seasonSpan(seasonOf(start));
  const guides = await readGuides(db, period);
  const since = zurichInstant(addDays(period.from, -FORTNIGHT_DAYS - 1));
  const from = new Date(Math.min(season.from.getTime(), since.getTime()));
  const until = new Date(Math.max(season.until.getTime(), end.getTime()));
  const leading = await ledBetween(db, from, until, eventId);
  const answers = await answersOf(db, eventId);
  const columns = spans.flatMap((span) => {
    const [first, last] = [span.start, span.end].map((at) => daysBetween(period.from, zurichDate(at)));
    return Array.from({ length: (last ?? 0) - (first ?? 0) + 1 }, (_, index) => (first ?? 0) + index);
  });
  const candidates = guides.map(({ guideLevel, days, ...guide }) => {
    const led: readonly Led[] = leading.get(guide.id) ?? [];
    const facts = {
      standing: standingOf(
        spans,
        columns.map((column) => days[column] ?? null),
        led,
      ),
      isQualified: reachesLevel(guideLevel, requiredGuideLevel),
      answer: answerOf(answers.get(guide.id)),
    };
    const distanceKm = distanceOf(place, start, led);
    const seasonDays = seasonDaysOf(led, season);
    return { guide, guideLevel, ...facts, distanceKm, seasonDays, mayBeAsked: isListable(facts) };
  });
  return {
    '@id': '/api/guide_candidates',
    '@type': 'GuideCandidates',
    hours: usualHours(now, start),
    candidates: sortCandidates(candidates),
  };
}
