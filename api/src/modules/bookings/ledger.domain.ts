import {
  type CancellationPolicy,
  cancellationFee,
  cancellationTier,
  DEFAULT_ACCOUNTING_NO,
  type LocalDate,
  type Rappen,
  REMINDER_FEE_TITLE,
} from '@firn/shared-contracts/domain';
import type { PriceLine } from './price.domain.ts';

/** A line before it is known which change brings it. */
export type NewLine = Omit<PriceLine, 'change'>;

export const sumOf = (lines: readonly { readonly total: Rappen }[]): Rappen =>
  lines.reduce((sum, { total }) => sum + total, 0);

const OPPOSITES = { component: 'credit', credit: 'component', fee: 'fee' } as const;

/** The line that takes another one back. `0 -` because there is no −0 on the wire. */
const opposite = (line: NewLine): NewLine => ({
  ...line,
  kind: OPPOSITES[line.kind],
  gross: 0 - line.gross,
  discount: 0 - line.discount,
  total: 0 - line.total,
  vat: 0 - line.vat,
});

/** The parts of the price that a person still pays: each credit takes back the part it is named after. */
export function standingLines(lines: readonly PriceLine[], person: number): NewLine[] {
  const own = lines.filter((line) => line.person === person && line.kind !== 'fee');
  const standing: PriceLine[] = [];
  for (const line of own) {
    const taken = standing.findIndex(
      ({ title, total }) => line.kind === 'credit' && line.title === title && line.total === -total,
    );
    if (taken >= 0) standing.splice(taken, 1);
    else standing.push(line);
  }
  return standing.map(({ change: _change, ...line }) => line);
}

/** Takes back what these persons still pay. */
export const creditFor = (lines: readonly PriceLine[], persons: readonly number[]): NewLine[] =>
  persons.flatMap((person) => standingLines(lines, person).map(opposite));

/** Takes back what one person pays for these things alone, each by its title and its price. */
export function creditForTitles(
  lines: readonly PriceLine[],
  person: number,
  things: readonly { readonly title: string; readonly price: Rappen }[],
): NewLine[] {
  const standing = standingLines(lines, person).filter(({ origin }) => origin === 'material');
  return things.flatMap(({ title, price }) => {
    const index = standing.findIndex((line) => line.title === title && line.total === price);
    return index < 0 ? [] : standing.splice(index, 1).map(opposite);
  });
}

/** Of what is no turnover: `UNO` would be an exempt service. */
const NO_VAT_CATEGORY = '';

/** What a person pays last goes to this account; that of the house for who never paid anything. */
const accountOf = (lines: readonly PriceLine[], person: number): string =>
  lines.findLast((line) => line.person === person)?.accountingNo ?? DEFAULT_ACCOUNTING_NO;

/** A fee is no price for a service: it contains no VAT (docs/domain/cancellation.md#fee). */
const feeLine = (
  lines: readonly PriceLine[],
  person: number,
  total: Rappen,
  title = 'Annullationskosten',
): NewLine => ({
  kind: 'fee',
  origin: 'fee',
  person,
  title,
  gross: total,
  discount: 0,
  total,
  vatCategory: NO_VAT_CATEGORY,
  vatPercent: 0,
  vat: 0,
  accommodationCost: false,
  accountingNo: accountOf(lines, person),
});

/** The fee of a late payer for a reminder (docs/domain/payments.md#dunning); the line is that of the first person. */
export const reminderFeeLine = (lines: readonly PriceLine[], fee: Rappen): NewLine =>
  feeLine(lines, Math.min(...lines.map(({ person }) => person)), fee, REMINDER_FEE_TITLE);

/** The charge for a piece that came back damaged, or not at all (docs/domain/material.md#orders). */
export const materialFeeLine = (
  lines: readonly PriceLine[],
  person: number,
  total: Rappen,
  title: string,
): NewLine => feeLine(lines, person, total, title);

interface Cancelling {
  readonly policy: CancellationPolicy;
  /** Days of Zurich: that of the request, and that on which the event begins. */
  readonly today: LocalDate;
  readonly start: LocalDate;
}

/** The lines of a cancellation: what each person still pays goes, the fee of the policy comes. */
export function cancellationLines(
  lines: readonly PriceLine[],
  persons: readonly number[],
  { policy, today, start }: Cancelling,
): NewLine[] {
  const tier = cancellationTier(policy, today, start);
  const fees = persons.map(
    (person) => [person, cancellationFee(tier, sumOf(standingLines(lines, person)))] as const,
  );
  return [
    ...creditFor(lines, persons),
    ...fees.filter(([, fee]) => fee > 0).map(([person, fee]) => feeLine(lines, person, fee)),
  ];
}

/** The same with one fee for all that somebody set by hand; the persons share it in order, none more than they paid. */
export function agreedCancellationLines(
  lines: readonly PriceLine[],
  persons: readonly number[],
  fee: Rappen,
): NewLine[] {
  let left = fee;
  const fees = persons.flatMap((person) => {
    const part = Math.min(left, sumOf(standingLines(lines, person)));
    left -= part;
    return part > 0 ? [feeLine(lines, person, part)] : [];
  });
  return [...creditFor(lines, persons), ...fees];
}

/**
 * The change that ended a booking: the last one, if all it did was to take back what these persons paid. Null if they
 * paid nothing.
 */
export function endingChange(lines: readonly PriceLine[], persons: readonly number[]): number | null {
  const last = Math.max(0, ...lines.map(({ change }) => change));
  const brought = lines.filter(({ change }) => change === last);
  const ends = brought.every(({ kind, person }) => kind !== 'component' && persons.includes(person));
  return last > 0 && ends ? last : null;
}

/** Ends the booking of persons who pay nothing: without a line, an older change could pass for this one. */
export const freeEnding = (lines: readonly PriceLine[], person: number): NewLine => feeLine(lines, person, 0);

/** Undoes a change: every line of it comes back the other way round. */
export const undoing = (lines: readonly PriceLine[], change: number): NewLine[] =>
  lines.filter((line) => line.change === change).map(({ change: _change, ...line }) => opposite(line));
