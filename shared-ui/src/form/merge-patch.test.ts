import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { createBodyOf, type FormValues, isSame, mergePatchOf } from './merge-patch.ts';

const NULLABLE = ['subtitle', 'level', 'location', 'prices[].note'];

describe('the patch of a form', () => {
  const before = {
    title: 'Tödi',
    subtitle: 'Hochtour',
    level: '/api/levels/1',
    guides: ['/api/users/1', '/api/users/2'],
    location: { latitude: 46.8, longitude: 8.9 },
    prices: [{ title: 'Leitung', gross: 40000, note: 'x' }],
    days: 2,
    public: false,
  };
  test.each<[string, FormValues, FormValues]>([
    ['nothing changed', {}, {}],
    ['a field', { title: 'Tödi Ostwand' }, { title: 'Tödi Ostwand' }],
    ['an emptied field that may be null', { subtitle: '' }, { subtitle: null }],
    ['an emptied field that may not', { title: '' }, { title: '' }],
    ['a field that vanished from the values', { level: undefined }, { level: null }],
    ['a reference that was taken away', { level: null }, { level: null }],
    ['a list that lost one', { guides: ['/api/users/2'] }, { guides: ['/api/users/2'] }],
    [
      'a list in another order',
      { guides: ['/api/users/2', '/api/users/1'] },
      { guides: ['/api/users/2', '/api/users/1'] },
    ],
    ['a list that says the same', { guides: ['/api/users/1', '/api/users/2'] }, {}],
    ['an emptied list', { guides: [] }, { guides: [] }],
    [
      'a part of an object, with the rest',
      { location: { latitude: 47, longitude: 8.9 } },
      { location: { latitude: 47, longitude: 8.9 } },
    ],
    [
      'an object that lost a key',
      { location: { latitude: 46.8 } },
      { location: { latitude: 46.8, longitude: null } },
    ],
    [
      'an emptied field within a list, with the whole list',
      { prices: [{ title: 'Leitung', gross: 40000, note: '' }] },
      { prices: [{ title: 'Leitung', gross: 40000, note: null }] },
    ],
    ['zero', { days: 0 }, { days: 0 }],
    ['yes', { public: true }, { public: true }],
  ])('%s', (_what, change, patch) => {
    expect(mergePatchOf(before, { ...before, ...change }, NULLABLE)).toEqual(patch);
  });

  test.each([[null], [undefined], ['']])(
    'a field that was %p and is emptied again is untouched',
    (nothing) => {
      expect(mergePatchOf({ subtitle: nothing }, { subtitle: '' }, NULLABLE)).toEqual({});
    },
  );
});

/** RFC 7396, section 2. */
function applyMergePatch(target: unknown, patch: unknown): unknown {
  if (typeof patch !== 'object' || patch === null || Array.isArray(patch)) return patch;
  const isObject = typeof target === 'object' && target !== null && !Array.isArray(target);
  const result: Record<string, unknown> = isObject ? { ...target } : {};
  for (const [key, value] of Object.entries(patch)) {
    if (value === null) delete result[key];
    else result[key] = applyMergePatch(result[key], value);
  }
  return result;
}

const value = fc.oneof(
  fc.constantFrom(null, '', 'Tödi', 0, 1, true, false),
  fc.array(fc.constantFrom<unknown>('a', 'b', { title: 'x' }), { maxLength: 3 }),
  fc.dictionary(
    fc.constantFrom('latitude', 'longitude'),
    fc.constantFrom<unknown>(null, 1, 'x', { a: 1 }, { b: 2 }),
  ),
);
const values = fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd'), value);

test('applied to what was there, a patch gives what the form holds', () => {
  fc.assert(
    fc.property(values, values, (before, now) => {
      expect(isSame(applyMergePatch(before, mergePatchOf(before, now, [])), now)).toBe(true);
    }),
  );
});

test('a patch holds nothing that did not change', () => {
  fc.assert(
    fc.property(values, values, (before, now) => {
      const patch = mergePatchOf(before, now, []);
      expect(mergePatchOf(before, before, [])).toEqual({});
      for (const key of Object.keys(patch)) expect(isSame(before[key], now[key])).toBe(false);
    }),
  );
});

test('a new item has no empty fields but those that are asked for', () => {
  const typed = { title: '', type: 'tour', subtitle: '', level: null, days: 0, tags: [] };
  expect(createBodyOf(typed, { required: ['title', 'level'], nullable: ['level'] })).toEqual({
    title: '',
    type: 'tour',
    level: null,
    days: 0,
    tags: [],
  });
});
