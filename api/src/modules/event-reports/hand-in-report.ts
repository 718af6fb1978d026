import type { EventReportInput, EventReportResponse } from '@firn/shared-contracts/api';
import type { Tx } from '../../db/client.ts';
import { idOf } from '../../lib/iri.ts';
import { type Actor, authorIdOf, type Visitor } from '../../lib/principal.ts';
import { invalid, notFound } from '../../lib/problem.ts';
import { requireMet } from '../../records/index.ts';
import { recordAudit } from '../audit/index.ts';
import {
  findLedEvent,
  type LedEvent,
  labelOfPerson,
  listTakingPart,
  takeAttendanceStep,
} from '../booking-persons/index.ts';
import { lockEvent } from '../bookings/index.ts';
import { REPORTABLE } from './event-report.domain.ts';
import { reportOf } from './event-reports.read-model.ts';
import { carriedBy, storeReport } from './event-reports.repository.ts';
import type { SigningView } from './report-documents.read-model.ts';
import { loggedExpenses, takeReportFiles } from './take-report-files.ts';

interface HandingIn extends SigningView {
  readonly eventId: string;
  readonly input: EventReportInput;
  readonly visitor: Visitor;
  readonly actor: Actor | null;
}

/** Whoever is not named among the absent has come. @throws 422 naming those who do not take part. */
async function markEverybody(tx: Tx, event: LedEvent, { input, actor, now: at }: HandingIn): Promise<void> {
  const persons = await listTakingPart(tx, event.id);
  const absent = input.absent.map((reference) => idOf('booking_persons', reference));
  const violations = absent.flatMap((id, index) =>
    persons.some((person) => person.id === id)
      ? []
      : [{ propertyPath: `absent[${index}]`, message: 'Diese Person nimmt an diesem Event nicht teil.' }],
  );
  if (violations.length > 0) throw invalid(violations);
  for (const { id, state: from, bookingNumber, position, bookingState } of persons) {
    const to = absent.includes(id) ? 'no_show' : 'attended';
    if (from === to) continue;
    const facts = { start: event.start, guideFinished: event.guideFinished, bookingState };
    const label = labelOfPerson(bookingNumber, position);
    await takeAttendanceStep(tx, { id, from, to, facts, by: 'system', actor, label, at });
  }
}

async function keepReport(tx: Tx, event: LedEvent, handingIn: HandingIn): Promise<void> {
  const { input, actor, now } = handingIn;
  const { incidents, comment } = input;
  const before = await carriedBy(tx, event.id);
  const carried = await takeReportFiles(tx, { input, before, byId: authorIdOf(actor), now });
  const report = { ...carried, incidents, comment, submittedBy: authorIdOf(actor), submittedAt: now };
  await storeReport(tx, event.id, report);
  await recordAudit(tx, {
    actor,
    action: 'event.report',
    entity: 'event',
    entityId: event.id,
    label: event.code,
    // Not the texts: they speak of guests, and nothing is ever deleted from this log.
    diff: {
      guideFinished: { from: event.guideFinished, to: true },
      expenses: { from: before && loggedExpenses(before), to: loggedExpenses(carried) },
    },
    at: now,
  });
}

/**
 * Hands in the report of an event, or replaces it until the office has concluded (docs/domain/events.md#report).
 * @throws 404 for an event that the visitor does not lead, 409 `invalid-transition`, 422.
 */
export async function handInReport(tx: Tx, handingIn: HandingIn): Promise<EventReportResponse> {
  const { eventId, visitor, now, signer } = handingIn;
  await lockEvent(tx, eventId);
  const event = await findLedEvent(tx, eventId, visitor, now);
  if (!event) throw notFound();
  requireMet(REPORTABLE, event, now);
  await markEverybody(tx, event, handingIn);
  await keepReport(tx, event, handingIn);
  // Whoever handed it in late sees the guests no more from now on.
  const report = await reportOf(tx, eventId, { signer, now });
  if (!report) throw new Error(`The report of event ${eventId} was not stored.`);
  return report;
}
