import { readSheet } from 'read-excel-file/node';
import { checkWorkbook } from './check-workbook.ts';
import { UnreadableAddresses } from './unreadable-addresses.ts';

/** Days without their time, and numbers as somebody typed them. */
function textOf(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  if (typeof cell === 'boolean') return cell ? 'ja' : 'nein';
  return String(cell).trim();
}

/**
 * The rows of the first sheet of a workbook.
 * @throws UnreadableAddresses
 */
export async function readWorkbook(bytes: Buffer): Promise<string[][]> {
  await checkWorkbook(bytes);
  try {
    const rows = await readSheet(bytes);
    return rows.map((row) => row.map(textOf));
  } catch {
    // The reader tells apart what somebody who has only the file in hand cannot.
    throw new UnreadableAddresses(
      'Diese Arbeitsmappe lässt sich nicht lesen. Bitte speichere die Liste als XLSX oder CSV neu.',
    );
  }
}
