import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { type BookEvent, postingsOf } from './postings.domain.ts';

const invoice = (id: string, total: number): BookEvent => ({ kind: 'invoice', id, total });
const credit = (id: string, total: number, ofId: string): BookEvent => ({
  kind: 'credit_note',
  id,
  total,
  ofId,
});
const payment = (id: string, amount: number): BookEvent => ({ kind: 'payment', id, amount, ofId: null });
const refund = (id: string, amount: number, ofId: string): BookEvent => ({
  kind: 'refund',
  id,
  amount,
  ofId,
});
const correction = (id: string, amount: number, ofId: string): BookEvent => ({
  kind: 'correction',
  id,
  amount,
  ofId,
});

/** `payment invoice amount`, of every posting. */
function told(events: readonly BookEvent[]): string[] {
  const { of } = postingsOf(events);
  return [...of].flatMap(([id, parts]) =>
    parts.map(({ invoiceId, amount }) => `${id} ${invoiceId} ${amount}`),
  );
}

describe('money counts for the oldest invoice first', () => {
  test.each<[string, BookEvent[], string[]]>([
    [
      'one payment over two',
      [invoice('R1', 300), invoice('R2', 200), payment('Z', 400)],
      ['Z R1 300', 'Z R2 100'],
    ],
    [
      'a payment before its invoice',
      [payment('Z', 400), invoice('R1', 300), invoice('R2', 200)],
      ['Z R1 300', 'Z R2 100'],
    ],
    [
      'a credit note is set off against its invoice',
      [invoice('R1', 300), credit('G', -300, 'R1'), invoice('R2', 250), payment('Z', 250)],
      ['G R1 300', 'G G -300', 'Z R2 250'],
    ],
    [
      'a credit note of what was paid is set off against what is billed anew',
      [invoice('R1', 300), payment('Z', 300), credit('G', -300, 'R1'), invoice('R2', 250)],
      ['Z R1 300', 'R2 R2 250', 'R2 G -250'],
    ],
    [
      'or against what is open beside it',
      [invoice('R1', 300), payment('Z', 300), invoice('R2', 200), credit('G', -220, 'R1')],
      ['Z R1 300', 'G R2 200', 'G G -200'],
    ],
    [
      'what is paid back after a credit note closes it',
      [invoice('R1', 300), payment('Z', 300), credit('G', -220, 'R1'), refund('A', -220, 'Z')],
      ['Z R1 300', 'A G -220'],
    ],
    [
      'what was paid too much goes back from there',
      [invoice('R1', 300), payment('Z', 350), refund('A', -50, 'Z')],
      ['Z R1 300'],
    ],
    [
      'what is paid back without a credit note is open again',
      [invoice('R1', 300), payment('Z', 300), refund('A', -100, 'Z'), payment('Y', 100)],
      ['Z R1 300', 'A R1 -100', 'Y R1 100'],
    ],
    [
      'what is paid back twice comes from one invoice after the other',
      [invoice('R1', 1), invoice('R2', 1), payment('Z', 5), refund('A', -4, 'Z'), refund('B', -1, 'Z')],
      ['Z R1 1', 'Z R2 1', 'A R2 -1', 'B R1 -1'],
    ],
    [
      'a mistake leaves nothing behind',
      [invoice('R1', 300), payment('Z', 300), correction('K', -300, 'Z'), payment('Y', 200)],
      ['Y R1 200'],
    ],
    [
      'of a payment that was recorded twice the other one pays, whichever was the mistake',
      [invoice('R1', 300), payment('Z', 300), payment('Y', 300), correction('K', -300, 'Z')],
      ['Y R1 300'],
    ],
  ])('%s', (_what, events, expected) => {
    expect(told(events)).toEqual(expected);
  });

  test('a refund that was a mistake gives the surplus back', () => {
    const events = [payment('Z', 50), refund('A', -50, 'Z'), correction('K', 50, 'A'), invoice('R1', 50)];
    expect(told(events)).toEqual(['Z R1 50']);
  });

  test('the surplus of a payment is told', () => {
    const { surplus } = postingsOf([invoice('R1', 300), payment('Z', 350)]);
    expect([...surplus]).toEqual([['Z', 50]]);
  });
});

describe('in any life of a booking', () => {
  const step = fc.record({
    kind: fc.constantFrom('invoice', 'credit', 'pay', 'back', 'undo'),
    amount: fc.integer({ min: 1, max: 9 }),
    pick: fc.nat(50),
  });
  type Step = { readonly kind: string; readonly amount: number; readonly pick: number };

  /** Events that the tables would take: credit notes of what was billed, refunds of what is left of a payment. */
  function lifeOf(steps: readonly Step[]): BookEvent[] {
    const events: BookEvent[] = [];
    const left = new Map<string, number>();
    const paidBack = new Set<string>();
    for (const [index, { kind, amount, pick }] of steps.entries()) {
      const id = `${kind}${index}`;
      const invoices = [...left].filter(([key, rest]) => key.startsWith('invoice') && rest > 0);
      const payments = [...left].filter(([key, rest]) => key.startsWith('pay') && rest > 0);
      const [ofId, rest] = (kind === 'credit' ? invoices : payments)[pick % 3] ?? ['', 0];
      if (kind === 'invoice' || kind === 'pay') left.set(id, amount);
      if (kind === 'invoice') events.push(invoice(id, amount));
      else if (kind === 'pay') events.push(payment(id, amount));
      else if (rest > 0 && kind !== 'undo') {
        const part = Math.min(amount, rest);
        left.set(ofId, rest - part);
        if (kind === 'back') paidBack.add(ofId);
        events.push(kind === 'credit' ? credit(id, -part, ofId) : refund(id, -part, ofId));
      } else if (rest > 0 && !paidBack.has(ofId)) {
        left.delete(ofId);
        events.push(correction(id, -rest, ofId));
      }
    }
    return events;
  }

  test('no Rappen is lost or made, and no invoice is paid beyond its total', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 25 }), (steps) => {
        const events = lifeOf(steps);
        const { of, surplus } = postingsOf(events);
        const posted = [...of.values()].flat();
        const ledger = events.map((event) => ('amount' in event ? event.amount : 0));
        const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0);
        expect(sum(posted.map(({ amount }) => amount)) + sum([...surplus.values()])).toBe(sum(ledger));
        for (const event of events) {
          if (!('total' in event)) continue;
          const paid = sum(
            posted.filter(({ invoiceId }) => invoiceId === event.id).map(({ amount }) => amount),
          );
          expect(paid * Math.sign(event.total)).toBeGreaterThanOrEqual(0);
          expect(Math.abs(paid)).toBeLessThanOrEqual(Math.abs(event.total));
        }
      }),
    );
  });

  test('what is told once stays, but for a surplus and a mistake', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 25 }), (steps) => {
        const events = lifeOf(steps.filter(({ kind }) => kind !== 'undo'));
        const before = postingsOf(events.slice(0, -1));
        const after = postingsOf(events);
        for (const [id, parts] of before.of)
          if (!before.surplus.get(id)) expect(after.of.get(id)).toEqual(parts);
      }),
    );
  });
});
