import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { type FormValues, isSame } from '../merge-patch.ts';
import { compareThreeWays, mergeThreeWays } from './three-ways.ts';

const base = { title: 'Tödi', phone: '055', tags: ['a'], level: null };

test.each<[string, FormValues, FormValues, readonly string[], readonly string[]]>([
  ['nobody changed anything', {}, {}, [], []],
  ['only I changed', { title: 'Meins' }, {}, [], []],
  ['only they changed', {}, { phone: '044' }, ['phone'], []],
  ['each another field', { title: 'Meins' }, { phone: '044' }, ['phone'], []],
  ['both the same field', { title: 'Meins' }, { title: 'Ihres' }, [], ['title']],
  ['both to the same value', { title: 'Gleich', tags: ['b'] }, { title: 'Gleich', tags: ['b'] }, [], []],
  ['a list and nothing', { tags: ['a', 'b'], level: '' }, { tags: [], level: null }, [], ['tags']],
])('%s', (_what, mine, current, theirs, both) => {
  expect(compareThreeWays(base, { ...base, ...mine }, { ...base, ...current })).toEqual({ theirs, both });
});

test.each([
  ['theirs', false, 'Ihres'],
  ['mine', true, 'Meins'],
])('joined: my fields, their fields, and of both %s', (_who, keeps, title) => {
  const mine = { ...base, title: 'Meins', level: '/api/levels/1' };
  const current = { ...base, title: 'Ihres', phone: '044' };
  expect(mergeThreeWays<FormValues>(base, mine, current, () => keeps)).toEqual({
    title,
    phone: '044',
    tags: ['a'],
    level: '/api/levels/1',
  });
});

const values = fc.record({
  a: fc.constantFrom('x', 'y', '', null),
  b: fc.constantFrom<unknown>(['x'], ['y'], []),
  c: fc.constantFrom(1, 2, 3),
});

test('every change is in what is joined, unless the other one was chosen', () => {
  fc.assert(
    fc.property(values, values, values, fc.boolean(), (before, mine, current, keeps) => {
      const joined: FormValues = mergeThreeWays<FormValues>(before, mine, current, () => keeps);
      for (const [key, was] of Object.entries(before)) {
        const sides: Record<string, FormValues> = { mine, current };
        const changed = Object.keys(sides).filter((side) => !isSame(was, sides[side]?.[key]));
        const expected = changed.length === 2 ? (keeps ? 'mine' : 'current') : (changed[0] ?? 'current');
        expect(isSame(joined[key], sides[expected]?.[key])).toBe(true);
      }
    }),
  );
});
