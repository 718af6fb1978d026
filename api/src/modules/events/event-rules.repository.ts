import { zurichDate } from '@firn/shared-contracts/domain';
import type { Violation } from '@firn/shared-contracts/shell';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import type { RuleContext } from '../../records/index.ts';
import { takenSeats } from '../bookings/seats.read-model.ts';
import { eventReports } from '../event-reports/event-reports.table.ts';
import { overlapsOf } from '../guide-assignments/overlaps.read-model.ts';
import {
  effective,
  freeViolations,
  misplacedGrades,
  type OfferRecord,
  offerKind,
  ownOrInherited,
  participantViolations,
} from '../offers/index.ts';
import { scalesOf, vatViolations } from '../offers/tour-rules.read-model.ts';
import { askedHouses } from './asked-houses.repository.ts';
import { farDates } from './event-dates.domain.ts';
import { hasUnsettledBookings } from './event-facts.read-model.ts';
import type { EventRecord } from './event-record.ts';
import { OPENABLE, type OpeningFacts } from './event-states.domain.ts';
import { movedMaterialViolations } from './moved-material.repository.ts';

interface Tour {
  readonly offer: OfferRecord;
  readonly event: EventRecord;
}

const participantsOf = (tour: Tour) => ({
  minimumParticipants: effective(tour, 'minimumParticipants'),
  maximumParticipants: effective(tour, 'maximumParticipants'),
});

function dateViolations({ start, end, registrationDeadline, decisionDate }: EventRecord): Violation[] {
  const violations: Violation[] = [];
  if (end < start) {
    violations.push({
      propertyPath: 'end',
      message: 'Bitte gib ein Ende an, das nicht vor dem Start liegt.',
    });
  }
  if (registrationDeadline > start) {
    const message = 'Bitte gib einen Anmeldeschluss an, der nicht nach dem Start liegt.';
    violations.push({ propertyPath: 'registrationDeadline', message });
  }
  if (decisionDate !== null && decisionDate > zurichDate(new Date(start))) {
    const message = 'Bitte gib einen Tag an, der nicht nach dem Start liegt.';
    violations.push({ propertyPath: 'decisionDate', message });
  }
  return violations;
}

/** The row of the event is locked already, and with it its seats (docs/domain/events.md#maximum). */
async function capacityViolations(tx: Tx, id: string, maximum: number): Promise<Violation[]> {
  const taken = (await takenSeats(tx, [id])).get(id) ?? 0;
  if (taken <= maximum) return [];
  const message = `Bitte gib mindestens ${taken} an: So viele Plätze sind schon vergeben.`;
  return [{ propertyPath: 'maximumParticipants', message }];
}

async function overlapViolations(tx: Tx, id: string, { start, end }: EventRecord): Promise<Violation[]> {
  const overlaps = await overlapsOf(tx, id, { start: new Date(start), end: new Date(end) });
  return overlaps.map(({ guide, code, title }) => ({
    propertyPath: 'start',
    message: `${guide} führt in dieser Zeit schon «${title}» (${code}).`,
  }));
}

async function hasReport(tx: Tx, id: string): Promise<boolean> {
  const columns = { id: eventReports.eventId };
  return (await tx.select(columns).from(eventReports).where(eq(eventReports.eventId, id))).length > 0;
}

/** docs/domain/states.md#event-flags */
async function flagViolations(
  tx: Tx,
  next: EventRecord,
  { id, before, now }: RuleContext<EventRecord>,
): Promise<Violation[]> {
  const isRaised = (flag: 'guideFinished' | 'concluded') => next[flag] && !before?.[flag];
  const violations: Violation[] = [];
  const isOver = new Date(next.end) <= now;
  for (const propertyPath of ['guideFinished', 'concluded'] as const) {
    if (isRaised(propertyPath) && !isOver) {
      violations.push({ propertyPath, message: 'Der Event ist noch nicht vorbei.' });
    }
  }
  if (before?.guideFinished && !next.guideFinished && id !== null && (await hasReport(tx, id))) {
    const message = 'Gib den Rapport auf seiner Seite zurück: Dort sagst du den Guides, warum.';
    violations.push({ propertyPath: 'guideFinished', message });
  }
  if (isRaised('concluded') && id !== null && (await hasUnsettledBookings(tx, id))) {
    const message = 'Es gibt Buchungen, die weder bezahlt noch gutgeschrieben sind.';
    violations.push({ propertyPath: 'concluded', message });
  }
  return violations;
}

const IN_SALE: readonly string[] = ['open', 'confirmed'];

/** An event in sale keeps what it was opened with, as far as it depends on its own fields. */
function lostForSale(offer: OfferRecord, before: EventRecord, next: EventRecord, now: Date): Violation[] {
  if (!IN_SALE.includes(next.state)) return [];
  const factsOf = (event: EventRecord): OpeningFacts => ({
    ...participantsOf({ offer, event }),
    start: new Date(event.start),
    end: new Date(event.end),
    registrationDeadline: new Date(event.registrationDeadline),
    guides: 1,
    priceComponents: ownOrInherited(event.priceComponents, offer.priceComponents),
    freeOfCharge: effective({ offer, event }, 'freeOfCharge'),
  });
  return OPENABLE.filter(({ isMet }) => isMet(factsOf(before), now) && !isMet(factsOf(next), now)).map(
    ({ propertyPath, message }) => ({ propertyPath, message: `${message} Der Event ist buchbar.` }),
  );
}

/** Once per field: what is wrong with it in the first place. */
const firstPerField = (violations: readonly Violation[]): Violation[] => [
  ...new Map(violations.toReversed().map((violation) => [violation.propertyPath, violation])).values(),
];

/** Rooms follow from reservations, and a house that was asked has to be called off first (docs/domain/accommodations.md). */
async function houseViolations(
  tx: Tx,
  id: string | null,
  next: EventRecord,
  before: EventRecord | null,
): Promise<Violation[]> {
  const violations: Violation[] = [];
  if (next.numberOfBookedRooms !== (before?.numberOfBookedRooms ?? 0)) {
    const message = 'Die Zimmer sind die Summe der Reservationen. Ändere sie auf der Seite «Unterkunft».';
    violations.push({ propertyPath: 'numberOfBookedRooms', message });
  }
  const gone = before?.eventAccommodations.filter((house) => !next.eventAccommodations.includes(house)) ?? [];
  const asked = id !== null && gone.length > 0 ? await askedHouses(tx, id, gone) : [];
  if (asked.length > 0) {
    const message = `${asked.map((title) => `«${title}»`).join(', ')} ist schon angefragt. Sag die Reservation zuerst ab.`;
    violations.push({ propertyPath: 'eventAccommodations', message });
  }
  return violations;
}

/** The rules of docs/domain/events.md that no schema can say. */
export async function eventViolations(
  tx: Tx,
  next: EventRecord,
  context: RuleContext<EventRecord>,
): Promise<readonly Violation[]> {
  const { id, before, now } = context;
  const { start, end, registrationDeadline, decisionDate } = next;
  const far = farDates({ start, end, registrationDeadline, decisionDate });
  if (far.length > 0) return far;
  const stored = await offerKind.load(tx, next.offer);
  if (!stored) return [];
  const offer = stored.record;
  const has = (field: keyof EventRecord) => before === null || next[field] !== before[field];
  const participants = participantsOf({ offer, event: next });
  const { maximumParticipants: maximum } = participants;
  const lowered = before !== null && maximum < participantsOf({ offer, event: before }).maximumParticipants;
  const activityIds = ownOrInherited(next.activities, offer.activities);
  return firstPerField([
    ...dateViolations(next),
    ...participantViolations(participants),
    ...freeViolations({
      priceComponents: ownOrInherited(next.priceComponents, offer.priceComponents),
      freeOfCharge: next.freeOfCharge,
    }),
    ...misplacedGrades(next, await scalesOf(tx, activityIds)),
    ...(has('priceComponents') ? await vatViolations(tx, next, now) : []),
    ...(lowered && id !== null ? await capacityViolations(tx, id, maximum) : []),
    ...(id !== null && (has('start') || has('end')) ? await overlapViolations(tx, id, next) : []),
    ...(id !== null && before !== null ? await movedMaterialViolations(tx, id, { before, next, now }) : []),
    ...(await houseViolations(tx, id, next, before)),
    ...(await flagViolations(tx, next, context)),
    ...(before === null ? [] : lostForSale(offer, before, next, now)),
  ]);
}
