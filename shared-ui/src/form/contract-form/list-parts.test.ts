import { expect, test } from '@jest/globals';
import type { FormValues } from '../merge-patch.ts';
import { putTogether, takeApart } from './list-parts.ts';
import { compareThreeWays, mergeThreeWays } from './three-ways.ts';

interface Row {
  readonly id: string;
  readonly text: string;
}

const parts = {
  rows: { keyOf: ({ id }: Row) => id, labelOf: ({ id }: Row) => id, wordsOf: ({ text }: Row) => text },
};
/** `a` is a row as it was, `a!` one that was changed. */
const rows = (list: string): FormValues => ({
  title: 'T',
  rows: list
    .split(' ')
    .filter(Boolean)
    .map((text): Row => ({ id: text[0] ?? '', text })),
});
const textOf = (values: FormValues) => (values.rows as readonly Row[]).map(({ text }) => text).join(' ');

function join(base: string, mine: string, current: string, keepsMine = false) {
  const values = { base: rows(base), mine: rows(mine), current: rows(current) };
  const apart = takeApart(values, parts);
  const merged = mergeThreeWays<FormValues>(apart.base, apart.mine, apart.current, () => keepsMine);
  return {
    ...compareThreeWays(apart.base, apart.mine, apart.current),
    joined: textOf(putTogether(merged, values, parts)),
  };
}

test.each([
  ['two people in two rows', 'a b c', 'a! b c', 'a b c?', 'a! b c?'],
  ['each adds a row', 'a b', 'a b x', 'y a b', 'y a b x'],
  ['both add one at the same place', 'a', 'a x', 'a y', 'a y x'],
  ['I remove one, they change another', 'a b c', 'a c', 'a b c?', 'a c?'],
  ['they remove one, I change another', 'a b c', 'a! b c', 'a c', 'a! c'],
  ['I move rows, they change one', 'a b c', 'c a b', 'a b? c', 'c a b?'],
  ['they move rows, I add one', 'a b c', 'a x b c', 'c b a', 'c b a x'],
  ['I move rows, they add one', 'a b c', 'c b a', 'a b y c', 'c b y a'],
])('%s: nothing is asked', (_what, base, mine, current, joined) => {
  expect(join(base, mine, current)).toMatchObject({ both: [], joined });
});

test.each([
  ['the same row', 'a b', 'a! b', 'a? b', ['rows[a]'], 'a? b', 'a! b'],
  ['one that they removed', 'a b', 'a! b', 'b', ['rows[a]'], 'b', 'a! b'],
  ['one that I removed', 'a b', 'b', 'a? b', ['rows[a]'], 'a? b', 'b'],
  ['the order', 'a b c', 'c a b', 'b a c', ['rows'], 'b a c', 'c a b'],
])('%s, both: it is asked, and the answer holds', (_what, base, mine, current, both, theirs, kept) => {
  expect(join(base, mine, current)).toMatchObject({ both, joined: theirs });
  expect(join(base, mine, current, true)).toMatchObject({ both, joined: kept });
});
