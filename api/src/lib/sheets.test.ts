import { buffer, text } from 'node:stream/consumers';
import { describe, expect, test } from '@jest/globals';
import readXlsxFile from 'read-excel-file/node';
import type { Cell, Sheet, SheetColumn } from './sheet.ts';
import { csvFile } from './sheet-csv.ts';
import { xlsxFile } from './sheet-xlsx.ts';

const COLUMNS: readonly SheetColumn[] = [
  { header: 'Name', kind: 'text' },
  { header: 'Tag', kind: 'day' },
  { header: 'Zeit', kind: 'instant' },
  { header: 'Betrag CHF', kind: 'money' },
  { header: 'Anzahl', kind: 'number' },
];

async function* each(rows: readonly (readonly Cell[])[]) {
  yield* rows;
}
const sheetOf = (...rows: (readonly Cell[])[]): Sheet => ({
  title: 'Gäste & «Co»',
  columns: COLUMNS,
  rows: each(rows),
});
const named = (name: string): Cell[] => [name, null, null, null, null];

const ROW: readonly Cell[] = [
  'Müller; «Ueli» & <Söhne>',
  '2026-02-14',
  '2026-07-01T22:30:00.000Z',
  -12_990,
  3,
];
const ATTACKS = ['=1+2', '+41 79', '-5', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '＝1+2'];

describe('a CSV', () => {
  test('has byte order mark, semicolons, francs, days and the time in Zurich', async () => {
    expect((await buffer(csvFile(sheetOf(ROW)))).toString()).toBe(
      '\uFEFFName;Tag;Zeit;Betrag CHF;Anzahl\r\n"Müller; «Ueli» & <Söhne>";2026-02-14;2026-07-02 00:30;-129.90;3\r\n',
    );
  });

  test.each(ATTACKS)('has no formula: %j', async (attack) => {
    const [, cell = ''] = (await text(csvFile(sheetOf(named(attack))))).split('\r\n', 2);
    expect(cell.replace(/^"/, '')).toMatch(/^'/);
  });

  test('of lines that break off is an error, not a shorter file', async () => {
    async function* broken(): AsyncGenerator<Cell[]> {
      yield named('eins');
      throw new Error('the database is away');
    }
    await expect(text(csvFile({ title: 'x', columns: COLUMNS, rows: broken() }))).rejects.toThrow('away');
  });
});

describe('a workbook', () => {
  const read = async (...sheets: Sheet[]) => readXlsxFile(await buffer(xlsxFile(sheets)));

  test('is what another program reads: texts, days, times and numbers as such', async () => {
    const [sheet] = await read(sheetOf(ROW));
    expect(sheet?.sheet).toBe('Gäste & «Co»');
    expect(sheet?.data).toEqual([
      COLUMNS.map(({ header }) => header),
      [
        'Müller; «Ueli» & <Söhne>',
        new Date('2026-02-14T00:00:00Z'),
        new Date('2026-07-02T00:30:00Z'),
        -129.9,
        3,
      ],
    ]);
  });

  test.each(ATTACKS)('has no formula: %j', async (attack) => {
    const [sheet] = await read(sheetOf(named(attack)));
    expect(String(sheet?.data[1]?.[0])).toMatch(/^'/);
  });

  test('has more lines than one part of it holds, and leaves out what XML has no place for', async () => {
    const [sheet] = await read(
      sheetOf(...Array.from({ length: 1203 }, (_, index) => named(`Zeile\u0000 ${index}`))),
    );
    expect(sheet?.data).toHaveLength(1204);
    expect(sheet?.data.at(-1)?.[0]).toBe('Zeile 1202');
  });
});
