import { describe, expect, test } from '@jest/globals';
import { agendaPath, blocksOf, eventsQueryOf, readFilters } from './filters.logic.ts';

const read = (search: string) => readFilters(new URLSearchParams(search));
const queryOf = (search: string) => eventsQueryOf(read(search), '2026-06-30');

describe('the address', () => {
  test.each([
    '/agenda',
    '/agenda?freequery=Piz+Pal%C3%BC',
    '/agenda?titlequery=Grat&start=2026-07-01&duration=3-4&duration=5-&type=tour&level=018f0000-0000-7000-8000-000000000101&guides=018f0000-0000-7000-8000-000000000901',
    '/agenda?location=Zermatt&lat=46.0207&lng=7.7491&rng=50&sort=distance&ansicht=karte&page=3',
    '/agenda?start=2026-07-01&end=2026-07-31&weekday=6&weekday=7&price=200&places=2&all=1&sort=price',
    '/agenda?location=Kartenausschnitt&lat=46.5&lng=8.1&rng=12',
  ])('%s is written back as it was read', (path) => {
    expect(agendaPath(read(path.split('?')[1] ?? ''))).toBe(path);
  });

  test.each([
    ['start=morgen', '/agenda'],
    ['start=2026-13-45', '/agenda'],
    ['start=2026-04-31', '/agenda'],
    ['duration=99&duration=1&duration=1', '/agenda?duration=1'],
    ['type=picnic&type=unknown&type=tour', '/agenda?type=tour'],
    ['activities=hochtouren&level=9&sleepingStyle=x&guides=y&tags=z', '/agenda'],
    ['page=0', '/agenda'],
    ['page=99999999999', '/agenda?page=20'],
    ['price=12.50&places=-1&all=yes&weekday=8', '/agenda'],
    ['sort=distance', '/agenda'],
    ['page=1.5', '/agenda'],
    ['page=x', '/agenda'],
    ['ansicht=globus', '/agenda'],
    ['freequery=%20%20', '/agenda'],
    ['type=&level=', '/agenda'],
    ['rng=25', '/agenda'],
    ['location=Nirgends&rng=25', '/agenda'],
    ['location=X&lat=99&lng=8', '/agenda'],
    ['location=Zermatt', '/agenda?location=Zermatt&lat=46.0207&lng=7.7491&rng=25'],
    ['location=Zermatt&rng=900', '/agenda?location=Zermatt&lat=46.0207&lng=7.7491&rng=200'],
  ])('invalid parts of «%s» are ignored', (search, path) => {
    expect(agendaPath(read(search))).toBe(path);
  });
});

test('a search around a place always sends all three parts', () => {
  expect(queryOf('location=Zermatt&rng=10').map).toEqual({ lat: 46.0207, lng: 7.7491, rng: 10 });
  expect(queryOf('lat=46&lng=8')).not.toHaveProperty('map');
});

test('the first day is inclusive and goes to start[after]', () => {
  expect(queryOf('start=2026-07-01').start).toEqual({ after: '2026-07-01' });
});

test('a last day alone does not bring the dates before today', () => {
  expect(queryOf('end=2026-07-31').start).toEqual({ after: '2026-06-30', before: '2026-07-31' });
});

test('dates are bookable unless all are wanted; francs become Rappen', () => {
  expect(queryOf('price=200&places=2')).toMatchObject({
    bookable: true,
    priceFrom: { lte: 20_000 },
    freePlaces: { gte: 2 },
  });
  expect(queryOf('all=1')).not.toHaveProperty('bookable');
});

test.each([
  ['', [[1, 24]]],
  ['page=4', [[1, 96]]],
  [
    'page=6',
    [
      [1, 96],
      [2, 96],
    ],
  ],
  ['page=2&ansicht=karte', [[1, 60]]],
])('«%s» is brought by as few requests as the API allows', (search, blocks) => {
  expect(blocksOf(read(search)).map(({ page, itemsPerPage }) => [page, itemsPerPage])).toEqual(blocks);
});

test('a browser without JavaScript sends the day as it was typed', () => {
  expect(agendaPath(read('start=1.7.2026'))).toBe('/agenda?start=2026-07-01');
});
