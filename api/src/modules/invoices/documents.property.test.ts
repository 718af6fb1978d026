import { invoiceBalances } from '@firn/shared-contracts/domain';
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  type BillLine,
  creditLinesOf,
  type DocumentWithLines,
  depositOf,
  nextDocument,
  totalOf,
} from './lines-to-bill.domain.ts';

const LIVES = 10_000;

/** One thing that happens to a booking: numbers choose lines and amounts. */
const happening = fc.record({
  what: fc.constantFrom(
    'add',
    'add',
    'take back',
    'fee',
    'call off',
    'bring back',
    'settle',
    'deposit',
    'credit',
  ),
  amount: fc.integer({ min: 1, max: 50_000 }).map((step) => step * 5),
  which: fc.nat(5),
  taxed: fc.boolean(),
});
type Happening = typeof happening extends fc.Arbitrary<infer T> ? T : never;

const aLine = (linePosition: number, total: number, taxed: boolean): BillLine => ({
  linePosition,
  kind: 'component',
  origin: 'component',
  person: 'Nina Käser',
  title: `Teil ${linePosition}`,
  total,
  vatCategory: taxed ? 'Sal2.1, 8.1%' : 'UNO',
  vatPercent: taxed ? 8.1 : 0,
  vat: taxed ? Math.sign(total) * Math.round((Math.abs(total) * 8.1) / 108.1) : 0,
  accommodationCost: false,
  accountingNo: '277',
});

/** A booking with its documents, in memory, by the same rules. */
class Life {
  readonly lines: BillLine[] = [];
  readonly documents: DocumentWithLines[] = [];
  isOff = false;

  get owed(): readonly BillLine[] {
    return this.isOff ? [] : this.lines;
  }

  private issue(kind: DocumentWithLines['kind'], lines: readonly BillLine[], of: string | null): void {
    const id = String(this.documents.length);
    this.documents.push({ id, kind, state: 'issued', total: totalOf(lines), creditNoteOfId: of, lines });
  }

  private markCredited(id: string): void {
    const index = this.documents.findIndex((document) => document.id === id);
    const invoice = this.documents[index];
    if (invoice) this.documents[index] = { ...invoice, state: 'credited' };
  }

  settle(depositPercent: number): void {
    for (
      let next = nextDocument(this.owed, this.documents);
      next;
      next = nextDocument(this.owed, this.documents)
    ) {
      if (next.kind === 'invoice') {
        this.issue('invoice', depositPercent > 0 ? depositOf(next.lines, depositPercent) : next.lines, null);
        if (depositPercent > 0) return;
        continue;
      }
      this.issue('credit_note', next.lines, next.of);
      if (next.isWhole) this.markCredited(next.of);
    }
  }

  creditByHand(which: number): void {
    const open = this.documents.filter(({ kind, state }) => kind === 'invoice' && state === 'issued');
    const invoice = open[which % Math.max(1, open.length)];
    if (!invoice) return;
    this.issue('credit_note', creditLinesOf(invoice, this.documents), invoice.id);
    this.markCredited(invoice.id);
  }

  private takeBack(which: number): void {
    const standing = this.lines.filter(
      (line) =>
        line.total > 0 &&
        !this.lines.some((other) => other.title === line.title && other.total === -line.total),
    );
    const line = standing[which % Math.max(1, standing.length)];
    if (!line) return;
    const back = { ...line, kind: 'credit' as const, total: -line.total, vat: 0 - line.vat };
    this.lines.push({ ...back, linePosition: this.lines.length });
  }

  live({ what, amount, which, taxed }: Happening): void {
    if (what === 'add') this.lines.push(aLine(this.lines.length, amount, taxed));
    if (what === 'fee') {
      const fee = {
        ...aLine(this.lines.length, amount, false),
        kind: 'fee',
        origin: 'fee',
        vatCategory: '',
      } as const;
      this.lines.push(fee);
    }
    if (what === 'take back') this.takeBack(which);
    if (what === 'call off') this.isOff = true;
    if (what === 'bring back') this.isOff = false;
    if (what === 'settle') this.settle(0);
    if (what === 'deposit') this.settle(30);
    if (what === 'credit') this.creditByHand(which);
  }
}

/** Sums of total and VAT by the price line they stand for, without those that came to nothing. */
function sums(lines: readonly BillLine[]): Record<number, readonly [number, number]> {
  const found: Record<number, readonly [number, number]> = {};
  for (const { linePosition, total, vat } of lines) {
    const [sum, tax] = found[linePosition] ?? [0, 0];
    found[linePosition] = [sum + total, tax + vat];
  }
  return Object.fromEntries(Object.entries(found).filter(([, [sum, tax]]) => sum !== 0 || tax !== 0));
}

function requireSound({ documents }: Life): void {
  for (const { kind, total, lines } of documents) {
    expect(total).toBe(totalOf(lines));
    expect(kind === 'invoice' ? total > 0 : total <= 0).toBe(true);
  }
  const balances = invoiceBalances(documents, 0);
  for (const { id, kind, state } of documents) {
    if (kind !== 'invoice') continue;
    const net = balances.get(id)?.net ?? 0;
    expect(state === 'credited' ? net === 0 : net > 0).toBe(true);
  }
}

test(`over ${LIVES} lives the documents add up to what is owed, line by line, to the Rappen`, () => {
  fc.assert(
    fc.property(
      fc.array(happening, { maxLength: 14 }),
      fc.integer({ min: 0, max: 200_000 }),
      (happenings, paid) => {
        const life = new Life();
        for (const each of happenings) {
          life.live(each);
          requireSound(life);
        }
        life.settle(0);
        requireSound(life);
        const issued = life.documents.flatMap(({ lines }) => lines);
        const isBilled = life.documents.some(({ kind, state }) => kind === 'invoice' && state === 'issued');
        // Lines that cancel each other out need no document while no invoice stands.
        if (isBilled) expect(sums(issued)).toEqual(sums(life.owed));
        else expect([totalOf(issued), totalOf(life.owed)]).toEqual([0, 0]);
        const owed = totalOf(life.owed);
        const open = [...invoiceBalances(life.documents, paid).values()].reduce(
          (sum, each) => sum + each.open,
          0,
        );
        expect(open).toBe(Math.max(0, owed - paid));
      },
    ),
    { numRuns: LIVES },
  );
});
