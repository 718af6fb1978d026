import type { OpenWorkGroup } from '@firn/shared-contracts/api';
import {
  BOOKING_WORK,
  EVENT_WORK,
  OFFER_WORK,
  PAGE_WORK,
  PRIVATE_WORK,
  WORK_KINDS,
  type WorkKind,
} from '@firn/shared-contracts/domain';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { buildTestApp, type TestApp } from '../../../test/build-test-app.ts';
import { seedOpenWork } from '../../../test/open-work.ts';

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
  await seedOpenWork(t);
});
afterAll(() => t.close());

async function groups(): Promise<readonly OpenWorkGroup[]> {
  const response = await (await t.as('admin'))('/api/open-work');
  expect(response.statusCode).toBe(200);
  expect(response.headers['cache-control']).toBe('private, no-store');
  return response.json().groups;
}
const group = async (kind: WorkKind) => (await groups()).find((one) => one.kind === kind);

/** Lists of the office by their work, as the addresses of the administration ask for them. */
const LISTS: readonly (readonly [WorkKind, string])[] = [
  ...EVENT_WORK.map((kind) => [kind, `/api/events?work=${kind}`] as const),
  ...BOOKING_WORK.map((kind) => [kind, `/api/bookings?work[]=${kind}`] as const),
  ...OFFER_WORK.map((kind) => [kind, `/api/offers?work=${kind}`] as const),
  ...PRIVATE_WORK.map((kind) => [kind, `/api/private_requests?work=${kind}`] as const),
  ...PAGE_WORK.map((kind) => [kind, `/api/contents?work=${kind}`] as const),
  ['decisions-due', '/api/events?work=decisions-due&start[after]=2026-02-14'],
  ['guides-missing', '/api/events?work=guides-missing&start[after]=2026-02-14'],
  ['events-to-check', '/api/events?state=prepared&published=false'],
  ['incidents-unread', '/api/events?work=incidents-unread&end[before]=2026-02-14T08:00:00.000Z'],
  ['reports-missing', '/api/events?work=reports-missing&end[before]=2026-02-14T08:00:00.000Z'],
  [
    'events-not-settled',
    '/api/events?end[before]=2026-02-14T08:00:00.000Z&concluded=false&state[]=draft&state[]=prepared&state[]=open&state[]=confirmed&state[]=closed',
  ],
];

describe('what is open', () => {
  test('is told by kind, the most urgent first, also where there is nothing', async () => {
    expect((await groups()).map(({ kind }) => kind)).toEqual(WORK_KINDS);
  });

  test.each<[WorkKind, readonly string[]]>([
    ['decisions-due', ['E-31-1', 'E-31-2', 'E-31-3']],
    ['guides-missing', ['E-31-1', 'E-31-2', 'E-31-3', 'E-31-6', 'E-31-5']],
    ['materials-to-pack', ['E-31-17']],
    ['materials-not-back', ['E-31-19']],
    ['events-to-check', ['E-31-9']],
    ['incidents-unread', ['E-31-7']],
    ['reports-missing', ['E-31-14']],
    ['events-not-settled', ['E-31-7', 'E-31-9', 'E-31-14', 'E-31-15']],
    ['bookings-requested', ['B-2026-00001']],
    ['mails-not-sent', ['B-2026-00002']],
    ['refunds-due', ['B-2026-00003', 'B-2026-00004']],
    ['payments-overdue', ['B-2026-00006', 'B-2026-00005']],
    ['pages-refused', ['/winter']],
    ['offers-without-date', ['A-32']],
    ['offers-complete', ['A-33']],
  ])('%s: %j', async (kind, codes) => {
    const found = await group(kind);
    expect(found?.items.map(({ code }) => code)).toEqual(codes);
    expect(found?.count).toBe(codes.length);
  });

  test.each(LISTS)('%s counts as many as %s', async (kind, url) => {
    const send = await t.as('admin');
    const response = await send(url);
    expect(response.statusCode).toBe(200);
    const list = response.json();
    const found = await group(kind);
    expect(list.totalItems).toBe(found?.count);
    const ids = list['hydra:member'].map(({ id }: { id: string }) => id);
    expect(ids).toEqual(expect.arrayContaining(found?.items.map(({ id }) => id) ?? []));
  });

  test('a decision names the day by which it is due, the earliest first', async () => {
    const { items = [] } = (await group('decisions-due')) ?? {};
    expect(items.map(({ day }) => day)).toEqual(['2026-02-13', '2026-02-20', '2026-02-21']);
    expect(items[0]).toMatchObject({ label: 'Tödi', detail: null });
  });

  test('a decision is work from seven days before it, and no longer once the event has begun', async () => {
    t.setNow(new Date('2026-02-13T22:59:00Z'));
    expect((await group('decisions-due'))?.items.map(({ code }) => code)).not.toContain('E-31-3');
    t.setNow(new Date('2026-02-15T07:00:00Z'));
    expect((await group('decisions-due'))?.items.map(({ code }) => code)).not.toContain('E-31-1');
    t.setNow(new Date('2026-02-14T08:00:00.000Z'));
  });

  test('at most five of a kind are named', async () => {
    for (const { count, items } of await groups()) expect(items).toHaveLength(Math.min(5, count));
  });
});

describe('who asks', () => {
  test.each([
    '/api/events?work=events-not-settled',
    '/api/offers?work=offers-complete',
    '/api/bookings?work=refunds-due',
    '/api/contents?work=pages-refused',
  ])('%s is the office’s', async (url) => {
    expect((await t.anonymous(url)).statusCode).toBe(401);
    const refused = await (await t.as('gast'))(url);
    expect(refused.statusCode).toBe(403);
    expect(refused.json().detail).toBe('Nach «work» darfst du nicht filtern. Bitte lass es weg.');
    expect((await (await t.as('admin'))(url)).statusCode).toBe(200);
  });

  test.each(['/api/events', '/api/offers', '/api/bookings'])(
    '%s refuses a kind of another list',
    async (path) => {
      const response = await (await t.as('admin'))(`${path}?work=nonsense`);
      expect(response.statusCode).toBe(400);
    },
  );
});
