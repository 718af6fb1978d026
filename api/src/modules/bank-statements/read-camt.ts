import { setImmediate as turn } from 'node:timers/promises';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { UnreadableFile } from './bank-file.errors.ts';
import { type BankTransaction, transactionsOf } from './camt-entry.ts';
import { lineCounter } from './file-text.ts';
import { nodesAt, textAt, type XmlNode } from './xml-node.ts';

const FORMATS = ['camt.053.001.04', 'camt.053.001.08', 'camt.054.001.04', 'camt.054.001.08'] as const;

/** Paths of the accounts in each kind of file. */
const ACCOUNTS = [
  ['BkToCstmrStmt', 'Stmt'],
  ['BkToCstmrDbtCdtNtfctn', 'Ntfctn'],
] as const;

/** Entries between which others have their turn: thousands of them take seconds. */
const ENTRIES_AT_ONCE = 200;

const OPTIONS = { removeNSPrefix: true, ignoreAttributes: false, parseTagValue: false } as const;

/**
 * Finds the entries and leaves each as its text, so that thousands of them are never in memory as objects. It expands no
 * entities.
 */
const outline = new XMLParser({
  ...OPTIONS,
  processEntities: false,
  stopNodes: ['*.Ntry'],
  isArray: (name) => name === 'Ntry',
});

/** Reads one entry. Of entities it knows those of XML itself, and characters by their numbers. */
const detail = new XMLParser({ ...OPTIONS, processEntities: true, htmlEntities: true });

export interface CamtFile {
  /** Such as `camt.054.001.08`. */
  readonly format: string;
  /** In the order of the file. */
  readonly transactions: readonly BankTransaction[];
}

/** @throws UnreadableFile that names the line. */
function requireXml(text: string): void {
  const doctype = /<!(DOCTYPE|ENTITY)/i.exec(text);
  if (doctype) {
    const line = lineCounter(text)(doctype.index);
    throw new UnreadableFile('Die Datei bringt eigene Regeln mit (DOCTYPE). Solche lesen wir nicht.', line);
  }
  const valid = XMLValidator.validate(text);
  if (valid !== true)
    throw new UnreadableFile(
      'Ab hier ist die Datei kein XML mehr. Lade sie bei der Bank nochmals herunter.',
      valid.err.line,
    );
}

/** Format by the name space, which the parser leaves out. @throws UnreadableFile that says what the file is instead. */
function formatOf(text: string): string {
  const [document = ''] = /<(?:[\w.-]+:)?Document\s[^>]*>/.exec(text) ?? [];
  const [, format] = /=["']urn:iso:std:iso:20022:tech:xsd:([\w.]{1,40})["']/.exec(document) ?? [];
  if (format && FORMATS.some((known) => known === format)) return format;
  const found = format ? `«${format}»` : 'keine Datei einer Bank';
  throw new UnreadableFile(
    `Wir lesen camt.053 und camt.054 in den Versionen 04 und 08, das ist ${found}. Bitte wähle eine andere Datei.`,
  );
}

/** @throws UnreadableFile */
function accountOf(node: XmlNode, line: number): string {
  const account = textAt(node, 'Acct', 'Id', 'IBAN') ?? textAt(node, 'Acct', 'Id', 'Othr', 'Id');
  if (!account) throw new UnreadableFile('Das Konto fehlt.', line);
  return account.replaceAll(/\s/g, '');
}

/**
 * The credits of a file of the bank, and what takes one back (docs/domain/payments.md#bank-file).
 * @throws UnreadableFile that names the line, for a file that cannot be read to its end.
 */
export async function readCamt(text: string): Promise<CamtFile> {
  requireXml(text);
  const format = formatOf(text);
  const document = nodesAt(outline.parse(text) as XmlNode, 'Document')[0];
  const lineOf = lineCounter(text);
  const transactions: BankTransaction[] = [];
  let place = 0;
  let read = 0;
  for (const node of ACCOUNTS.flatMap((path) => nodesAt(document, ...path))) {
    const account = accountOf(node, lineOf(place));
    for (const entry of nodesAt(node, 'Ntry')) {
      const source = typeof entry === 'string' ? entry : (textAt(entry) ?? '');
      place = Math.max(place, text.indexOf(source, place));
      const found = transactionsOf({ node: detail.parse(source) as XmlNode, account, line: lineOf(place) });
      place += source.length;
      for (const each of found) transactions.push({ ...each, position: transactions.length + 1 });
      read += 1;
      if (read % ENTRIES_AT_ONCE === 0) await turn();
    }
  }
  return { format, transactions };
}
