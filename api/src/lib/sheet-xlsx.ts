import { Readable } from 'node:stream';
import { zurichDate, zurichTime } from '@firn/shared-contracts/domain';
import { type Cell, type CellKind, guarded, type Sheet } from './sheet.ts';
import { type ZippedText, zipTexts } from './zip-texts.ts';

export const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const WIDTHS: Readonly<Record<CellKind, number>> = { text: 22, day: 12, instant: 17, money: 14, number: 8 };
/** Positions in `cellXfs` of the styles. */
const STYLES: Readonly<Record<CellKind | 'header', number>> = {
  text: 0,
  number: 0,
  header: 1,
  day: 2,
  money: 3,
  instant: 4,
};
const ROWS_AT_ONCE = 500;
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';

const NAMED: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** Characters that XML 1.0 has no place for. */
const UNWRITABLE = /[^\P{Cc}\t\n\r]|[\ufffe\uffff]/gu;

const escaped = (text: string): string =>
  text.replace(UNWRITABLE, '').replace(/[&<>"]/g, (sign) => NAMED[sign] ?? '');

const DAY_MS = 86_400_000;
/** Days since the last of 1899, as spreadsheets count them. */
const serial = (text: string): number => (Date.parse(text) - Date.UTC(1899, 11, 30)) / DAY_MS;

function numberOf(kind: CellKind, cell: string | number): number {
  if (kind === 'money') return Number(cell) / 100;
  if (kind === 'day') return serial(`${cell}T00:00:00Z`);
  if (kind === 'instant') return serial(`${zurichDate(new Date(cell))}T${zurichTime(new Date(cell))}:00Z`);
  return Number(cell);
}

/** `A`, `B`, … `AA`: readers find a cell by its address alone. */
function letters(column: number): string {
  const last = String.fromCharCode(65 + (column % 26));
  return column < 26 ? last : letters(Math.floor(column / 26) - 1) + last;
}

const textCell = (at: string, text: string, style: number): string =>
  `<c r="${at}" t="inlineStr"${style ? ` s="${style}"` : ''}><is><t xml:space="preserve">${escaped(text)}</t></is></c>`;

function cellXml(at: string, kind: CellKind, cell: Cell): string {
  if (cell === null || cell === '') return '';
  if (kind === 'text') return textCell(at, guarded(String(cell)), STYLES.text);
  return `<c r="${at}"${STYLES[kind] ? ` s="${STYLES[kind]}"` : ''}><v>${numberOf(kind, cell)}</v></c>`;
}

async function* sheetXml({ columns, rows }: Sheet): AsyncGenerator<string> {
  const names = columns.map((_, index) => letters(index));
  const widths = columns.map(
    ({ kind }, index) =>
      `<col min="${index + 1}" max="${index + 1}" width="${WIDTHS[kind]}" customWidth="1"/>`,
  );
  const headers = columns.map(({ header }, index) => textCell(`${names[index]}1`, header, STYLES.header));
  yield `${HEAD}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths.join('')}</cols><sheetData><row r="1">${headers.join('')}</row>`;
  let waiting: string[] = [];
  let row = 1;
  for await (const cells of rows) {
    row += 1;
    const xml = cells.map((cell, index) =>
      cellXml(`${names[index]}${row}`, columns[index]?.kind ?? 'text', cell),
    );
    waiting.push(`<row r="${row}">${xml.join('')}</row>`);
    if (waiting.length < ROWS_AT_ONCE) continue;
    yield waiting.join('');
    waiting = [];
  }
  yield `${waiting.join('')}</sheetData></worksheet>`;
}

const STYLE_SHEET = `${HEAD}<styleSheet xmlns="${MAIN}"><numFmts count="3"><numFmt numFmtId="164" formatCode="dd.mm.yyyy"/><numFmt numFmtId="165" formatCode="#'##0.00"/><numFmt numFmtId="166" formatCode="dd.mm.yyyy hh:mm"/></numFmts><fonts count="2"><font/><font><b/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="5"><xf/><xf fontId="1" applyFont="1"/><xf numFmtId="164" applyNumberFormat="1"/><xf numFmtId="165" applyNumberFormat="1"/><xf numFmtId="166" applyNumberFormat="1"/></cellXfs></styleSheet>`;

const relation = (id: string, type: string, target: string): string =>
  `<Relationship Id="${id}" Type="${RELATIONS}/${type}" Target="${target}"/>`;

const relationsXml = (relations: readonly string[]): string =>
  `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${relations.join('')}</Relationships>`;

const contentTypesXml = (sheets: readonly Sheet[]): string =>
  `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPES}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPES}.styles+xml"/>${sheets
    .map(
      (_, index) =>
        `<Override PartName="/xl/worksheets/sheet${index + 1}.xml" ContentType="${TYPES}.worksheet+xml"/>`,
    )
    .join('')}</Types>`;

const workbookXml = (sheets: readonly Sheet[]): string =>
  `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets>${sheets
    .map(
      ({ title }, index) => `<sheet name="${escaped(title)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`,
    )
    .join('')}</sheets></workbook>`;

function partsOf(sheets: readonly Sheet[]): ZippedText[] {
  const sheetRelations = sheets.map((_, index) =>
    relation(`rId${index + 1}`, 'worksheet', `worksheets/sheet${index + 1}.xml`),
  );
  const styles = relation(`rId${sheets.length + 1}`, 'styles', 'styles.xml');
  return [
    ['[Content_Types].xml', [contentTypesXml(sheets)]],
    ['_rels/.rels', [relationsXml([relation('rId1', 'officeDocument', 'xl/workbook.xml')])]],
    ['xl/workbook.xml', [workbookXml(sheets)]],
    ['xl/_rels/workbook.xml.rels', [relationsXml([...sheetRelations, styles])]],
    ['xl/styles.xml', [STYLE_SHEET]],
    ...sheets.map((sheet, index): ZippedText => [`xl/worksheets/sheet${index + 1}.xml`, sheetXml(sheet)]),
  ];
}

/** A workbook with a sheet per table, written row by row (docs/domain/office.md#exports). */
export const xlsxFile = (sheets: readonly Sheet[]): Readable =>
  Readable.from(zipTexts(partsOf(sheets)), { objectMode: false });
