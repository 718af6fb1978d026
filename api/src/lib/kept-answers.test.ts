import { expect, test } from '@jest/globals';
import { keptAnswers, type Making } from './kept-answers.ts';

const NOW = new Date('2026-02-14T08:00:00Z');
const now = () => NOW;
const [first, second] = [Buffer.from('first'), Buffer.from('second')];

const begin = async (answers: ReturnType<typeof keptAnswers>, key = 'a') =>
  (await answers.get(key, now)) as Making;

test('others wait for the one who makes the answer', async () => {
  const answers = keptAnswers();
  const making = await begin(answers);
  const others = [answers.get('a', now), answers.get('a', now)];
  making.end(first, NOW);
  expect(await Promise.all(others)).toEqual([first, first]);
});

test('when there is none, the first of those who waited makes it', async () => {
  const answers = keptAnswers();
  const making = await begin(answers);
  const [next, last] = [answers.get('a', now), answers.get('a', now)];
  making.end(null, NOW);
  ((await next) as Making).end(second, NOW);
  expect(await last).toBe(second);
});

test('what is being made while something is written is not kept', async () => {
  const answers = keptAnswers();
  const before = await begin(answers);
  answers.forget();
  const after = await begin(answers);
  before.end(first, NOW);
  after.end(second, NOW);
  expect(await answers.get('a', now)).toBe(second);
});

test('a few are kept, and none that is very large', async () => {
  const answers = keptAnswers();
  for (let turn = 0; turn <= 16; turn += 1) (await begin(answers, `a${turn}`)).end(first, NOW);
  expect(await answers.get('a16', now)).toBe(first);
  expect(await answers.get('a0', now)).not.toBe(first);
  (await begin(answers, 'large')).end(Buffer.alloc(2_000_001), NOW);
  expect(Buffer.isBuffer(await answers.get('large', now))).toBe(false);
});
