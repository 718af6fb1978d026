import { randomUUID } from 'node:crypto';
import { setImmediate as turn } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { inArray } from 'drizzle-orm';
import type { Database } from '../src/db/client.ts';
import { bookings } from '../src/modules/bookings/bookings.table.ts';
import { idempotencyKeys } from '../src/modules/idempotency-keys/idempotency-keys.table.ts';
import { payments } from '../src/modules/payments/payments.table.ts';
import { vouchers } from '../src/modules/vouchers/vouchers.table.ts';
import { aCamtFile } from '../src/seed/camt-file.ts';
import { insertEventToCome } from './anonymous-bookings.ts';
import { type ApiProcess, startApi } from './api-process.ts';
import { apiTokensOf, type Caller, callerAt } from './bearer.ts';
import { aBookingRequest, aPerson, PRICE } from './bookable-event.ts';
import { liftBookingLimits } from './booking-limits.ts';
import { insertIssued } from './issued-invoice.ts';
import { createStorage, type OwnStorage } from './own-storage.ts';
import { pay } from './payments.ts';
import { insertPersonas } from './personas.ts';

const SERVER_URL = process.env.TEST_DATABASE_URL;
/** The embedded database takes its time to start. */
const KILLS = SERVER_URL ? 4 : 1;
const OF_EACH = 5;

let storage: OwnStorage;
let token: string;
let event: string;
const started: ApiProcess[] = [];

interface Running {
  readonly api: ApiProcess;
  readonly office: Caller;
}

async function start(): Promise<Running> {
  const api = await startApi(storage);
  started.push(api);
  return { api, office: callerAt(api.origin, token) };
}

beforeAll(async () => {
  storage = await createStorage();
  await storage.withDatabase(async ({ db, migrate }) => {
    await migrate();
    await liftBookingLimits(db);
    token = (await apiTokensOf(db, await insertPersonas(db))).super;
    event = (await insertEventToCome(db, new Date(), { maximumParticipants: 4 * OF_EACH })).iri;
  });
}, 120_000);
afterAll(async () => {
  for (const api of started) await api.end('SIGKILL');
  await storage.remove();
});

async function book(office: Caller, name: string): Promise<string> {
  const person = aPerson({ booker: true, firstName: name, email: `${name}@firn.example` });
  const request = aBookingRequest(event, { bookingPersons: [person], bookAgain: true });
  const { status, body } = await office('POST', '/api/bookings', request, {
    'idempotency-key': randomUUID(),
  });
  if (status !== 201) throw new Error(JSON.stringify(body));
  return body.id;
}

interface Prepared {
  /** Bookings that the file pays. */
  readonly billed: readonly string[];
  /** Bookings that were paid and called off. */
  readonly due: readonly string[];
  readonly file: string;
}

async function prepare(): Promise<Prepared> {
  const { api, office } = await start();
  const billed: string[] = [];
  const due: string[] = [];
  for (let each = 0; each < OF_EACH; each += 1) {
    billed.push(await book(office, `billed-${each}`));
    due.push(await book(office, `due-${each}`));
  }
  await api.end('SIGTERM');
  const references = await storage.withDatabase(async ({ db }) => {
    for (const id of due) await pay(db, id, PRICE);
    await db.update(bookings).set({ state: 'annulled' }).where(inArray(bookings.id, due));
    const issued: string[] = [];
    for (const [index, id] of billed.entries()) {
      const reference = String(index + 1).padStart(27, '0');
      await insertIssued(db, id, { reference });
      issued.push(reference);
    }
    return issued;
  });
  const amount = String(PRICE / 100);
  return { billed, due, file: aCamtFile(references.map((reference) => ({ amount, reference }))) };
}

/** The file, and a voucher for each booking that is due, all at once. */
function sendAll({ api, office }: Running, { due, file }: Prepared): Promise<unknown>[] {
  const form = new FormData();
  form.append('file', new Blob([file]), 'camt.xml');
  const upload = fetch(`${api.origin}/api/bank_statements`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  const asked = due.map((id) =>
    office('POST', `/api/bookings/${id}/refund`, { wish: 'voucher' }, { 'idempotency-key': `refund-${id}` }),
  );
  return [upload, ...asked];
}

const ledgerOf = (db: Database['db'], ids: readonly string[]) =>
  db
    .select()
    .from(payments)
    .where(inArray(payments.bookingId, [...ids]));

/** What is there is whole: a file pays all of its bookings or none, and each refund has its voucher. */
async function requireWhole({ db }: Database, { billed, due }: Prepared): Promise<void> {
  expect([0, OF_EACH]).toContain((await ledgerOf(db, billed)).length);
  const refunded = (await ledgerOf(db, due)).filter(({ kind }) => kind === 'refund');
  const issued = await db.select().from(vouchers);
  expect(issued.map(({ balance }) => balance)).toEqual(refunded.map(() => PRICE));
}

test('kill -9 loses no payment of a file and no refund, and makes none twice', async () => {
  const prepared = await prepare();
  for (let kill = 0; kill < KILLS; kill += 1) {
    const running = await start();
    const sent = sendAll(running, prepared);
    const ends = Promise.allSettled(sent);
    await Promise.race(sent);
    // The others are somewhere in theirs by then.
    for (let turns = Math.floor(Math.random() * 60); turns > 0; turns -= 1) await turn();
    await running.api.end('SIGKILL');
    await ends;
    // A server finishes or undoes what the dead process had begun.
    await storage.settle();
    await storage.withDatabase(async (database) => {
      await requireWhole(database, prepared);
      // The ten seconds pass in which whoever retries is told to come again, since the first may still run.
      await database.db.update(idempotencyKeys).set({ lockedUntil: new Date(0) });
    });
  }
  const running = await start();
  await Promise.all(sendAll(running, prepared));
  await running.api.end('SIGTERM');
  await storage.withDatabase(async (database) => {
    await requireWhole(database, prepared);
    const { db } = database;
    const amounts = (await ledgerOf(db, prepared.billed)).map(({ amount }) => amount);
    expect(amounts).toEqual(prepared.billed.map(() => PRICE));
    const left = await db
      .select()
      .from(bookings)
      .where(inArray(bookings.id, [...prepared.due]));
    expect(left.map(({ paid }) => paid)).toEqual(prepared.due.map(() => 0));
    expect(await db.$count(vouchers)).toBe(OF_EACH);
  });
}, 240_000);
