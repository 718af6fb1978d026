import { readdir } from 'node:fs/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { insertBookableEvent } from '../../../test/bookable-event.ts';
import { bookAs } from '../../../test/booking-changes.ts';
import { buildTestApp, NOW, type TestApp } from '../../../test/build-test-app.ts';
import { createFolderStore, type FileStore } from '../../lib/file-store.ts';
import { outboxMails } from '../outbox/outbox.table.ts';
import { users } from '../users/users.table.ts';
import { claimExport } from './exports.repository.ts';
import { dataExports, exportPlans } from './exports.table.ts';
import { makeExports, makePlannedExports } from './index.ts';

const ORIGIN = 'https://firn.example';
const MINUTE_MS = 60_000;
let t: TestApp;
let store: FileStore;
beforeAll(async () => {
  t = await buildTestApp();
  store = createFolderStore(`${t.dataDir}/documents`);
  await bookAs(await t.as('gast'), (await insertBookableEvent(t.db)).iri);
});
afterAll(() => t.close());
beforeEach(async () => {
  await t.db.delete(dataExports);
  await t.db.delete(exportPlans);
  await t.db.delete(outboxMails);
});

const later = (minutes: number) => new Date(NOW.getTime() + minutes * MINUTE_MS);
const make = (now = NOW, files: FileStore = store) =>
  makeExports({ db: t.db, clock: () => now, store: files, origin: ORIGIN });
const plan = (now: Date) => makePlannedExports({ db: t.db, clock: () => now });
const send = async (url: string, payload: object) => (await t.as('admin'))({ method: 'POST', url, payload });
const ask = async () =>
  String((await send('/api/exports', { kind: 'bookings', format: 'csv' })).headers.location);
const rows = () => t.db.select().from(dataExports);
const filesOf = async (address: string) =>
  readdir(`${t.dataDir}/documents/export/${address.split('/').at(-1)}`).catch(() => []);

/** A store that does `act` while a file is being written. */
const during = (act: () => Promise<unknown>): FileStore => ({
  ...store,
  write: async (key, content) => {
    await act();
    return store.write(key, content);
  },
});

describe('several workers', () => {
  test('make an export once, and one file', async () => {
    const addresses = [await ask(), await ask()];
    const write = jest.fn(store.write);
    await Promise.all([1, 2, 3].map(() => make(NOW, { ...store, write })));
    expect((await rows()).map(({ state, attempts }) => [state, attempts])).toEqual([
      ['done', 1],
      ['done', 1],
    ]);
    expect(write).toHaveBeenCalledTimes(2);
    for (const address of addresses) expect(await filesOf(address)).toHaveLength(1);
  });

  test('leave it to one who is at it, until nothing was heard of them for five minutes', async () => {
    await ask();
    expect(await claimExport(t.db, NOW)).toMatchObject({ attempts: 1 });
    expect(await claimExport(t.db, later(4.9))).toBeNull();
    expect(await claimExport(t.db, later(5))).toMatchObject({ attempts: 2 });
  });

  test('one that was slow finds that another has taken over, and leaves the file of the other alone', async () => {
    const address = await ask();
    await make(
      NOW,
      during(() => make(later(6))),
    );
    expect(await rows()).toMatchObject([{ state: 'done', attempts: 2 }]);
    expect(await filesOf(address)).toHaveLength(1);
    expect((await (await t.as('admin'))(`${address}/file`)).statusCode).toBe(200);
  });
});

test('what a worker that died has written goes before the next one begins', async () => {
  const address = await ask();
  const died = await claimExport(t.db, NOW);
  await store.put(`export/${died?.id}/${died?.claim}`, Buffer.from('half'));
  await make(later(5));
  expect(await rows()).toMatchObject([{ state: 'done' }]);
  expect(await filesOf(address)).toHaveLength(1);
});

test('an export that is cancelled while it is made leaves no file', async () => {
  const address = await ask();
  await make(
    NOW,
    during(() => send(`${address}/cancellation`, {})),
  );
  expect(await rows()).toMatchObject([{ state: 'cancelled' }]);
  expect(await filesOf(address)).toEqual([]);
});

test('a store that is away is tried three times, and then said', async () => {
  await ask();
  const away = { ...store, write: () => Promise.reject(new Error('the store is away')) };
  for (const minutes of [0, 5, 10])
    await expect(make(later(minutes), away)).rejects.toThrow('the store is away');
  await make(later(15), away);
  expect(await rows()).toMatchObject([
    { state: 'failed', problem: expect.stringContaining('dreimal nicht fertig') },
  ]);
});

describe('a plan', () => {
  const MONDAY = new Date('2026-02-16T05:00:00Z');
  const aPlan = { kind: 'bookings', format: 'csv', columns: ['bookingNumber'], weekday: 1 };

  test('makes its file on its day, once, and tells who made it by a link that tells nothing', async () => {
    const made = await send('/api/export_plans', aPlan);
    expect([made.statusCode, made.json().nextOn]).toEqual([201, '2026-02-16']);
    await plan(new Date(MONDAY.getTime() - 1));
    expect(await rows()).toEqual([]);
    await Promise.all([plan(MONDAY), plan(MONDAY)]);
    await Promise.all([make(MONDAY), make(MONDAY)]);
    expect(await rows()).toMatchObject([{ state: 'done', columns: ['bookingNumber'] }]);
    const mails = await t.db.select().from(outboxMails);
    expect(mails).toMatchObject([
      {
        template: 'export_ready',
        recipient: 'admin@firn.example',
        subject: 'Dein Export ist bereit: Buchungen',
      },
    ]);
    expect(mails[0]?.text).toContain(`${ORIGIN}/admin/files/exports`);
    expect(mails[0]?.text).not.toMatch(/B-2026-/);
    await plan(MONDAY);
    expect(await t.db.$count(dataExports)).toBe(1);
    await plan(new Date('2026-02-23T05:00:00Z'));
    expect(await t.db.$count(dataExports)).toBe(2);
  });

  test('that was missed for weeks is made up for once', async () => {
    await send('/api/export_plans', aPlan);
    await plan(new Date('2026-03-11T08:00:00Z'));
    expect(await t.db.$count(dataExports)).toBe(1);
    expect(await t.db.select().from(exportPlans)).toMatchObject([{ nextOn: '2026-03-16' }]);
  });

  test('of somebody who has left the office makes no file and writes no mail', async () => {
    await send('/api/export_plans', aPlan);
    const { id } = t.users.admin;
    await t.db.update(users).set({ state: 'locked' }).where(eq(users.id, id));
    await plan(MONDAY);
    await make(MONDAY);
    await t.db.update(users).set({ state: 'active' }).where(eq(users.id, id));
    expect(await rows()).toMatchObject([{ state: 'failed', bytes: null }]);
    expect(await t.db.$count(outboxMails)).toBe(0);
  });

  test('can be removed by anybody of the office, and what it has made stays', async () => {
    const { '@id': address } = (await send('/api/export_plans', aPlan)).json();
    await plan(MONDAY);
    const remove = async () => (await (await t.as('super'))({ method: 'DELETE', url: address })).statusCode;
    expect([await remove(), await remove()]).toEqual([204, 404]);
    expect(await rows()).toMatchObject([{ planId: null, state: 'queued' }]);
  });

  test.each([0, 8, 1.5])('is refused for a day of the week that there is none of: %d', async (weekday) => {
    const refused = await send('/api/export_plans', { ...aPlan, weekday });
    expect([refused.statusCode, refused.json().violations[0].propertyPath]).toEqual([422, 'weekday']);
  });
});
