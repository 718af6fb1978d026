import { describe, expect, test } from '@jest/globals';
import { ApiError, isApiError, type Query, withQuery } from './api-client.ts';

describe('a query in the grammar of the filters', () => {
  test.each<[Query, string]>([
    [{}, '/api/events'],
    [{ type: 'tour', empty: null, missing: undefined }, '/api/events?type=tour'],
    [{ activities: ['a', 'b'] }, '/api/events?activities[]=a&activities[]=b'],
    [{ order: { start: 'asc' } }, '/api/events?order[start]=asc'],
    [{ map: { lat: 46.5, lng: 8, rng: 25 } }, '/api/events?map[lat]=46.5&map[lng]=8&map[rng]=25'],
    [{ freequery: 'Tödi & mehr' }, '/api/events?freequery=T%C3%B6di%20%26%20mehr'],
  ])('%j', (query, expected) => {
    expect(withQuery('/api/events', query)).toBe(expected);
  });

  test('extends an existing query', () => {
    expect(withQuery('/api/events?page=2', { type: 'tour' })).toBe('/api/events?page=2&type=tour');
  });
});

test('an ApiError is known across copies of the package', () => {
  const problem = { status: 409, type: '/problems/x', title: 'Nein', detail: 'Voll' };
  const foreign = Object.assign(new Error('Voll'), { name: 'ApiError', problem });
  expect([isApiError(new ApiError(problem)), isApiError(foreign), isApiError(new Error('x'))]).toEqual([
    true,
    true,
    false,
  ]);
});
