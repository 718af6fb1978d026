import { deflateRawSync } from 'node:zlib';
import { describe, expect, test } from '@jest/globals';
import { strToU8, zipSync } from 'fflate';
import { readAddressFile } from './read-address-file.ts';

const cellsOf = async (bytes: Uint8Array) => {
  const { headings, rows } = await readAddressFile(Buffer.from(bytes));
  return [headings, ...rows.map(({ cells }) => cells)];
};
const refusalOf = (bytes: Uint8Array): Promise<string> =>
  readAddressFile(Buffer.from(bytes)).then(
    () => 'taken',
    (error: Error) => `${error.name}: ${error.message}`,
  );

const LIST = 'Name;Ort\r\nZoë Müller;Zürich';
const EXPECTED = [
  ['Name', 'Ort'],
  ['Zoë Müller', 'Zürich'],
];

const utf16 = (text: string, isBig: boolean) => {
  const bytes = Buffer.from(text, 'utf16le');
  return isBig ? bytes.swap16() : bytes;
};

describe('a CSV file', () => {
  test.each([
    ['UTF-8', Buffer.from(LIST)],
    ['UTF-8 with its mark', Buffer.from(`\ufeff${LIST}`)],
    ['Windows-1252', Buffer.from(LIST, 'latin1')],
    ['UTF-16 with its mark', utf16(`\ufeff${LIST}`, false)],
    ['UTF-16 of the other order', utf16(`\ufeff${LIST}`, true)],
    ['UTF-16 without a mark', utf16(LIST, false)],
  ])('is read in %s', async (_encoding, bytes) => {
    expect(await cellsOf(bytes)).toEqual(EXPECTED);
  });

  test.each([';', ',', '\t'])('is read with «%s» between its cells', async (delimiter) => {
    const list = `Name${delimiter}"Ort, Land; Kanton"\nMuster${delimiter}"Chur${delimiter}\nGR ""alt"""`;
    expect(await cellsOf(Buffer.from(list))).toEqual([
      ['Name', 'Ort, Land; Kanton'],
      ['Muster', `Chur${delimiter}\nGR "alt"`],
    ]);
  });

  test('counts its rows as a spreadsheet does', async () => {
    const { rows } = await readAddressFile(Buffer.from('Name\n"a\nb"\n\nc'));
    expect(rows.map(({ row }) => row)).toEqual([2, 4]);
  });

  test('that ends with an accent in Windows-1252 is whole', async () => {
    expect(await cellsOf(Buffer.from('Name\nCafé', 'latin1'))).toEqual([['Name'], ['Café']]);
  });

  test.each([
    ['in a letter', Buffer.from(`${LIST};ü`).subarray(0, -1)],
    ['in a quote', Buffer.from('Name;Ort\nMuster;"Chur')],
    ['in a letter of UTF-16', utf16(`\ufeff${LIST}`, false).subarray(0, -1)],
  ])('that ends %s is refused', async (_where, bytes) => {
    expect(await refusalOf(bytes)).toMatch(/^UnreadableAddresses: Die Datei ist nicht ganz/);
  });

  test.each([
    ['no list', Buffer.from('Name;Ort\nMuster\u0000;Chur'), /keine Liste/],
    ['headings alone', Buffer.from('Name;Ort\n'), /keine Liste/],
    ['an old workbook', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 1]), /alte oder geschützte/],
    ['too many columns', Buffer.from(`${'a;'.repeat(101)}\nb`), /mehr als 100 Spalten/],
    ['too many rows', Buffer.from(`Name\n${'a\n'.repeat(20_001)}`), /mehr als 20'000 Zeilen/],
  ])('with %s is refused with a sentence', async (_what, bytes, sentence) => {
    expect(await refusalOf(bytes)).toMatch(sentence);
  });
});

/** A workbook of one sheet, whose cells of style 1 are days. */
const aWorkbook = (): Buffer => {
  const rels = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const text = (value: string) => `<c t="inlineStr"><is><t>${value}</t></is></c>`;
  const rows = [
    ['Name', 'Geburtsdatum', 'PLZ', 'SAC'].map(text),
    [text('Zoë'), '<c s="1"><v>29314</v></c>', '<c><v>7000</v></c>', '<c t="b"><v>1</v></c>'],
  ].map((cells, row) => {
    const placed = cells.map((cell, at) => cell.replace('<c', `<c r="${'ABCD'[at]}${row + 1}"`));
    return `<row r="${row + 1}">${placed.join('')}</row>`;
  });
  const parts = {
    'xl/workbook.xml': `<workbook xmlns:r="${rels}"><sheets><sheet name="Liste" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships><Relationship Id="rId1" Type="${rels}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${rels}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml':
      '<styleSheet><cellXfs><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/></cellXfs></styleSheet>',
    'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${rows.join('')}</sheetData></worksheet>`,
  };
  return Buffer.from(
    zipSync(Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, strToU8(xml)]))),
  );
};

const SHEET = 'xl/worksheets/sheet1.xml';
const aZip = (sheet: string | Uint8Array, name = SHEET) =>
  zipSync({ [name]: typeof sheet === 'string' ? strToU8(sheet) : sheet });

describe('a workbook', () => {
  test('is read with days, numbers and answers as a list says them', async () => {
    expect(await cellsOf(aWorkbook())).toEqual([
      ['Name', 'Geburtsdatum', 'PLZ', 'SAC'],
      ['Zoë', '1980-04-03', '7000', 'ja'],
    ]);
  });

  test('of which half is missing is refused', async () => {
    const whole = aWorkbook();
    expect(await refusalOf(whole.subarray(0, whole.length / 2))).toMatch(/nicht ganz/);
    expect(await refusalOf(whole.subarray(0, -4))).toMatch(/nicht ganz/);
  });

  test('that unpacks to far more than it is is refused before it is unpacked', async () => {
    const bomb = aZip(new Uint8Array(65 * 1024 * 1024));
    expect(bomb.length).toBeLessThan(100_000);
    expect(await refusalOf(bomb)).toMatch(/beim Entpacken zu gross/);
  });

  test('that says it is smaller than it is unpacks no further than it says', async () => {
    const bomb = Buffer.from(aZip(new Uint8Array(65 * 1024 * 1024)));
    const directory = bomb.lastIndexOf('PK\u0001\u0002', undefined, 'latin1');
    bomb.writeUInt32LE(1000, 22);
    bomb.writeUInt32LE(1000, directory + 24);
    expect(await refusalOf(bomb)).toMatch(/beim Entpacken zu gross/);
    // The directory alone lies: whoever reads from the beginning would go by the other.
    bomb.writeUInt32LE(0xffffffff, 22);
    expect(await refusalOf(bomb)).toMatch(/beim Entpacken zu gross/);
  });

  test('with a part that its directory hides is refused', async () => {
    const hidden = deflateRawSync(new Uint8Array(1000));
    const shown = Buffer.from(aZip('<worksheet/>'));
    const directory = shown.lastIndexOf('PK\u0001\u0002', undefined, 'latin1');
    const end = shown.lastIndexOf('PK\u0005\u0006', undefined, 'latin1');
    shown.writeUInt32LE(directory + hidden.length + 100, end + 16);
    const before = Buffer.concat([shown.subarray(0, directory), hidden, Buffer.alloc(100)]);
    expect(await refusalOf(Buffer.concat([before, shown.subarray(directory)]))).toMatch(/nicht ganz/);
  });

  test.each([
    ['formulas', '<worksheet><c r="A1"><f>1+1</f><v>2</v></c></worksheet>', /enthält Formeln/],
    ['a cell far to the right', '<worksheet><c r="XFD1"><v>2</v></c></worksheet>', /mehr als 100 Spalten/],
    ['a cell far below', '<worksheet><row r="1048576"/></worksheet>', /mehr als 20'000 Zeilen/],
    ['nothing that belongs into one', '<worksheet/>', /lässt sich nicht lesen/],
  ])('with %s is refused with a sentence', async (_what, sheet, sentence) => {
    expect(await refusalOf(aZip(sheet))).toMatch(sentence);
  });
});
