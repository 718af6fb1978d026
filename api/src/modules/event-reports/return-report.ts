import type { EventReportResponse, EventReportReturn, PlannedMail } from '@firn/shared-contracts/api';
import type { Db, Tx } from '../../db/client.ts';
import { iri } from '../../lib/iri.ts';
import { type Actor, authorIdOf, type Visitor } from '../../lib/principal.ts';
import { notFound } from '../../lib/problem.ts';
import { requireMet } from '../../records/index.ts';
import { recordAudit } from '../audit/index.ts';
import { findLedEvent, type LedEvent } from '../booking-persons/index.ts';
import { guidesSeeSince, lockEvent } from '../bookings/index.ts';
import { acceptedGuides } from '../events/index.ts';
import { type OutgoingMail, plannedMail, queueMail, readLetterhead } from '../outbox/index.ts';
import { RETURNABLE } from './event-report.domain.ts';
import { findReport } from './event-reports.read-model.ts';
import { storeReturn } from './event-reports.repository.ts';
import type { SigningView } from './report-documents.read-model.ts';
import { reportReturnedMail } from './report-returned.mail.ts';

export interface Returning extends SigningView {
  readonly eventId: string;
  readonly input: EventReportReturn;
  readonly visitor: Visitor;
  readonly actor: Actor | null;
  /** Origin that visitors use. */
  readonly origin: string;
}

/** @throws 404 while there is no report, 409 `invalid-transition`. */
async function readReturnable(db: Db, { eventId, visitor, now, signer }: Returning): Promise<LedEvent> {
  const event = await findLedEvent(db, eventId, visitor, now);
  if (!event || !(await findReport(db, eventId, visitor, { signer, now }))) {
    throw notFound('Zu diesem Event gibt es noch keinen Rapport.');
  }
  requireMet(RETURNABLE, { ...event, isOpenToGuides: event.end >= guidesSeeSince(now) }, now);
  return event;
}

async function lettersTo(db: Db, event: LedEvent, { input, origin }: Returning): Promise<OutgoingMail[]> {
  if (input.notify === false) return [];
  const company = await readLetterhead(db);
  const guides = await acceptedGuides(db, event.id);
  const facts = { event, reason: input.reason, link: `${origin}/profil/tour/${event.id}`, company };
  return guides.map(({ email, firstName }) => ({
    ...reportReturnedMail({ ...facts, firstName }),
    template: 'guide_report_returned',
    recipient: email,
    about: iri('events', event.id),
  }));
}

/** What the guides would be told. @throws as `returnReport`. */
export async function previewReturn(db: Db, returning: Returning): Promise<PlannedMail[]> {
  const event = await readReturnable(db, returning);
  return (await lettersTo(db, event, returning)).map(plannedMail);
}

/**
 * Gives the report of an event back to its guides, who may mark and write again (docs/domain/events.md#report).
 * @throws 404 while there is no report, 409 `invalid-transition` that names what stands against it.
 */
export async function returnReport(tx: Tx, returning: Returning): Promise<EventReportResponse> {
  const { eventId, input, visitor, actor, signer, now: at } = returning;
  await lockEvent(tx, eventId);
  const event = await readReturnable(tx, returning);
  const reason = input.reason.trim();
  await storeReturn(tx, eventId, { reason, by: authorIdOf(actor), at });
  await recordAudit(tx, {
    actor,
    action: 'event.return_report',
    entity: 'event',
    entityId: eventId,
    label: event.code,
    diff: { guideFinished: { from: true, to: false }, reason: { from: null, to: reason } },
    at,
  });
  for (const letter of await lettersTo(tx, event, returning)) await queueMail(tx, letter, at);
  const report = await findReport(tx, eventId, visitor, { signer, now: at });
  if (!report) throw new Error(`The report of event ${eventId} is gone.`);
  return report;
}
