import { expect, test } from '@jest/globals';
import { createIntakeTurns, type IntakeTurns } from './intake-turns.ts';

const BOUNDS = { inHand: 4, perRemote: 2, longest: 60_000 };
const CLIENT = new AbortController().signal;

/** Work that ends when it is told to, or with its signal. */
function held() {
  const { promise, resolve } = Promise.withResolvers<string>();
  const work = (signal: AbortSignal) =>
    new Promise<string>((done, failed) => {
      signal.addEventListener('abort', () => failed(signal.reason));
      void promise.then(done);
    });
  return { work, end: () => resolve('done') };
}

function take(turns: IntakeTurns, remote: string, work: (signal: AbortSignal) => Promise<string>) {
  return turns.admit(remote, (inTurn) => inTurn(CLIENT, work));
}

test('one release is worked on at a time, the others wait in the order they came', async () => {
  const turns = createIntakeTurns(BOUNDS);
  const seen: string[] = [];
  let atWork = 0;
  const work = (name: string) => async () => {
    atWork += 1;
    seen.push(`${name} beside ${atWork - 1}`);
    await new Promise((resolve) => setImmediate(resolve));
    atWork -= 1;
    if (name === 'b') throw new Error('broken');
    return name;
  };
  const all = ['a', 'b', 'c', 'd'].map((name) => take(turns, name, work(name)));
  expect((await Promise.allSettled(all)).map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
    'fulfilled',
  ]);
  expect(seen).toEqual(['a beside 0', 'b beside 0', 'c beside 0', 'd beside 0']);
});

test('beyond the queue a release is refused at once, and told when to come again', async () => {
  const turns = createIntakeTurns(BOUNDS);
  const { work, end } = held();
  const busy = ['a', 'a', 'b', 'b'].map((remote) => take(turns, remote, work));
  await expect(take(turns, 'c', work)).rejects.toMatchObject({
    status: 503,
    code: 'publishing-busy',
    details: { retryAfter: 10 },
  });
  end();
  expect(await Promise.all(busy)).toEqual(['done', 'done', 'done', 'done']);
  expect(await take(turns, 'c', work)).toBe('done');
});

test('one remote does not take the places of the others', async () => {
  const turns = createIntakeTurns(BOUNDS);
  const { work, end } = held();
  const busy = [take(turns, 'a', work), take(turns, 'a', work)];
  await expect(take(turns, 'a', work)).rejects.toThrow('Too many releases of a are being published.');
  busy.push(take(turns, 'b', work));
  end();
  expect(await Promise.all(busy)).toEqual(['done', 'done', 'done']);
});

test('a release that takes too long is ended, and the next one has its turn', async () => {
  const turns = createIntakeTurns({ ...BOUNDS, longest: 5 });
  const { work } = held();
  await expect(take(turns, 'a', work)).rejects.toMatchObject({ status: 413, code: 'archive-too-large' });
  expect(await take(turns, 'b', async () => 'done')).toBe('done');
});

test('a release whose client has left is not begun', async () => {
  const turns = createIntakeTurns(BOUNDS);
  const client = new AbortController();
  const { work, end } = held();
  const first = take(turns, 'a', work);
  let begun = 0;
  const left = turns.admit('b', (inTurn) =>
    inTurn(client.signal, async () => {
      begun += 1;
    }),
  );
  client.abort(new Error('left'));
  end();
  await expect(left).rejects.toThrow('left');
  expect([await first, begun]).toEqual(['done', 0]);
});
