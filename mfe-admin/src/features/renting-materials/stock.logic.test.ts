import { expect, test } from '@jest/globals';
import { missingRows, type StockRow, sizeIn, withTitles, withValue } from './stock.logic.ts';

const row = (values: Readonly<Record<string, string>>): StockRow => ({
  values: Object.entries(values).map(([title, value]) => ({ title, value })),
  quantity: 0,
  outOfOrder: 0,
});
const shoe = { title: 'Schuhgrösse', type: 'number', minimum: 41, maximum: 43 } as const;
const width = { title: 'Breite', type: 'choice', choices: ['schmal', 'breit'] } as const;

test('rows are added for the combinations that are missing, and for no others', () => {
  const stock = [row({ Breite: 'schmal', Schuhgrösse: '41' })];
  expect(missingRows([shoe, { ...width, choices: ['schmal', 'breit'] }], stock)).toEqual([
    row({ Schuhgrösse: '41', Breite: 'breit' }),
    row({ Schuhgrösse: '42', Breite: 'schmal' }),
    row({ Schuhgrösse: '42', Breite: 'breit' }),
    row({ Schuhgrösse: '43', Breite: 'schmal' }),
    row({ Schuhgrösse: '43', Breite: 'breit' }),
  ]);
});

test.each([
  [{ title: 'Name', type: 'text' } as const],
  [{ title: 'Länge', type: 'number', minimum: 140, maximum: 200 } as const],
  [{ title: 'Gewicht', type: 'number', minimum: 30 } as const],
])('%j has no sizes to keep apart', (property) => {
  expect(missingRows([property], [])).toEqual([]);
});

test('no more rows are added than the contract takes', () => {
  const many = { title: 'Länge', type: 'number', minimum: 1, maximum: 40 } as const;
  expect(missingRows([many, { ...many, title: 'Breite' }], [row({})])).toHaveLength(199);
});

test('a value replaces the one of its property, and an empty one takes it away', () => {
  const boots = withValue(row({ Schuhgrösse: '41' }), 'Schuhgrösse', '42');
  expect(sizeIn(boots, 'Schuhgrösse')).toBe('42');
  expect(withValue(boots, 'Schuhgrösse', '').values).toEqual([]);
});

test('values go along with another title', () => {
  const stock = [row({ Schuhgrösse: '41', Breite: 'schmal' })];
  expect(withTitles(stock, ['Schuhgrösse', 'Breite'], ['Schuhgrösse EU', 'Breite'])).toEqual([
    row({ 'Schuhgrösse EU': '41', Breite: 'schmal' }),
  ]);
});
