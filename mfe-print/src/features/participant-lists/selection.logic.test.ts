import { expect, test } from '@jest/globals';
import { selectionOf } from './selection.logic.ts';

const TODAY = '2026-02-14';
const span = (from: string, to: string) => ({ kind: 'span', from, to });
const events = (...ids: string[]) => ({ kind: 'events', ids });

test.each([
  ['', span(TODAY, '2026-03-16')],
  ['from=2026-07-01&to=2026-07-31', span('2026-07-01', '2026-07-31')],
  ['from=2026-07-01', span('2026-07-01', '2026-07-31')],
  ['from=2026-07-31&to=2026-07-01', span('2026-07-31', '2026-08-30')],
  ['from=gestern', span(TODAY, '2026-03-16')],
  ['event=a&event=/api/events/b', events('a', 'b')],
  ['event=a&event=/api/events/a&from=2026-07-01', events('a')],
  ['event=', span(TODAY, '2026-03-16')],
])('?%s selects %j', (search, expected) => {
  expect(selectionOf(new URLSearchParams(search), TODAY)).toEqual(expected);
});
