import { randomUUID } from 'node:crypto';
import { setImmediate as turn } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Database } from '../src/db/client.ts';
import { idempotencyKeys } from '../src/modules/idempotency-keys/idempotency-keys.table.ts';
import { type ApiProcess, startApi } from './api-process.ts';
import { apiTokensOf, type Caller, callerAt } from './bearer.ts';
import { liftBookingLimits } from './booking-limits.ts';
import { CHANGES, type ChangeRequest, type Prepared, prepareEvents, type Scene } from './changes-to-kill.ts';
import { createStorage, type OwnStorage } from './own-storage.ts';
import { insertPersonas } from './personas.ts';
import { mailsSince, requireSound, type Stored, storedOf } from './stored-bookings.ts';

const SERVER_URL = process.env.TEST_DATABASE_URL;
/** The embedded database takes its time to start. */
const OF_EACH = SERVER_URL ? 2 : 1;
const KILLS = SERVER_URL ? 3 : 1;
const CLIENTS = 4;

interface Case extends Prepared {
  readonly kind: string;
  readonly mails: readonly string[];
  readonly request: ChangeRequest;
  readonly key: string;
  before: Stored;
  /** The answer that came. */
  answer?: unknown;
}

let storage: OwnStorage;
let tokens: Record<'gast' | 'super', string>;
let scenes: readonly (readonly [kind: string, scene: Scene])[];
const started: ApiProcess[] = [];

interface Running {
  readonly api: ApiProcess;
  readonly as: Readonly<Record<'gast' | 'super', Caller>>;
}

class Refused extends Error {}

async function start(): Promise<Running> {
  const api = await startApi(storage);
  started.push(api);
  return {
    api,
    as: { gast: callerAt(api.origin, tokens.gast), super: callerAt(api.origin, tokens.super) },
  };
}

beforeAll(async () => {
  storage = await createStorage();
  await storage.withDatabase(async ({ db, migrate }) => {
    await migrate();
    await liftBookingLimits(db);
    tokens = await apiTokensOf(db, await insertPersonas(db));
    const made: [string, Scene][] = [];
    for (const kind of Object.keys(CHANGES))
      for (let each = 0; each < OF_EACH; each += 1) made.push([kind, await prepareEvents(db)]);
    scenes = made;
  });
}, 120_000);
afterAll(async () => {
  for (const api of started) await api.end('SIGKILL');
  await storage.remove();
});

/** Bookings as they are before their changes, which are agreed to at their prices. */
async function prepareAll(): Promise<Case[]> {
  const { api, as } = await start();
  const prepared: Omit<Case, 'before'>[] = [];
  for (const [kind, scene] of scenes) {
    const { prepare, mails } = CHANGES[kind] as (typeof CHANGES)[string];
    prepared.push({ ...(await prepare(scene, as)), kind, mails, key: randomUUID() });
  }
  await api.end('SIGTERM');
  return storage.withDatabase(async ({ db }) => {
    const cases: Case[] = [];
    for (const each of prepared) cases.push({ ...each, before: await storedOf(db, each.bookings) });
    return cases;
  });
}

const send = (as: Running['as'], { request, key }: Case) =>
  as[request.by](request.method, request.url, request.body, { ...request.headers, 'idempotency-key': key });

/** Sends changes that have no answer yet, several at a time; `answered` is told each time that one has come. */
async function changeAll(
  as: Running['as'],
  cases: readonly Case[],
  answered: () => Promise<void>,
): Promise<PromiseSettledResult<void>[]> {
  const open = cases.filter(({ answer }) => answer === undefined);
  async function client(): Promise<void> {
    for (let each = open.shift(); each; each = open.shift()) {
      const { status, body } = await send(as, each);
      if (status >= 400) throw new Refused(`${each.kind}: ${JSON.stringify(body)}`);
      each.answer = body;
      await answered();
    }
  }
  return Promise.allSettled(Array.from({ length: CLIENTS }, client));
}

/** @returns how many requests the kill cut off. */
async function changeUntilKilled(cases: readonly Case[], answersBeforeKill: number): Promise<number> {
  const { api, as } = await start();
  let answers = 0;
  const ends = await changeAll(as, cases, async () => {
    answers += 1;
    if (answers !== answersBeforeKill) return;
    // The others are somewhere in theirs by then.
    for (let turns = Math.floor(Math.random() * 60); turns > 0; turns -= 1) await turn();
    await api.end('SIGKILL');
  });
  // A server finishes or undoes what the dead process had begun.
  await storage.settle();
  const cutOff = ends.filter((end) => end.status === 'rejected');
  for (const { reason } of cutOff) if (reason instanceof Refused) throw reason;
  return cutOff.length;
}

type Outcome = 'before' | 'after';

/** Whole, as before or as after, and after if that was answered; with the mails of just that. */
async function outcomeOf(
  db: Database['db'],
  { kind, before, bookings, mails, answer }: Case,
): Promise<Outcome> {
  const now = await storedOf(db, bookings);
  requireSound(now);
  const isChanged = JSON.stringify(now) !== JSON.stringify(before);
  expect([kind, mailsSince(before, now)]).toEqual([kind, isChanged ? [...mails].sort() : []]);
  if (answer !== undefined) expect([kind, isChanged]).toEqual([kind, true]);
  return isChanged ? 'after' : 'before';
}

/** Asks for every change once more, when all are done. */
async function askAgain(as: Running['as'], cases: readonly Case[]): Promise<void> {
  for (const each of cases) {
    const { kind, answer, again } = each;
    const { status, body } = await send(as, each);
    expect([kind, status]).toEqual([kind, again]);
    if (again === 200) expect([kind, body]).toEqual([kind, answer]);
  }
}

test('kill -9 leaves each change done or not begun, and the same request again makes it once', async () => {
  const cases = await prepareAll();
  const perKill = Math.floor(cases.length / (KILLS + 1));
  let cutOff = 0;
  for (let kill = 0; kill < KILLS; kill += 1) {
    cutOff += await changeUntilKilled(cases, perKill - Math.floor(Math.random() * 3));
    await storage.withDatabase(async ({ db }) => {
      for (const each of cases) await outcomeOf(db, each);
      // The ten seconds pass in which whoever retries is told to come again, since the first may still run.
      await db.update(idempotencyKeys).set({ lockedUntil: new Date(0) });
    });
  }
  expect(cutOff).toBeGreaterThan(0);

  const { api, as } = await start();
  for (const end of await changeAll(as, cases, async () => {})) expect(end.status).toBe('fulfilled');
  await askAgain(as, cases);
  await api.end('SIGTERM');
  await storage.withDatabase(async ({ db }) => {
    for (const kind of Object.keys(CHANGES)) {
      // Those of one kind end alike, whichever of them a kill has cut off.
      const ends = new Set<string>();
      for (const each of cases.filter((other) => other.kind === kind)) {
        expect([kind, await outcomeOf(db, each)]).toEqual([kind, 'after']);
        ends.add(JSON.stringify(await storedOf(db, each.bookings)));
      }
      expect([kind, ends.size]).toEqual([kind, 1]);
    }
  });
}, 240_000);
