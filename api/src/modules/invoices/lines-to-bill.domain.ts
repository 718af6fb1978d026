import {
  type BilledDocument,
  includedVat,
  netOf,
  type PriceLineKind,
  type PriceLineOrigin,
  type Rappen,
  round5,
} from '@firn/shared-contracts/domain';

/** A line of a document: a price line of the booking, or a share of it. */
export interface BillLine {
  /** Position of the price line that it bills. */
  readonly linePosition: number;
  readonly kind: PriceLineKind;
  readonly origin: PriceLineOrigin;
  /** Full name. */
  readonly person: string;
  readonly title: string;
  /** VAT included. */
  readonly total: Rappen;
  readonly vatCategory: string;
  readonly vatPercent: number;
  readonly vat: Rappen;
  readonly accommodationCost: boolean;
  readonly accountingNo: string;
}

/** A document with its lines. */
export interface DocumentWithLines extends BilledDocument {
  readonly lines: readonly BillLine[];
}

export const totalOf = (lines: readonly Pick<BillLine, 'total'>[]): Rappen =>
  lines.reduce((sum, { total }) => sum + total, 0);

/** The line with another amount. `0 +` because there is no −0 on the wire. */
const withAmount = (line: BillLine, total: Rappen, vat: Rappen): BillLine => ({
  ...line,
  total: 0 + total,
  vat: 0 + vat,
});

/** The sums of these lines, one for each price line of the booking; those that come to nothing are left out. */
function summedUp(lines: readonly BillLine[]): BillLine[] {
  const sums = new Map<number, BillLine>();
  for (const line of lines) {
    const sum = sums.get(line.linePosition);
    sums.set(
      line.linePosition,
      sum ? withAmount(sum, sum.total + line.total, sum.vat + line.vat) : { ...line },
    );
  }
  return [...sums.values()]
    .filter(({ total, vat }) => total !== 0 || vat !== 0)
    .toSorted((left, right) => left.linePosition - right.linePosition);
}

const opposite = (line: BillLine): BillLine => withAmount(line, 0 - line.total, 0 - line.vat);

const issuedOf = (documents: readonly DocumentWithLines[]) =>
  documents.filter(({ state }) => state !== 'draft');

/**
 * What is owed and in no document yet, line by line; what was billed and is not owed any more stands there with the
 * opposite amount (docs/domain/payments.md#invoices).
 */
export function linesToBill(owed: readonly BillLine[], documents: readonly DocumentWithLines[]): BillLine[] {
  const billed = issuedOf(documents).flatMap(({ lines }) => lines);
  return summedUp([...owed, ...billed.map(opposite)]);
}

/** The share of each line that a deposit bills, a multiple of 5 Rappen; all of lines so small that no share is left. */
export function depositOf(lines: readonly BillLine[], percent: number): readonly BillLine[] {
  const shares = lines
    .map((line) => {
      const total = round5((line.total * percent) / 100);
      return withAmount(line, total, includedVat(total, line.vatPercent));
    })
    .filter(({ total }) => total !== 0);
  return totalOf(shares) > 0 ? shares : lines;
}

/** The lines that take an invoice back as a whole, after the credit notes that it has already. */
export function creditLinesOf(
  invoice: DocumentWithLines,
  documents: readonly DocumentWithLines[],
): BillLine[] {
  const credits = issuedOf(documents).filter(({ creditNoteOfId }) => creditNoteOfId === invoice.id);
  return summedUp([...invoice.lines, ...credits.flatMap(({ lines }) => lines)].map(opposite));
}

/** The document that settles what is to be billed next. */
export type NextDocument =
  | { readonly kind: 'invoice'; readonly lines: readonly BillLine[] }
  /** Credits part of an invoice, or all that is left of it (`isWhole`). */
  | {
      readonly kind: 'credit_note';
      readonly lines: readonly BillLine[];
      readonly of: string;
      readonly isWhole: boolean;
    };

/**
 * Which document comes next, so that all of them add up to what is owed; null once they do. What went back belongs to the
 * newest invoice that has so much left. Where none has, the newest one is credited as a whole, and what it bills beyond that
 * comes in the document after it. `documents` are in the order of their issue.
 */
export function nextDocument(
  owed: readonly BillLine[],
  documents: readonly DocumentWithLines[],
): NextDocument | null {
  const lines = linesToBill(owed, documents);
  if (lines.length === 0) return null;
  const back = totalOf(lines);
  if (back > 0) return { kind: 'invoice', lines };
  const invoices = documents
    .filter(({ kind, state }) => kind === 'invoice' && state === 'issued')
    .toReversed();
  const [newest] = invoices;
  // Nothing was billed, and nothing is owed: the lines cancel each other out.
  if (!newest) return null;
  const large = invoices.find((invoice) => netOf(invoice, documents) + back >= 0);
  if (large) {
    const isWhole = netOf(large, documents) + back === 0;
    return { kind: 'credit_note', lines, of: large.id, isWhole };
  }
  return { kind: 'credit_note', lines: creditLinesOf(newest, documents), of: newest.id, isWhole: true };
}
