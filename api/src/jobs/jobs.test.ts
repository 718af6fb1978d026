import { randomUUID } from 'node:crypto';
import { setImmediate as turn } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { fromPglite } from 'pg-boss';
import { aBookingRequest, insertBookableEvent } from '../../test/bookable-event.ts';
import { buildTestApp, NOW, type TestApp } from '../../test/build-test-app.ts';
import { cloneDatabase } from '../../test/database-template.ts';
import type { Database } from '../db/client.ts';
import { auditEntries, stateChanges } from '../modules/audit/audit.table.ts';
import { bookings } from '../modules/bookings/bookings.table.ts';
import { expireBookings, type SeatsFreed } from '../modules/bookings/index.ts';
import { type Mailer, type OutgoingMail, queueMail, sendDueMails } from '../modules/outbox/index.ts';
import type { Dispatch } from '../modules/outbox/mail/mailer.ts';
import { outboxMails } from '../modules/outbox/outbox.table.ts';
import { offerExpired } from '../modules/waitlist/index.ts';
import { createInProcessRunner } from './in-process-runner.ts';
import type { Job, Runner } from './jobs.ts';
import { startPgBoss } from './pg-boss-runner.ts';

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());

const later = (seconds: number) => new Date(NOW.getTime() + seconds * 1000);
const silent = { info: () => {}, error: () => {} };

describe('the outbox', () => {
  const mail = {
    template: 'booking_confirmed',
    recipient: 'gast@firn.example',
    subject: 'Deine Buchung',
    text: 'Hallo',
    html: '<p>Hallo</p>',
  };

  function fakeMailer(failures: number): Mailer & { sent: string[] } {
    const sent: string[] = [];
    let left = failures;
    return {
      sent,
      async send({ mail: { id } }) {
        left -= 1;
        if (left >= 0) throw new Error('451 try again later');
        sent.push(id);
      },
      close: () => {},
    };
  }

  const readFile = async () => null;

  async function queued(about: string, changes: Partial<OutgoingMail> = {}) {
    await t.db.transaction((tx) => queueMail(tx, { ...mail, about, ...changes }, NOW));
    return async () => {
      const [row] = await t.db.select().from(outboxMails).where(eq(outboxMails.about, about));
      return row;
    };
  }

  test('sends a mail once', async () => {
    const read = await queued('/api/bookings/once');
    const mailer = fakeMailer(0);
    const run = () => sendDueMails({ db: t.db, mailer, clock: () => NOW, readFile });
    expect(await run()).toEqual({ sent: 1, failed: 0 });
    expect(await run()).toEqual({ sent: 0, failed: 0 });
    expect(mailer.sent).toEqual([(await read())?.id]);
    expect(await read()).toMatchObject({ sentAt: NOW, attempts: 1 });
  });

  test('a mail of a transaction that failed is never sent', async () => {
    await expect(
      t.db.transaction(async (tx) => {
        await queueMail(tx, { ...mail, about: '/api/bookings/lost' }, NOW);
        throw new Error('full');
      }),
    ).rejects.toThrow('full');
    const mailer = fakeMailer(0);
    expect(await sendDueMails({ db: t.db, mailer, clock: () => NOW, readFile })).toEqual({
      sent: 0,
      failed: 0,
    });
  });

  test('retries after 1, 4, 16 minutes', async () => {
    const read = await queued('/api/bookings/retried');
    const mailer = fakeMailer(2);
    const runAt = (seconds: number) =>
      sendDueMails({ db: t.db, mailer, clock: () => later(seconds), readFile });
    expect(await runAt(0)).toEqual({ sent: 0, failed: 1 });
    expect(await read()).toMatchObject({ attempts: 1, lastError: 'Error: 451 try again later' });
    expect(await runAt(59)).toEqual({ sent: 0, failed: 0 });
    expect(await runAt(60)).toEqual({ sent: 0, failed: 1 });
    expect(await runAt(60 + 239)).toEqual({ sent: 0, failed: 0 });
    expect(await runAt(60 + 240)).toEqual({ sent: 1, failed: 0 });
    expect(await read()).toMatchObject({ attempts: 3, lastError: null });
  });

  test('gives up after eight attempts and says so', async () => {
    const read = await queued('/api/bookings/hopeless');
    const mailer = fakeMailer(100);
    for (let day = 0; day < 10; day += 1) {
      await sendDueMails({ db: t.db, mailer, clock: () => later(day * 86_400), readFile });
    }
    expect(await read()).toMatchObject({ attempts: 8, sentAt: null, failedAt: later(7 * 86_400) });
  });

  describe('with a file', () => {
    const attachments = [{ documentId: randomUUID(), fileName: 'Route.pdf' }];
    const file = { filename: 'Route.pdf', contentType: 'application/pdf', content: Buffer.from('%PDF-') };

    test('sends it with the mail', async () => {
      await queued('/api/bookings/with-file', { attachments });
      const sent: Dispatch[] = [];
      const mailer: Mailer = { send: async (dispatch) => void sent.push(dispatch), close: () => {} };
      const asked: unknown[] = [];
      const reading = async (attachment: unknown) => {
        asked.push(attachment);
        return file;
      };
      await sendDueMails({ db: t.db, mailer, clock: () => NOW, readFile: reading });
      expect([asked, sent.map(({ files }) => files)]).toEqual([attachments, [[file]]]);
    });

    test('that is gone is given up at once, with the name, and never sent without it', async () => {
      const read = await queued('/api/bookings/gone', { attachments });
      const mailer = fakeMailer(0);
      expect(await sendDueMails({ db: t.db, mailer, clock: () => NOW, readFile })).toEqual({
        sent: 0,
        failed: 1,
      });
      expect(mailer.sent).toEqual([]);
      const lastError = 'Der Anhang «Route.pdf» ist nicht mehr da.';
      expect(await read()).toMatchObject({ attempts: 1, lastError, failedAt: NOW });
    });

    test('whose store is away waits for as long as that takes, and holds up no other mail', async () => {
      const read = await queued('/api/bookings/store-away', { attachments });
      const mailer = fakeMailer(0);
      const away = async () => {
        throw new Error('The file store answered 503 to reading attachment/1.');
      };
      for (let day = 0; day < 10; day += 1)
        await sendDueMails({ db: t.db, mailer, clock: () => later(day * 86_400), readFile: away });
      expect(await read()).toMatchObject({ attempts: 10, failedAt: null });
      const other = await queued('/api/bookings/without-file');
      await sendDueMails({ db: t.db, mailer, clock: () => later(11 * 86_400), readFile: away });
      expect(mailer.sent).toEqual([(await other())?.id]);
      await sendDueMails({
        db: t.db,
        mailer,
        clock: () => later(12 * 86_400),
        readFile: async () => file,
      });
      expect(await read()).toMatchObject({ sentAt: later(12 * 86_400) });
    });
  });
});

test('holds, payments and offers expire', async () => {
  const seatsFreed = jest.fn<SeatsFreed>(async () => {});
  const event = await insertBookableEvent(t.db);
  const states = ['held', 'pending_payment', 'offered', 'confirmed'] as const;
  const ids: string[] = [];
  for (const state of states) {
    const response = await t.anonymous({
      method: 'POST',
      url: '/api/bookings',
      payload: aBookingRequest(event.iri),
      headers: { 'idempotency-key': randomUUID() },
    });
    const { id } = response.json<{ id: string }>();
    ids.push(id);
    await t.db
      .update(bookings)
      .set({ state, expiresAt: later(60) })
      .where(eq(bookings.id, id));
  }
  const expireAt = (seconds: number) =>
    expireBookings({
      db: t.db,
      clock: () => later(seconds),
      origin: 'https://firn.example',
      offerExpired,
      seatsFreed,
    });
  expect(await expireAt(59)).toBe(0);
  expect(await expireAt(60)).toBe(3);
  expect(seatsFreed.mock.calls.map(([, eventId]) => eventId)).toEqual([event.id]);
  const after: string[] = [];
  for (const id of ids) {
    const [row] = await t.db.select().from(bookings).where(eq(bookings.id, id));
    after.push(row?.state ?? '');
  }
  expect(after).toEqual(['expired', 'expired', 'waitlisted', 'confirmed']);
  const history = await t.db
    .select()
    .from(stateChanges)
    .where(eq(stateChanges.entityId, ids[2] ?? ''));
  expect(history).toContainEqual(expect.objectContaining({ from: 'offered', to: 'waitlisted' }));
  const audited = await t.db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.entityId, ids[2] ?? ''));
  expect(audited).toContainEqual(
    expect.objectContaining({
      action: 'booking.transition',
      actorId: null,
      diff: { state: { from: 'offered', to: 'waitlisted' }, reason: { from: null, to: 'expired' } },
    }),
  );
});

test('holds expire although those of another event cannot', async () => {
  const aHold = async () => {
    const { id, iri } = await insertBookableEvent(t.db);
    const response = await t.anonymous({
      method: 'POST',
      url: '/api/bookings',
      payload: aBookingRequest(iri),
      headers: { 'idempotency-key': randomUUID() },
    });
    const hold = { state: 'held', expiresAt: later(60) } as const;
    await t.db.update(bookings).set(hold).where(eq(bookings.id, response.json().id));
    return id;
  };
  const [broken, sound] = [await aHold(), await aHold()].toSorted();
  const seatsFreed: SeatsFreed = async (_tx, eventId) => {
    if (eventId === broken) throw new Error('the waiting list cannot be read');
  };
  const deps = { db: t.db, clock: () => later(60), origin: 'https://firn.example', offerExpired, seatsFreed };
  await expect(expireBookings(deps)).rejects.toThrow('Bookings could not expire.');
  const stateOf = async (eventId = '') =>
    (await t.db.select().from(bookings).where(eq(bookings.eventId, eventId)))[0]?.state;
  expect([await stateOf(broken), await stateOf(sound)]).toEqual(['held', 'expired']);
});

/** Resolves when the job has run three times, the first time with a failure. */
function repeated(): { job: Job; done: Promise<void> } {
  const { promise: done, resolve } = Promise.withResolvers<void>();
  let runs = 0;
  const run = async () => {
    runs += 1;
    if (runs === 1) throw new Error('the first time fails');
    if (runs === 3) resolve();
  };
  return { job: { name: 'counting', everySeconds: 1, run }, done };
}

describe('a runner repeats jobs, also after a failure', () => {
  test('inside the process', async () => {
    const { job, done } = repeated();
    const runner = createInProcessRunner([{ ...job, everySeconds: 0.01 }], silent);
    runner.start();
    await done;
    await runner.stop();
  });

  test('inside the process others have their turn between two jobs', async () => {
    const { promise: hasRun, resolve: run } = Promise.withResolvers<void>();
    const order: string[] = [];
    const noting = (name: string) => ({ name, everySeconds: 60, run: async () => void order.push(name) });
    const last = { name: 'last', everySeconds: 60, run: async () => run() };
    const runner = createInProcessRunner([noting('one'), noting('two'), last], silent);
    setImmediate(() => order.push('visitor'));
    runner.start();
    await hasRun;
    await runner.stop();
    expect(order).toEqual(['one', 'visitor', 'two']);
  });

  test('inside the process one after the other each time', async () => {
    const { promise: hasRun, resolve: end } = Promise.withResolvers<void>();
    const order: string[] = [];
    const job = (name: string) => ({
      name,
      everySeconds: 0.001,
      async run() {
        order.push(`${name} begins`);
        await turn();
        order.push(`${name} ends`);
        if (order.length > 20) end();
      },
    });
    const runner = createInProcessRunner([job('one'), job('two'), job('three')], silent);
    runner.start();
    await hasRun;
    await runner.stop();
    const begun = order.flatMap((line, at) => (line.endsWith('begins') ? [[line, order[at + 1]]] : []));
    expect(begun.map(([line]) => line?.replace('begins', 'ends'))).toEqual(begun.map(([, next]) => next));
  });

  test('inside the process one after the other, and none once it is stopped', async () => {
    const { promise: hasBegun, resolve: begin } = Promise.withResolvers<void>();
    const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>();
    const ran: string[] = [];
    const slow = async () => {
      begin();
      await mayEnd;
      ran.push('slow');
    };
    const next = async () => void ran.push('next');
    const jobs = { slow, next };
    const runner = createInProcessRunner(
      Object.entries(jobs).map(([name, run]) => ({ name, everySeconds: 60, run })),
      silent,
    );
    runner.start();
    await hasBegun;
    const stopped = runner.stop();
    expect(ran).toEqual([]);
    end();
    await stopped;
    expect(ran).toEqual(['slow']);
  });

  test('with pg-boss', async () => {
    const database: Database = await cloneDatabase();
    const { job, done } = repeated();
    const { raw } = database;
    const db =
      'of' in raw
        ? { executeSql: (text: string, values?: unknown[]) => raw.query(text, values) }
        : fromPglite(raw);
    const backend = database.engine === 'pglite' ? 'pglite' : 'postgres';
    const runner: Runner = await startPgBoss({ db, backend }, [job], silent);
    await done;
    await runner.stop();
    await database.close();
  });
});
