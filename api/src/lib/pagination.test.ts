import { expect, test } from '@jest/globals';
import { collection } from './hydra.ts';
import { readPage } from './pagination.ts';

const viewOf = (query: Record<string, string>, total: number) => {
  const url = `/api/levels?${new URLSearchParams(query).toString()}`;
  const page = readPage(query, { size: 8 });
  return collection({ url, query }, { type: 'Level', items: [], total, page, filters: [] })['hydra:view'];
};

test('a list without items on a page has one page', () => {
  expect(viewOf({ itemsPerPage: '0' }, 20)).toMatchObject({
    'hydra:last': '/api/levels?itemsPerPage=0&page=1',
  });
  expect(viewOf({ itemsPerPage: '0' }, 20)).not.toHaveProperty('hydra:next');
  expect(viewOf({ itemsPerPage: '7' }, 20)).toMatchObject({
    'hydra:last': '/api/levels?itemsPerPage=7&page=3',
  });
});

test.each([
  ['0', 'beginnt bei 1'],
  ['1.5', 'beginnt bei 1'],
  ['1000001', 'geht bis 1000000'],
])('page=%s gets an error that says what is wrong', (page, detail) => {
  expect(() => readPage({ page }, { size: 8 })).toThrow(detail);
});

test('pagination=false is honoured where the list allows it, and refused elsewhere', () => {
  const query = { pagination: 'false' };
  expect(readPage(query, { size: 8, allowAll: true })).toMatchObject({ size: 1000, paged: false });
  expect(() => readPage(query, { size: 8 })).toThrow('Diese Liste gibt es nur seitenweise.');
});
