import { describe, expect, test } from '@jest/globals';
import { aTime, type StandingTime } from '../../testing/a-time.ts';
import { createReadTurns, type ReadTurns } from './read-turns.ts';
import { EMBEDDED_TURNS, READ_TURNS } from './turn-limits.ts';

const STAYS = new AbortController().signal;

/** What makes answers: resolves when one that takes so many ms is there. */
type Server = (ms: number) => Promise<void>;

interface Reading {
  readonly turns: ReadTurns;
  readonly time: StandingTime;
  readonly server: Server;
  readonly network: string;
  /** Of one answer. */
  readonly ms: number;
  readonly bytes: number;
}

interface Seen {
  answered: number;
  refused: number;
  longestWait: number;
}

const pass = (time: StandingTime, ms: number) => new Promise<void>((resolve) => time.after(ms, resolve));

/** Works on all answers at once. */
const manyProcessors =
  (time: StandingTime): Server =>
  (ms) =>
    pass(time, ms);

/** Works on one answer after the other, as the embedded database does. */
function oneProcessor(time: StandingTime): Server {
  let last = Promise.resolve();
  return (ms) => {
    last = last.then(() => pass(time, ms));
    return last;
  };
}

async function read({ turns, time, server, network, ms, bytes }: Reading, seen: Seen): Promise<void> {
  const asked = time.now();
  const end = await turns.take(network, STAYS).catch(() => null);
  if (!end) {
    seen.refused += 1;
    return;
  }
  await server(ms);
  seen.longestWait = Math.max(seen.longestWait, time.now() - asked - ms);
  end(bytes);
  seen.answered += 1;
}

/** Looks at pages, with six reads at once on each, and rests a second on it. */
async function looksAtPages(reading: Reading, seen: Seen): Promise<void> {
  for (;;) {
    await read(reading, seen);
    await Promise.all(Array.from({ length: 6 }, () => read(reading, seen)));
    await pass(reading.time, 1000);
  }
}

/** Asks for one thing after the other, once a second. */
async function asksNowAndThen(reading: Reading, seen: Seen): Promise<void> {
  for (;;) {
    await read(reading, seen);
    await pass(reading.time, 1000);
  }
}

async function asksWithoutPause(reading: Reading, seen: Seen): Promise<void> {
  for (;;) await read(reading, seen);
}

/** What many of one network see within a minute, and what one of another network sees meanwhile. */
async function aMinuteOf(
  people: number,
  act: (reading: Reading, seen: Seen) => Promise<void>,
  answer: { readonly ms: number; readonly bytes: number },
  limits = READ_TURNS,
) {
  const time = aTime();
  const common = { time, turns: createReadTurns(limits, time), server: manyProcessors(time) };
  const many: Seen = { answered: 0, refused: 0, longestWait: 0 };
  const other: Seen = { answered: 0, refused: 0, longestWait: 0 };
  for (let person = 0; person < people; person += 1)
    void act({ ...common, network: '192.0.2.1', ...answer }, many);
  void looksAtPages({ ...common, network: '198.51.100.1', ms: 20, bytes: 5000 }, other);
  await time.pass(60_000);
  return { many, other };
}

describe('an office of thirty behind one address', () => {
  test.each([
    { ms: 20, bytes: 5000, wait: 3000 },
    { ms: 60, bytes: 5000, wait: 8000 },
    { ms: 200, bytes: 5000, wait: 19_000 },
  ])('is never refused where an answer takes $ms ms', async ({ wait, ...answer }) => {
    const { many } = await aMinuteOf(30, looksAtPages, answer);
    expect(many.refused).toBe(0);
    expect(many.longestWait).toBeLessThan(wait);
  });

  test('was refused by a rest of four times the work, and a patience of ten seconds', async () => {
    const before = { ...READ_TURNS, rest: 4, longestRest: 60_000, patience: 10_000 };
    const { many } = await aMinuteOf(30, looksAtPages, { ms: 200, bytes: 5000 }, before);
    expect(many.refused).toBeGreaterThan(100);
  });
});

describe('a client that asks on 400 connections', () => {
  const wholeList = { ms: 15, bytes: 478_000 };

  test('gets 12 MB a second at most', async () => {
    const { many } = await aMinuteOf(400, asksWithoutPause, wholeList);
    expect((many.answered * wholeList.bytes) / 60).toBeLessThan(12_000_000);
  });

  test('would get more than three times as much if bytes did not count', async () => {
    const unweighed = { ...READ_TURNS, bytesPerRest: Number.POSITIVE_INFINITY };
    const { many } = await aMinuteOf(400, asksWithoutPause, wholeList, unweighed);
    expect((many.answered * wholeList.bytes) / 60).toBeGreaterThan(36_000_000);
  });

  test('keeps no other network waiting', async () => {
    const { other } = await aMinuteOf(400, asksWithoutPause, wholeList);
    expect(other.refused).toBe(0);
    // Its own six reads of a page wait for each other: three at once.
    expect(other.longestWait).toBeLessThan(100);
    expect(other.answered).toBeGreaterThan(300);
  });
});

describe('a client that asks for whole lists on 400 connections, of an API with the embedded database', () => {
  async function besideIt(limits: typeof READ_TURNS, ms: number) {
    const time = aTime();
    const common = { time, turns: createReadTurns(limits, time), server: oneProcessor(time) };
    const [many, other]: Seen[] = [1, 2].map(() => ({ answered: 0, refused: 0, longestWait: 0 }));
    for (let connection = 0; connection < 400; connection += 1)
      void asksWithoutPause({ ...common, network: '192.0.2.1', ms, bytes: 478_000 }, many as Seen);
    void asksNowAndThen({ ...common, network: '198.51.100.1', ms: 5, bytes: 500 }, other as Seen);
    await time.pass(60_000);
    return other as Seen;
  }

  test.each([40, 200])('lets another network wait for one list of %i ms', async (ms) => {
    const { longestWait, refused } = await besideIt(EMBEDDED_TURNS, ms);
    expect([longestWait <= ms, refused]).toEqual([true, 0]);
  });

  test('would let it wait for fifteen where a list takes long, by the places of a server', async () => {
    const { longestWait } = await besideIt(READ_TURNS, 200);
    expect(longestWait).toBeGreaterThan(10 * 200);
  });
});

test('an office of thirty is not refused by an API with the embedded database either', async () => {
  const { many } = await aMinuteOf(30, looksAtPages, { ms: 60, bytes: 5000 }, EMBEDDED_TURNS);
  expect(many.refused).toBe(0);
  expect(many.longestWait).toBeLessThan(20_000);
});
