import { WORK_KINDS } from '@firn/shared-contracts/domain';
import { expect, test } from '@jest/globals';
import { anOpenWorkItem } from '../../testing/open-work.ts';
import { workItemPath, workTone } from './work.logic.ts';

const TODAY = '2026-02-14';
const tone = (kind: (typeof WORK_KINDS)[number], day: string | null) =>
  workTone({ kind, count: 1, items: [anOpenWorkItem({ day })] }, TODAY);

test.each([
  ['decisions-due', '2026-02-13', 'bad'],
  ['decisions-due', '2026-02-14', 'waiting'],
  ['decisions-due', '2026-02-15', null],
  ['bookings-requested', '2026-02-14', 'waiting'],
  ['mails-not-sent', '2026-03-14', 'bad'],
  ['incidents-unread', '2026-02-13', 'bad'],
  ['refunds-due', '2026-01-14', 'bad'],
  ['pages-refused', '2026-02-13', 'bad'],
  ['reports-missing', '2026-02-01', null],
  ['payments-overdue', '2026-02-13', 'waiting'],
  ['guides-missing', '2026-02-20', null],
  ['huts-release', '2026-02-20', 'waiting'],
  ['huts-unconfirmed', '2026-02-20', null],
  ['materials-to-pack', '2026-02-16', 'waiting'],
  ['materials-not-back', '2026-02-10', null],
  ['events-to-check', '2026-02-01', null],
  ['events-not-settled', '2026-02-01', null],
  ['offers-complete', null, null],
] as const)('%s of %s is %s', (kind, day, expected) => {
  expect(tone(kind, day)).toBe(expected);
});

test.each(WORK_KINDS)('%s leads to a page of its own', (kind) => {
  const path = workItemPath(kind, { id: '7', offer: '/api/offers/3' });
  const event = '/admin/offer/3/occurrences/7';
  const bookings = ['/admin/bookings/7', '/admin/bookings/privat/7'];
  expect([
    event,
    `${event}/report`,
    `${event}/accommodation`,
    `${event}/renting-material`,
    '/admin/cms/7',
    ...bookings,
    '/admin/offer/7',
  ]).toContain(path);
});
