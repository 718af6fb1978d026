import type { OpenWorkGroup, OpenWorkItem } from '@firn/shared-contracts/api';
import {
  BOOKING_WORK,
  EVENT_WORK,
  type LocalDate,
  PAGE_WORK,
  PRIVATE_WORK,
  type WorkKind,
} from '@firn/shared-contracts/domain';
import { bookingPath, privateRequestPath } from '../../shared/booking-paths.ts';
import { contentPath } from '../../shared/cms-paths.ts';
import { eventMaterialPath, occurrencePath, reportPath, sleepingPath } from '../../shared/event-paths.ts';
import { offerPath } from '../../shared/offer-paths.ts';
import { HUT_WORK, MATERIAL_WORK, REPORT_WORK } from '../../shared/open-work.ts';
import type { Tone } from '../../shared/tone.ts';

const has = (kinds: readonly WorkKind[], kind: WorkKind) => kinds.includes(kind);

/** The page on which the work is done. */
export function workItemPath(kind: WorkKind, { id, offer }: Pick<OpenWorkItem, 'id' | 'offer'>): string {
  if (has(REPORT_WORK, kind)) return reportPath({ id, offer: offer ?? '' });
  if (has(HUT_WORK, kind)) return sleepingPath({ id, offer: offer ?? '' });
  if (has(MATERIAL_WORK, kind)) return eventMaterialPath({ id, offer: offer ?? '' });
  if (has(EVENT_WORK, kind)) return occurrencePath({ id, offer: offer ?? '' });
  if (has(PRIVATE_WORK, kind)) return privateRequestPath({ id });
  if (has(PAGE_WORK, kind)) return contentPath({ id });
  return has(BOOKING_WORK, kind) ? bookingPath({ id }) : offerPath({ id });
}

const TONES: Readonly<Partial<Record<WorkKind, Tone>>> = {
  'bookings-requested': 'waiting',
  'private-requests': 'waiting',
  'mails-not-sent': 'bad',
  'incidents-unread': 'bad',
  'refunds-due': 'bad',
  'pages-refused': 'bad',
  'payments-overdue': 'waiting',
  'huts-release': 'waiting',
  'huts-changed': 'waiting',
  'materials-to-pack': 'waiting',
};

/** The colour of a group in which somebody must act today, else null (docs/domain/office.md#open-work). */
export function workTone({ kind, items }: OpenWorkGroup, today: LocalDate): Tone | null {
  if (kind !== 'decisions-due') return TONES[kind] ?? null;
  const first = items[0]?.day;
  if (!first || first > today) return null;
  return first < today ? 'bad' : 'waiting';
}
