import { expect, test } from '@jest/globals';
import { type KeptAnswer, type KeptAnswers, keptAnswers, type Making } from './kept-answers.ts';

const NOW = new Date('2026-02-14T08:00:00Z');
const now = () => NOW;
const after = (milliseconds: number) => () => new Date(NOW.getTime() + milliseconds);
const answerWith = (body: Buffer): KeptAnswer => ({ body, headers: { etag: 'one' } });
const [first, second] = [answerWith(Buffer.from('first')), answerWith(Buffer.from('second'))];
const isKept = (found: KeptAnswer | Making) => 'body' in found;
const A = { address: 'a', revision: '1' };

const begin = async (answers: KeptAnswers, key = A) => (await answers.get(key, now)) as Making;

test('others wait for the one who makes the answer', async () => {
  const answers = keptAnswers();
  const making = await begin(answers);
  const others = [answers.get(A, now), answers.get(A, now)];
  making.end(first, NOW);
  expect(await Promise.all(others)).toEqual([first, first]);
});

test('when there is none, the first of those who waited makes it', async () => {
  const answers = keptAnswers();
  const making = await begin(answers);
  const [next, last] = [answers.get(A, now), answers.get(A, now)];
  making.end(null, NOW);
  ((await next) as Making).end(second, NOW);
  expect(await last).toBe(second);
});

test('after a write nobody gets what was made, or is being made, of before', async () => {
  const answers = keptAnswers();
  const before = await begin(answers);
  const written = { ...A, revision: '2' };
  const afterwards = await begin(answers, written);
  afterwards.end(second, NOW);
  before.end(first, NOW);
  expect(await answers.get(written, now)).not.toBe(first);
});

test('an answer is good for fifteen seconds of either direction of the clock', async () => {
  const answers = keptAnswers();
  (await begin(answers)).end(first, NOW);
  expect(await answers.get(A, after(14_999))).toBe(first);
  expect(isKept(await answers.get(A, after(15_000)))).toBe(false);
  const others = keptAnswers();
  (await begin(others)).end(first, NOW);
  expect(isKept(await others.get(A, after(-15_000)))).toBe(false);
});

test('what is kept has a limit in bytes, together and each', async () => {
  const answers = keptAnswers();
  const at = (turn: number) => ({ ...A, address: `a${turn}` });
  for (let turn = 0; turn <= 12; turn += 1) {
    (await begin(answers, at(turn))).end(answerWith(Buffer.alloc(1_900_000)), NOW);
  }
  expect(isKept(await answers.get(at(12), now))).toBe(true);
  expect(isKept(await answers.get(at(0), now))).toBe(false);
  (await begin(answers)).end(answerWith(Buffer.alloc(2_000_001)), NOW);
  expect(isKept(await answers.get(A, now))).toBe(false);
});
