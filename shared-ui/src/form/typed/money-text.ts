import type { Rappen } from '@firn/shared-contracts/domain';
import { formatChf } from '../../format/money.ts';
import { readNumber } from './number-text.ts';
import type { TextFormat } from './text-format.ts';

const CURRENCY = /^(?:CHF|Fr\.?)\s*/i;
/** The dash for no Rappen: `12.–`, `12.-`, `12.--`. */
const NO_RAPPEN = /[.,]\s*[-–—]{1,2}$/;
/** Of whole francs. */
const MOST_DIGITS = 10;

/** `1'290.–`, `1290`, `CHF 12.50` in Rappen; undefined for more than two decimals: nothing is rounded. */
function parse(text: string): Rappen | null | undefined {
  const written = text.trim().replace(CURRENCY, '').replace(NO_RAPPEN, '');
  if (written === '') return text.trim() === '' ? null : undefined;
  const parts = readNumber(written);
  if (!parts || parts.fraction.length > 2 || parts.whole.length > MOST_DIGITS) return undefined;
  const amount = Number(parts.whole) * 100 + Number(parts.fraction.padEnd(2, '0'));
  return parts.isNegative && amount !== 0 ? -amount : amount;
}

/** Francs on the screen, Rappen in the value. */
export const moneyText: TextFormat<Rappen> = {
  parse,
  textOf: (amount) => formatChf(amount).replace(/^CHF /, ''),
  complaint: (label) => `Bitte gib bei «${label}» einen Betrag in Franken an, zum Beispiel 1'290 oder 12.50.`,
};
