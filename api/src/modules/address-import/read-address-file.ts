import { ADDRESS_FILE } from '@firn/shared-contracts/api';
import { readCsv } from './read-csv.ts';
import { readWorkbook } from './read-workbook.ts';
import { isTooLong, isTooWide, UnreadableAddresses } from './unreadable-addresses.ts';

/** A row of a list, with its number as a spreadsheet counts. */
export interface AddressRow {
  readonly row: number;
  readonly cells: readonly string[];
}

/** A list of people: one row of headings, and those below that say something. */
export interface AddressTable {
  readonly headings: readonly string[];
  readonly rows: readonly AddressRow[];
}

/** The first bytes of workbooks as they were before XLSX, and of those under a password. */
const OLD_WORKBOOK = Buffer.from([0xd0, 0xcf, 0x11, 0xe0]);

function rowsOf(bytes: Buffer): Promise<string[][]> | string[][] {
  if (bytes.subarray(0, 4).equals(OLD_WORKBOOK)) {
    throw new UnreadableAddresses(
      'Das ist eine alte oder geschützte Arbeitsmappe. Bitte speichere sie als XLSX ohne Passwort.',
    );
  }
  return bytes.toString('latin1', 0, 2) === 'PK' ? readWorkbook(bytes) : readCsv(bytes);
}

/**
 * The list in a file, whichever kind it is.
 * @throws UnreadableAddresses
 */
export async function readAddressFile(bytes: Buffer): Promise<AddressTable> {
  const filled = (await rowsOf(bytes))
    .map((cells, index) => ({ row: index + 1, cells }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  const [head, ...rows] = filled;
  if (!head || rows.length === 0) {
    throw new UnreadableAddresses(
      'In der Datei ist keine Liste: Sie braucht Überschriften und eine Zeile darunter.',
    );
  }
  if (rows.length > ADDRESS_FILE.rows) throw isTooLong();
  const width = Math.max(...filled.map(({ cells }) => cells.length));
  if (width > ADDRESS_FILE.columns) throw isTooWide(ADDRESS_FILE.columns);
  const headings = Array.from({ length: width }, (_, at) => (head.cells[at] ?? '').replace(/\s+/g, ' '));
  return { headings, rows };
}
