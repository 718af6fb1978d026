import {
  formatVoucherCode,
  type LocalDate,
  normaliseVoucherCode,
  type Rappen,
  VOUCHER_AMOUNTS,
} from '@firn/shared-contracts/domain';
import { formatFrancs } from '../../lib/swiss-format.ts';

export interface VoucherLine {
  /** Line of the file, from 1. */
  readonly line: number;
  readonly code: string;
  readonly amount: Rappen;
  readonly validUntil: LocalDate;
}

interface LineProblem {
  readonly line: number;
  readonly message: string;
}

/** As many as an afternoon of checking them by hand. */
const MOST_LINES = 5_000;
const CODE = { least: 4, most: 32 } as const;

/** `120`, `1'290.–`, `89.50`, with or without the currency. */
const AMOUNT = /^(?:CHF\s*)?(\d{1,3}(?:['’]?\d{3})*)(?:[.,](\d{2}|\d|–|-))?$/i;
const SWISS_DAY = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/;

function amountOf(text: string): Rappen | null {
  const [, francs, rappen = ''] = AMOUNT.exec(text) ?? [];
  if (francs === undefined) return null;
  return Number(francs.replace(/\D/g, '')) * 100 + Number(rappen.replace(/\D/g, '').padEnd(2, '0'));
}

function dayOf(text: string): LocalDate | null {
  const [, day = '', month = '', year = ''] = SWISS_DAY.exec(text) ?? [];
  const date = year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : text;
  const read = new Date(`${date}T00:00:00Z`);
  const isDay = !Number.isNaN(read.getTime()) && read.toISOString().startsWith(`${date}T`);
  return isDay ? date : null;
}

function readLine(text: string, line: number, today: LocalDate): VoucherLine | LineProblem {
  const wrong = (message: string) => ({ line, message });
  const cells = text.split(';').map((cell) =>
    cell
      .trim()
      .replace(/^"(.*)"$/, '$1')
      .trim(),
  );
  const [typed = '', money = '', until = ''] = cells;
  if (cells.length !== 3) return wrong('Erwartet sind drei Spalten: Code; Betrag; gültig bis.');
  const code = normaliseVoucherCode(typed);
  if (code.length < CODE.least || code.length > CODE.most)
    return wrong(`Der Code «${typed}» muss ${CODE.least} bis ${CODE.most} Buchstaben oder Ziffern haben.`);
  const amount = amountOf(money);
  if (amount === null) return wrong(`Der Betrag «${money}» ist keine Zahl wie 120 oder 89.50.`);
  if (amount < 1 || amount > VOUCHER_AMOUNTS.most)
    return wrong(
      `Der Betrag «${money}» muss über 0 und höchstens ${formatFrancs(VOUCHER_AMOUNTS.most)} sein.`,
    );
  const validUntil = dayOf(until);
  if (!validUntil) return wrong(`Der Tag «${until}» ist kein Datum wie 31.12.2030.`);
  if (validUntil < today)
    return wrong(`Dieser Gutschein ist am ${until} abgelaufen. Bitte lass die Zeile weg.`);
  return { line, code, amount, validUntil };
}

const isHeading = (text: string): boolean => /^\W*code\b/i.test(text);

/** The vouchers of a file with `code;amount;validUntil`, and every line that is wrong: amounts and days have no quotes to read. */
export function readVoucherLines(csv: string, today: LocalDate) {
  const texts = csv.split(/\r\n|\r|\n/).map((text, index) => ({ text, line: index + 1 }));
  const filled = texts.filter(({ text }, index) => text.trim() !== '' && !(index === 0 && isHeading(text)));
  const lines: VoucherLine[] = [];
  const problems: LineProblem[] = [];
  const seen = new Map<string, number>();
  for (const { text, line } of filled.slice(0, MOST_LINES)) {
    const read = readLine(text, line, today);
    if ('message' in read) {
      problems.push(read);
      continue;
    }
    const first = seen.get(read.code);
    if (first === undefined) lines.push(read);
    else
      problems.push({
        line,
        message: `Den Code ${formatVoucherCode(read.code)} gibt es schon auf Zeile ${first}.`,
      });
    seen.set(read.code, first ?? line);
  }
  const beyond = filled[MOST_LINES];
  if (beyond)
    problems.push({ line: beyond.line, message: `Eine Datei hat höchstens ${MOST_LINES} Gutscheine.` });
  if (filled.length === 0) problems.push({ line: 1, message: 'Diese Datei hat keine Gutscheine.' });
  return { lines, problems };
}
