import { expect, test } from '@jest/globals';
import { aPage, aPageState, aRemote } from '../testing/page-state.ts';
import { crumbsOf, currentEntry } from './menu-entries.ts';

const entries = [
  '/admin/offer',
  '/admin/offer-properties',
  '/admin/events',
  '/admin/settings',
  '/admin/settings/delivery',
].map((path) => ({ name: path, path, children: [] }));

test.each([
  ['/admin/offer', null, '/admin/offer'],
  ['/admin/offer/1/occurrences/2/people', null, '/admin/offer'],
  ['/admin/offer/1/occurrences/2/people', { from: '/admin/events?page=2' }, '/admin/events'],
  ['/admin/offer/1', { from: 17 }, '/admin/offer'],
  ['/admin/offer/1', { keepScroll: true }, '/admin/offer'],
  ['/admin/offer-properties/tags', null, '/admin/offer-properties'],
  ['/admin/settings/delivery', null, '/admin/settings/delivery'],
  ['/admin/settings/bexio', null, '/admin/settings'],
  ['/admin', null, undefined],
])('%s with the state %j belongs to %s', (pathname, state, path) => {
  expect(currentEntry(entries, { pathname, state })?.path).toBe(path);
});

test('crumbs end with the record, whichever of its pages is shown', () => {
  const pages = [
    aPage('list', '/admin/bookings', { layout: 'admin', title: 'Buchungen' }),
    aPage('one', '/admin/bookings/:id', { layout: 'admin', title: 'Buchung' }),
    aPage('people', '/admin/bookings/:id/people', { layout: 'admin', title: 'Personen der Buchung' }),
  ];
  const { registry } = aPageState({}, [aRemote('office', { pages })]);
  const path = '/admin/bookings/7/people';
  const names = (last: { label: string; path: string | null } | null) =>
    crumbsOf(registry, path, last).map(({ name }) => name);
  expect(names({ label: 'Gina Gast, B-7', path: '/admin/bookings/7' })).toEqual([
    'Buchungen',
    'Gina Gast, B-7',
  ]);
  expect(names(null)).toEqual(['Buchungen', 'Buchung', 'Personen der Buchung']);
  expect(names({ label: 'Alte', path: '/admin/bookings/6' })).toEqual(['Buchungen', 'Buchung', 'Alte']);
});
