import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { bookings } from '../src/modules/bookings/bookings.table.ts';
import { lockEvent, takeBookingStep } from '../src/modules/bookings/index.ts';
import { outboxMails } from '../src/modules/outbox/outbox.table.ts';
import { offerSeats } from '../src/modules/waitlist/index.ts';
import { buildTestApp, type TestApp } from './build-test-app.ts';
import { twoReadBeforeOneWrites, withoutLock } from './until-somebody-waits.ts';
import { bookFor, type FullEvent, giveBack, insertFullEvent, joined, takenOf } from './waitlist.ts';

const SEATS = 5;
const WAITING = 12;
const WORKERS = 10;
/** That of the database too: it counts seats by its own. */
const NOW = new Date();
const OCCASION = { at: NOW, origin: 'https://firn.example' };

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
  t.setNow(NOW);
});
afterAll(() => t.close());

/** A full event, and more who wait than it has seats. */
async function crowded(): Promise<FullEvent> {
  const event = await insertFullEvent(t.db, t.anonymous, NOW, SEATS);
  for (let index = 0; index < WAITING; index += 1) await joined(t.anonymous, event.iri, `wartet-${index}`);
  return event;
}

/** Frees every seat without offering it, so that the workers find them all at once. */
async function emptySilently({ id, holders }: FullEvent): Promise<void> {
  await t.db.transaction(async (tx) => {
    await lockEvent(tx, id);
    for (const holder of holders) {
      const step = {
        id: holder.id,
        from: 'confirmed',
        to: 'cancelled',
        facts: { stateBefore: null },
      } as const;
      await takeBookingStep(tx, { ...step, by: 'guest', actor: null, at: NOW });
    }
  });
}

/** Ten workers look for free seats at once. */
async function workersOffer({ id }: FullEvent, isLocked: boolean): Promise<void> {
  const work = () =>
    t.db.transaction(async (tx) => {
      await (isLocked ? lockEvent(tx, id) : withoutLock(tx));
      return offerSeats(tx, id, OCCASION);
    });
  await Promise.allSettled(Array.from({ length: WORKERS }, work));
}

const inState = (event: FullEvent, state: 'offered' | 'waitlisted' | 'confirmed') =>
  t.db.$count(bookings, sql`event_id = ${event.id} and state = ${state}`);
const offersMailed = () => t.db.$count(outboxMails, eq(outboxMails.template, 'booking_offered'));

describe('ten workers at once', () => {
  test('offer each seat once', async () => {
    const event = await crowded();
    await emptySilently(event);
    const before = await offersMailed();
    await workersOffer(event, true);
    expect(await inState(event, 'offered')).toBe(SEATS);
    expect((await offersMailed()) - before).toBe(SEATS);
    expect(await takenOf(t.db, event.id)).toBe(SEATS);
  });

  /** PGlite has one connection, so the race cannot happen there, with or without the lock. */
  const onServer = process.env.TEST_DATABASE_URL ? [{ engine: 'PostgreSQL' }] : [];
  for (const { engine } of onServer)
    test(`without the lock they offer the same seats again and again (${engine})`, async () => {
      const event = await crowded();
      await emptySilently(event);
      const before = await offersMailed();
      await twoReadBeforeOneWrites(t.db, bookings, () => workersOffer(event, false));
      expect((await offersMailed()) - before).toBeGreaterThan(SEATS);
    });
});

test('whoever comes at the same moment gets no seat past those who wait', async () => {
  const event = await crowded();
  const [answers] = await Promise.all([
    Promise.all(
      Array.from({ length: 20 }, (_, index) => bookFor(t.anonymous, event.iri, `neu-${index}@firn.example`)),
    ),
    ...event.holders.map((holder) => giveBack(t.db, holder, NOW)),
  ]);
  expect([...new Set(answers.map(({ statusCode }) => statusCode))]).toEqual([409]);
  expect(await inState(event, 'offered')).toBe(SEATS);
  expect(await takenOf(t.db, event.id)).toBe(SEATS);
});
