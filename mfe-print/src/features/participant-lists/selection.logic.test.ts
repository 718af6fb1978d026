import { expect, test } from '@jest/globals';
import { hutsOf } from './huts.logic.ts';
import { meetingOf } from './meeting.logic.ts';
import { selectionOf } from './selection.logic.ts';
import { sheetsOf, withSheet } from './sheets.logic.ts';
import { footerRules } from './use-page-footer.ts';

const TODAY = '2026-02-14';
const span = (from: string, to: string, guide: string | null = null) => ({ kind: 'span', from, to, guide });
const events = (...ids: string[]) => ({ kind: 'events', ids });
const none = { kind: 'none' };

test.each([
  ['', none],
  ['blatt=notfall', none],
  ['event=', none],
  ['tag=2026-07-11', span('2026-07-11', '2026-07-11')],
  ['tag=2026-07-11&guide=/api/users/g', span('2026-07-11', '2026-07-11', 'g')],
  ['tag=gestern', none],
  ['guide=g', span(TODAY, '2026-03-16', 'g')],
  ['from=2026-07-01&to=2026-07-31', span('2026-07-01', '2026-07-31')],
  ['from=2026-07-01', span('2026-07-01', '2026-07-31')],
  ['from=2026-07-31&to=2026-07-01', span('2026-07-31', '2026-08-30')],
  ['event=a&event=/api/events/b', events('a', 'b')],
  ['event=a&event=/api/events/a&tag=2026-07-01', events('a')],
])('?%s selects %j', (search, expected) => {
  expect(selectionOf(new URLSearchParams(search), TODAY)).toEqual(expected);
});

test.each([
  ['', 'teilnehmende unterschriften notfall'],
  ['blatt=notfall&blatt=teilnehmende', 'teilnehmende notfall'],
  ['blatt=alles', 'teilnehmende unterschriften notfall'],
  ['blatt=packliste', 'packliste'],
])('?%s prints %s', (search, sheets) => {
  expect(sheetsOf(new URLSearchParams(search)).join(' ')).toBe(sheets);
});

test.each([
  ['event=a', 'notfall', false, 'event=a&blatt=teilnehmende&blatt=unterschriften'],
  ['blatt=notfall&blatt=teilnehmende', 'unterschriften', true, ''],
  ['blatt=notfall', 'notfall', false, 'blatt=notfall'],
  ['', 'packliste', true, 'blatt=teilnehmende&blatt=unterschriften&blatt=notfall&blatt=packliste'],
  ['blatt=packliste', 'packliste', false, 'blatt=packliste'],
] as const)('?%s, then %s %s: ?%s', (search, sheet, isWanted, expected) => {
  expect(withSheet(new URLSearchParams(search), sheet, isWanted).toString()).toBe(expected);
});

const at = (meetingText: string, place = 'Saas-Fee', start = '2026-07-11T07:10:00.000Z') =>
  meetingOf({ meetingText, place, start });

test.each([
  ['9.10 Uhr, Post Saas-Fee', '9.10 Uhr, Post Saas-Fee'],
  ['09:10 an der Talstation', '09:10 an der Talstation'],
  ['Talstation (8.45 Uhr)', 'Talstation (8.45 Uhr)'],
  ['Post Saas-Fee', '09:10 Uhr, Post Saas-Fee'],
  ['Parkplatz, 12.50 Franken', '09:10 Uhr, Parkplatz, 12.50 Franken'],
  ['Gleis 19.10', '09:10 Uhr, Gleis 19.10'],
  ['', '09:10 Uhr, Saas-Fee'],
])('where to meet says the time once: «%s»', (text, shown) => {
  expect(at(text)).toBe(shown);
});

test('a hut is named once, with its position where it is known', () => {
  const poi = {
    title: 'Britanniahütte',
    kind: 'hut',
    latitude: 46.0535,
    longitude: 7.9401,
    elevation: 3030,
  } as const;
  const booked = (title: string) => ({
    '@id': `/api/accommodations/${title}`,
    id: title,
    title,
    place: null,
    altitude: null,
  });
  expect(
    hutsOf(
      {
        eventAccommodations: [booked('Britanniahütte'), booked('Hotel Dom')],
        pois: [poi, { ...poi, title: 'Allalinhorn', kind: 'peak' }],
      },
      new Map([['Britanniahütte', '+41275550110']]),
    ),
  ).toEqual([
    { title: 'Hotel Dom', elevation: null, position: null, phone: null },
    {
      title: 'Britanniahütte',
      elevation: 3030,
      position: '46.05350 N, 7.94010 E',
      phone: '+41275550110',
    },
  ]);
});

test('a code cannot leave the rule of its footer', () => {
  expect(footerRules('E-101-3')).toContain('@page firn-E-101-3{@bottom-left{content:"E-101-3"}}');
  expect(footerRules('E"}*{display:none}')).not.toContain('{display');
});
