import { ADDRESS_FILE } from '@firn/shared-contracts/api';
import { CsvError, parse } from 'csv-parse/sync';
import { textOfBytes } from './text-of-bytes.ts';
import { isCutOff, UnreadableAddresses } from './unreadable-addresses.ts';

const DELIMITERS = [';', ',', '\t'] as const;
/** Letters of the longest row: more is a quote that nobody closed. */
const LONGEST_ROW = 100_000;

/** The first line outside of quotes, without what stands in them. */
function headOf(text: string): string {
  let head = '';
  let isQuoted = false;
  for (const letter of text) {
    if (letter === '"') isQuoted = !isQuoted;
    else if (!isQuoted && (letter === '\n' || letter === '\r')) break;
    else if (!isQuoted) head += letter;
  }
  return head;
}

/** The delimiter that parts the headings most often; a list of one column has none. */
function delimiterOf(text: string): string {
  const head = headOf(text.trimStart());
  const countOf = (delimiter: string) => head.split(delimiter).length;
  return DELIMITERS.toSorted((a, b) => countOf(b) - countOf(a))[0] ?? ';';
}

/**
 * The rows of a CSV file, each a list of cells.
 * @throws UnreadableAddresses for half a file, and for one that is no text.
 */
export function readCsv(bytes: Buffer): string[][] {
  const text = textOfBytes(bytes);
  if (text.includes('\u0000')) {
    throw new UnreadableAddresses('Das ist keine Liste. Bitte wähle eine Datei als CSV oder XLSX.');
  }
  try {
    return parse(text, {
      bom: true,
      delimiter: delimiterOf(text),
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: false,
      trim: true,
      max_record_size: LONGEST_ROW,
      // One more than are taken, so that somebody learns of it.
      to: ADDRESS_FILE.rows + 2,
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    if (error.code === 'CSV_QUOTE_NOT_CLOSED') throw isCutOff();
    throw new UnreadableAddresses(
      `Ab Zeile ${error.lines} lässt sich die Datei nicht lesen: Ein Anführungszeichen ist nicht geschlossen.`,
    );
  }
}
