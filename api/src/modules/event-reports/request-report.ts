import type { PlannedMail } from '@firn/shared-contracts/api';
import type { Db, Tx } from '../../db/client.ts';
import type { Actor, Visitor } from '../../lib/principal.ts';
import { notFound } from '../../lib/problem.ts';
import { requireMet } from '../../records/index.ts';
import { recordAudit } from '../audit/index.ts';
import { findLedEvent } from '../booking-persons/index.ts';
import { lockEvent } from '../bookings/index.ts';
import { reportRequests } from '../guide-assignments/index.ts';
import { plannedMail, queueMail } from '../outbox/index.ts';
import { REQUESTABLE } from './event-report.domain.ts';

export interface Requesting {
  readonly eventId: string;
  readonly visitor: Visitor;
  readonly actor: Actor | null;
  /** Origin that visitors use. */
  readonly origin: string;
  readonly now: Date;
}

/** @throws 404, 409 `invalid-transition` that names what stands against it. */
async function requestsOf(db: Db, { eventId, visitor, origin, now }: Requesting) {
  const event = await findLedEvent(db, eventId, visitor, now);
  if (!event) throw notFound();
  const letters = await reportRequests(db, eventId, { origin, at: now });
  requireMet(REQUESTABLE, { ...event, guides: letters.length }, now);
  return { event, letters };
}

/** What the guides would be told. @throws as `requestReport`. */
export async function previewRequest(db: Db, requesting: Requesting): Promise<PlannedMail[]> {
  return (await requestsOf(db, requesting)).letters.map(plannedMail);
}

/**
 * Asks the guides of an event for the report that is missing (docs/domain/events.md#report).
 * @returns what goes out to them.
 * @throws 404, 409 `invalid-transition` that names what stands against it.
 */
export async function requestReport(tx: Tx, requesting: Requesting): Promise<PlannedMail[]> {
  const { eventId, actor, now: at } = requesting;
  await lockEvent(tx, eventId);
  const { event, letters } = await requestsOf(tx, requesting);
  for (const letter of letters) await queueMail(tx, letter, at);
  await recordAudit(tx, {
    actor,
    action: 'event.request_report',
    entity: 'event',
    entityId: eventId,
    label: event.code,
    diff: { recipients: { from: null, to: letters.length } },
    at,
  });
  return letters.map(plannedMail);
}
