import { describe, expect, test } from '@jest/globals';
import { readProjection } from './projection.ts';
import { parseQuery, readBoolean, readList, readOrder, readText } from './query.ts';
import { readTimeSpan } from './query-dates.ts';

describe('the grammar of docs/wire-format.md#filter-grammar', () => {
  test.each([
    ['p=a', ['a']],
    ['p=a&p=b', ['a', 'b']],
    ['p[]=a&p[]=b', ['a', 'b']],
    ['p[0]=a&p[1]=b', ['a', 'b']],
    ['p=', []],
    ['', []],
  ])('%s', (text, values) => {
    expect(readList(parseQuery(text), 'p')).toEqual(values);
  });

  test('booleans, single texts and orders', () => {
    expect(['true', '1', 'FALSE', '0'].map((value) => readBoolean(parseQuery(`p=${value}`), 'p'))).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(() => readText(parseQuery('p[]=a'), 'p')).toThrow('einzelnen Wert');
    const order = readOrder(parseQuery('order[start]=DESC&order[colour]=asc'), ['start']);
    expect(order).toEqual([{ property: 'start', descending: true }]);
    expect(() => readOrder(parseQuery('order[start]=up'), ['start'])).toThrow('asc oder desc');
  });
});

describe('dates are Zurich days', () => {
  test.each([
    ['start[after]=2026-03-29', '2026-03-28T23:00:00.000Z', null],
    ['start[strictly_after]=2026-03-29', '2026-03-29T22:00:00.000Z', null],
    ['start[before]=2026-03-29', null, '2026-03-29T22:00:00.000Z'],
    ['start[strictly_before]=2026-03-29', null, '2026-03-28T23:00:00.000Z'],
    ['start[after]=2026-03-29T10:00:00Z', '2026-03-29T10:00:00.000Z', null],
  ])('%s', (text, from, until) => {
    const span = readTimeSpan(parseQuery(text), 'start');
    expect([span.from?.toISOString() ?? null, span.until?.toISOString() ?? null]).toEqual([from, until]);
  });

  test.each(['2026-02-30', '29.3.2026', 'morgen', '2026-13-01'])('%s is not a date', (text) => {
    expect(() => readTimeSpan(parseQuery(`start[after]=${text}`), 'start')).toThrow('«start[after]»');
  });
});

test.each([
  ['properties[]=id&properties[]=title', { id: null, title: null }],
  ['properties=id,title', { id: null, title: null }],
  ['properties[]=id&properties[guides][]=fullName', { id: null, guides: { fullName: null } }],
  ['', null],
])('projection of %s', (text, projection) => {
  expect(readProjection(parseQuery(text))).toEqual(projection);
});
