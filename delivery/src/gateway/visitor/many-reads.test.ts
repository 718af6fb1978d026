import { describe, expect, test } from '@jest/globals';
import { aTime, type StandingTime } from '../../testing/a-time.ts';
import { createReadTurns, type ReadTurns } from './read-turns.ts';
import { READ_TURNS } from './turn-limits.ts';

const STAYS = new AbortController().signal;

interface Reading {
  readonly turns: ReadTurns;
  readonly time: StandingTime;
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

async function read({ turns, time, network, ms, bytes }: Reading, seen: Seen): Promise<void> {
  const asked = time.now();
  const end = await turns.take(network, STAYS).catch(() => null);
  if (!end) {
    seen.refused += 1;
    return;
  }
  seen.longestWait = Math.max(seen.longestWait, time.now() - asked);
  await new Promise<void>((resolve) => time.after(ms, resolve));
  end(bytes);
  seen.answered += 1;
}

/** Looks at pages, with six reads at once on each, and rests a second on it. */
async function looksAtPages(reading: Reading, seen: Seen): Promise<void> {
  for (;;) {
    await read(reading, seen);
    await Promise.all(Array.from({ length: 6 }, () => read(reading, seen)));
    await new Promise<void>((resolve) => reading.time.after(1000, resolve));
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
  const turns = createReadTurns(limits, time);
  const many: Seen = { answered: 0, refused: 0, longestWait: 0 };
  const other: Seen = { answered: 0, refused: 0, longestWait: 0 };
  for (let person = 0; person < people; person += 1)
    void act({ turns, time, network: '192.0.2.1', ...answer }, many);
  void looksAtPages({ turns, time, network: '198.51.100.1', ms: 20, bytes: 5000 }, other);
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
