import { type EventResponse, NEXT_SEASON_DAYS } from '@firn/shared-contracts/api';
import { addDays, sameTimeAfter } from '@firn/shared-contracts/domain';
import type { Tx } from '../../db/client.ts';
import { notFound } from '../../lib/problem.ts';
import { createRecord, type WriteContext } from '../../records/index.ts';
import { offerKind } from '../offers/index.ts';
import type { EventRecord } from './event-record.ts';
import { eventViolations } from './event-rules.repository.ts';
import { eventKind } from './events.repository.ts';
import { nextEventCode } from './new-event.repository.ts';

const moved = (instant: string, days: number) => sameTimeAfter(new Date(instant), days).toISOString();

/** The same in another season, as a draft: its own values, without guides, bookings and what was reached so far. */
export async function copyOf(tx: Tx, id: string, days: number): Promise<EventRecord> {
  const stored = await eventKind.load(tx, id);
  const offer = stored && (await offerKind.load(tx, stored.record.offer));
  if (!stored || !offer) throw notFound();
  const { start, end, registrationDeadline, decisionDate } = stored.record;
  return {
    ...stored.record,
    code: await nextEventCode(tx, offer.record.code),
    start: moved(start, days),
    end: moved(end, days),
    registrationDeadline: moved(registrationDeadline, days),
    decisionDate: decisionDate && addDays(decisionDate, days),
    state: 'draft',
    published: false,
    organized: false,
    guideFinished: false,
    concluded: false,
    numberOfBookedRooms: 0,
    notes: '',
    proposedById: null,
  };
}

/**
 * Duplicates an event to a day so many calendar days later, 52 weeks unless given, at the same time of day
 * (docs/domain/events.md#next-season).
 * @throws 404, 422 naming the fields.
 */
export function duplicateEvent(
  context: WriteContext,
  { id, days = NEXT_SEASON_DAYS }: { readonly id: string; readonly days?: number | undefined },
  finish: (tx: Tx, id: string) => Promise<EventResponse>,
): Promise<EventResponse> {
  const writing = { kind: eventKind, rules: eventViolations, finish };
  return createRecord(context, writing, {}, (tx) => copyOf(tx, id, days));
}
