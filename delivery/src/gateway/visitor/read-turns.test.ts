import { describe, expect, test } from '@jest/globals';
import { aTime } from '../../testing/a-time.ts';
import { createReadTurns, type EndTurn } from './read-turns.ts';
import type { TurnLimits } from './turn-limits.ts';

const LIMITS: TurnLimits = {
  atOnce: 2,
  lentAfter: 500,
  mostLent: 3,
  rest: 1,
  longestRest: 100,
  bytesPerRest: 1000,
  mostWaiting: 5,
  patience: 10_000,
};
const STAYS = new AbortController().signal;

function begin(limits: Partial<TurnLimits> = {}) {
  const time = aTime();
  const turns = createReadTurns({ ...LIMITS, ...limits }, time);
  const begun: string[] = [];
  const ends = new Map<string, EndTurn>();
  const refused: unknown[] = [];
  const read = (network: string, name: string, left: AbortSignal = STAYS) =>
    void turns.take(network, left).then(
      (end) => {
        begun.push(name);
        ends.set(name, end);
      },
      (error: unknown) => refused.push(error),
    );
  const end = (name: string, bytes = 0) => ends.get(name)?.(bytes);
  return { time, read, end, begun, refused };
}

describe('whoever reads a lot at once', () => {
  test('waits behind the own reads; a second visitor does not', async () => {
    const { time, read, begun } = begin();
    for (const name of ['a1', 'a2', 'a3', 'a4']) read('192.0.2.1', name);
    read('198.51.100.1', 'b1');
    await time.pass(0);
    expect(begun).toEqual(['a1', 'a2', 'b1']);
  });

  test('without a share of its own, the second visitor would wait behind them all', async () => {
    const { time, read, begun } = begin();
    for (const name of ['a1', 'a2', 'a3', 'a4']) read('everybody', name);
    read('everybody', 'b1');
    await time.pass(0);
    expect(begun).toEqual(['a1', 'a2']);
  });

  test('is served in the order in which it came', async () => {
    const { time, read, end, begun } = begin({ rest: 0 });
    for (const name of ['a1', 'a2', 'a3', 'a4']) read('a', name);
    await time.pass(10);
    end('a2');
    end('a2');
    await time.pass(0);
    expect(begun).toEqual(['a1', 'a2', 'a3']);
  });

  test.each([
    ['as long as it took', 40, 0, 40],
    ['no longer than the longest rest, however slow the machine', 400, 0, 100],
    ['longer for an answer of many bytes', 40, 50_000, 90],
  ])('leaves its place empty while more of its own wait: %s', async (_what, ms, bytes, rest) => {
    const { time, read, end, begun } = begin();
    for (const name of ['a1', 'a2', 'a3']) read('a', name);
    await time.pass(ms);
    end('a1', bytes);
    await time.pass(rest - 1);
    expect(begun).toEqual(['a1', 'a2']);
    await time.pass(1);
    expect(begun).toEqual(['a1', 'a2', 'a3']);
  });

  test('does not rest when nobody waits', async () => {
    const { time, read, end, begun } = begin();
    for (const name of ['a1', 'a2']) read('a', name);
    await time.pass(40);
    end('a1', 50_000);
    read('a', 'a3');
    await time.pass(0);
    expect(begun).toEqual(['a1', 'a2', 'a3']);
  });
});

describe('a read that takes long', () => {
  test('waits for something else: its place goes to the next one', async () => {
    const { time, read, begun } = begin();
    for (const name of ['a1', 'a2', 'a3', 'a4', 'a5', 'a6']) read('a', name);
    await time.pass(499);
    expect(begun).toEqual(['a1', 'a2']);
    await time.pass(1);
    expect(begun).toEqual(['a1', 'a2', 'a3', 'a4']);
  });

  test('of a few at most, until one of these has ended', async () => {
    const { time, read, end, begun } = begin();
    for (const name of ['a1', 'a2', 'a3', 'a4', 'a5', 'a6']) read('a', name);
    await time.pass(5000);
    expect(begun).toEqual(['a1', 'a2', 'a3', 'a4', 'a5']);
    end('a1');
    await time.pass(500);
    expect(begun).toEqual(['a1', 'a2', 'a3', 'a4', 'a5', 'a6']);
  });
});

describe('nobody waits for ever', () => {
  test('too many at once are told when to come again', async () => {
    const { time, read, refused } = begin();
    for (let turn = 0; turn < 8; turn += 1) read('a', `a${turn}`);
    await time.pass(0);
    expect(refused).toMatchObject([
      {
        status: 429,
        code: 'too-many-reads',
        message:
          'Von deinem Anschluss kommen gerade sehr viele Anfragen auf einmal. Versuche es in 10 Sekunden noch einmal.',
        details: { retryAfter: 10 },
      },
    ]);
  });

  test('who has waited for ten seconds, too', async () => {
    const { time, read, refused } = begin({ lentAfter: 60_000 });
    for (const name of ['a1', 'a2', 'a3']) read('a', name);
    await time.pass(9999);
    expect(refused).toEqual([]);
    await time.pass(1);
    expect(refused).toMatchObject([{ status: 429 }]);
  });

  test('who leaves gives up the place in the queue', async () => {
    const { time, read, end, begun, refused } = begin({ rest: 0 });
    const gone = new AbortController();
    for (const name of ['a1', 'a2']) read('a', name);
    read('a', 'a3', gone.signal);
    read('a', 'a4');
    gone.abort('gone');
    await time.pass(0);
    end('a1');
    await time.pass(0);
    expect(refused).toEqual(['gone']);
    expect(begun).toEqual(['a1', 'a2', 'a4']);
  });
});
