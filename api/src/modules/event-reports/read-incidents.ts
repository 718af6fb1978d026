import type { EventReportReading, EventReportResponse } from '@firn/shared-contracts/api';
import type { Tx } from '../../db/client.ts';
import { type Actor, authorIdOf, type Visitor } from '../../lib/principal.ts';
import { conflict, notFound } from '../../lib/problem.ts';
import { recordAudit } from '../audit/index.ts';
import { lockEvent } from '../bookings/index.ts';
import { findReport } from './event-reports.read-model.ts';
import { storeReading } from './event-reports.repository.ts';
import type { SigningView } from './report-documents.read-model.ts';

interface Reading extends SigningView {
  readonly eventId: string;
  readonly input: EventReportReading;
  readonly visitor: Visitor;
  readonly actor: Actor | null;
}

/**
 * Keeps who of the office read the incidents of a report first.
 * @throws 404 while there is no report, 409 where another one took its place meanwhile: that one nobody has read.
 */
export async function readIncidents(
  tx: Tx,
  { eventId, input, visitor, actor, signer, now: at }: Reading,
): Promise<EventReportResponse> {
  await lockEvent(tx, eventId);
  const report = await findReport(tx, eventId, visitor, { signer, now: at });
  if (!report) throw notFound('Zu diesem Event gibt es noch keinen Rapport.');
  if (report.submittedAt !== input.submittedAt) {
    throw conflict(
      '/problems/report-replaced',
      'Der Rapport wurde inzwischen ersetzt. Bitte lies ihn nochmals.',
    );
  }
  if (await storeReading(tx, eventId, { by: authorIdOf(actor), at })) {
    await recordAudit(tx, { actor, action: 'event.read_incidents', entity: 'event', entityId: eventId, at });
  }
  return (await findReport(tx, eventId, visitor, { signer, now: at })) ?? report;
}
