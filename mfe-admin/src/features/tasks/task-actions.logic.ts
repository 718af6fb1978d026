import type { TaskResponse } from '@firn/shared-contracts/api';
import { EVENT_WORK, type WorkKind } from '@firn/shared-contracts/domain';
import { bookingPath, privateRequestPath } from '../../shared/booking-paths.ts';
import { newOccurrencePath, occurrencePath, reportPath, sleepingPath } from '../../shared/event-paths.ts';
import { offerPath } from '../../shared/offer-paths.ts';
import { HUT_WORK, REPORT_WORK } from '../../shared/open-work.ts';

/** Kinds that a dialog settles in place; the others need a page with more to choose. */
const IN_PLACE = [
  'decisions-due',
  'bookings-requested',
  'incidents-unread',
  'guides-missing',
  'events-to-check',
  'offers-complete',
] as const satisfies readonly WorkKind[];
export type InPlace = (typeof IN_PLACE)[number];

export const isInPlace = (kind: string): kind is InPlace => (IN_PLACE as readonly string[]).includes(kind);

const has = (kinds: readonly string[], kind: string) => kinds.includes(kind);

/** The page of the thing; null where a task has none. */
export function subjectPath({ kind, subject }: TaskResponse): string | null {
  if (!subject) return null;
  const { '@id': iri, id, offer } = subject;
  if (has(REPORT_WORK, kind)) return reportPath({ id, offer: offer ?? '' });
  if (has(HUT_WORK, kind)) return sleepingPath({ id, offer: offer ?? '' });
  if (has(EVENT_WORK, kind) || offer) return occurrencePath({ id, offer: offer ?? '' });
  if (iri.startsWith('/api/private_requests/')) return privateRequestPath({ id });
  return iri.startsWith('/api/bookings/') ? bookingPath({ id }) : offerPath({ id });
}

/** The page for the action of a kind that no dialog settles; null where there is none. */
export function actionPath(task: TaskResponse): string | null {
  const { kind, subject } = task;
  const path = subjectPath(task);
  if (!subject || !path) return null;
  if (kind === 'mails-not-sent') return `${path}/mails`;
  if (kind === 'refunds-due' || kind === 'payments-overdue') return `${path}/invoices`;
  if (kind === 'events-not-settled') return `${path}/finance`;
  return kind === 'offers-without-date' ? newOccurrencePath(subject) : path;
}
