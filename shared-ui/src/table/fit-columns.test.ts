import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { DataColumn } from './data-table.types.ts';
import { fitColumns } from './fit-columns.logic.ts';

const column = (id: string, width?: number, isMinor = false): DataColumn<unknown> => ({
  id,
  header: id,
  cell: () => id,
  ...(width !== undefined && { width }),
  isMinor,
});

/** Need: 12 + 6 + 11 + 11 + 8 = 48 rem. */
const OFFERS = [
  column('title'),
  column('code', 6),
  column('activities', 11, true),
  column('guides', 11, true),
  column('price', 8),
];

const fitted = (room: number | null) =>
  fitColumns(OFFERS, room).fitted.map(({ column: { id }, width }) => [id, width]);

describe('the columns of a table', () => {
  test.each([null, 48, 90])('all have their widths in a room of %s rem', (room) => {
    expect(fitted(room)).toEqual([
      ['title', undefined],
      ['code', 6],
      ['activities', 11],
      ['guides', 11],
      ['price', 8],
    ]);
  });

  test('give way one by one, the last minor one first', () => {
    expect(fitted(47.9)).toEqual([
      ['title', undefined],
      ['code', 6],
      ['activities', 11],
      ['price', 8],
    ]);
  });

  test('are the important ones on a card', () => {
    expect(fitted(39)).toEqual([
      ['title', undefined],
      ['code', 6],
      ['price', 8],
    ]);
  });

  test('are on a card also the minor ones that say so, which still give way in a table', () => {
    const columns = [
      column('title'),
      { ...column('decision', 11, true), isOnCard: true },
      column('code', 31),
    ];
    const shown = (room: number) => fitColumns(columns, room).fitted.map(({ column: { id } }) => id);
    expect(shown(39)).toEqual(['title', 'decision', 'code']);
    expect(shown(45)).toEqual(['title', 'code']);
  });

  test('keep the widths of numbers and codes at the cost of texts', () => {
    expect(fitted(22)).toEqual([
      ['title', undefined],
      ['code', 6],
      ['price', 8],
    ]);
  });

  test('are all wanted: the table is wider than its room then', () => {
    const whole = (room: number) => {
      const { fitted, lacking, wide } = fitColumns(OFFERS, room, true);
      return [fitted.map(({ column: { id } }) => id), lacking.map(({ id }) => id), wide];
    };
    const all = OFFERS.map(({ id }) => id);
    expect(whole(47.9)).toEqual([all, ['guides'], 48]);
    expect(whole(41)).toEqual([all, ['guides'], 48]);
    expect(whole(39)).toEqual([all, ['activities', 'guides'], null]);
    expect(whole(48)).toEqual([all, [], null]);
  });

  test('shrink alike where even that does not do', () => {
    expect(fitted(11)).toEqual([
      ['title', 4],
      ['code', 3],
      ['price', 4],
    ]);
  });

  test('never need more room than there is, and none of the important ones is lost', () => {
    const columns = fc.array(
      fc.record({
        width: fc.option(fc.integer({ min: 3, max: 20 }), { nil: undefined }),
        isMinor: fc.boolean(),
      }),
      { minLength: 1, maxLength: 12 },
    );
    fc.assert(
      fc.property(columns, fc.integer({ min: 10, max: 120 }), (drawn, room) => {
        const all = drawn.map(({ width, isMinor }, index) => column(`c${index}`, width, isMinor));
        const { fitted: shown, lacking } = fitColumns(all, room);
        const used = shown.reduce((sum, { width = 8 }) => sum + width, 0);
        expect(used).toBeLessThanOrEqual(room + 1e-9);
        const important = all.filter(({ isMinor }) => !isMinor);
        expect(shown.map(({ column: one }) => one)).toEqual(expect.arrayContaining(important));
        expect(shown.length + lacking.length).toBe(all.length);
        expect(fitColumns(all, room, true).fitted.map(({ column: one }) => one)).toEqual(all);
      }),
    );
  });
});
