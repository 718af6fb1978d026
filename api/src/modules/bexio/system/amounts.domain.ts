import type { Rappen } from '@firn/shared-contracts/domain';

/** `1290.00`, as bexio takes amounts: text, so that no number with a fraction is ever between. */
export function decimalOf(amount: Rappen): string {
  const digits = String(Math.abs(amount)).padStart(3, '0');
  return `${amount < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

const DECIMAL = /^(-?)(\d+)(?:\.(\d{1,2})(0*))?$/;

/** Rappen of an amount of bexio, such as `1290.000000`; null for what is no whole number of Rappen. */
export function rappenOf(decimal: string): Rappen | null {
  const [, sign, francs, cents = ''] = DECIMAL.exec(decimal) ?? [];
  if (francs === undefined) return null;
  const amount = Number(`${francs}${cents.padEnd(2, '0')}`);
  return sign === '-' && amount !== 0 ? -amount : amount;
}
