import type { Rappen } from './money.ts';
import type { VoucherStanding, VoucherState } from './states.ts';
import type { LocalDate } from './zurich.ts';

/** Rappen that a voucher is sold for (docs/domain/payments.md#vouchers). */
export const VOUCHER_AMOUNTS = { least: 2_000, most: 500_000 } as const;
export const VOUCHER_RECIPIENT_LENGTH = 60;
/** Characters of a message that fit on the paper of a voucher. */
export const VOUCHER_MESSAGE_LENGTH = 400;
/** Codes on one booking. */
export const MOST_VOUCHERS = 5;
/** As long as somebody may type one, with blanks and hyphens. */
export const VOUCHER_CODE_LENGTH = 40;

/** Pictures of ours that somebody gives a voucher with. */
export const VOUCHER_PICTURES = ['gipfel', 'skitour', 'huette'] as const;
export type VoucherPicture = (typeof VOUCHER_PICTURES)[number];

/** Letters and digits without 0, O, 1 and I, which are read as one another. Their 32 places are the field GF(2⁵). */
export const VOUCHER_ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const GROUP = 4;
const GROUPS = 4;
const DRAWN = GROUP * GROUPS - 1;

/** Times x in GF(2⁵), by its polynomial x⁵ + x² + 1. */
const timesX = (value: number): number => (value & 16 ? ((value << 1) ^ 0b100101) & 31 : value << 1);

/**
 * The character that makes a mistake of one character, or two that changed places, show: each stands for a number of the
 * field, and is counted by a power of x of its own.
 */
function checkCharacter(drawn: string): string {
  let sum = 0;
  for (const character of drawn) sum = timesX(sum ^ VOUCHER_ALPHABET.indexOf(character));
  return VOUCHER_ALPHABET[sum] ?? '';
}

/** A code of 15 random numbers below 32. */
export function voucherCodeOf(numbers: ArrayLike<number>): string {
  const drawn = Array.from(
    { length: DRAWN },
    (_, index) => VOUCHER_ALPHABET[(numbers[index] ?? 0) & 31],
  ).join('');
  return drawn + checkCharacter(drawn);
}

/** A code as it is stored, from what somebody typed. Old codes that were imported have a form of their own. */
export const normaliseVoucherCode = (typed: string): string => typed.toUpperCase().replace(/[^A-Z0-9]/g, '');

/** True if a stored code is one of ours, without a mistake in it. */
export function isVoucherCode(code: string): boolean {
  const ofOurs = code.length === DRAWN + 1 && [...code].every((each) => VOUCHER_ALPHABET.includes(each));
  return ofOurs && checkCharacter(code.slice(0, DRAWN)) === code[DRAWN];
}

/** `ABCD-EFGH-JKLM-NPQR`: in groups, as people read it out. */
export const formatVoucherCode = (code: string): string => code.match(/.{1,4}/g)?.join('-') ?? code;

/** The last day of a voucher that is issued on a day. */
export function voucherValidUntil(issuedOn: LocalDate, years: number): LocalDate {
  const [year = 0, month = 1, day = 1] = issuedOn.split('-').map(Number);
  // The 29th of February becomes the 1st of March: a day more, and never one less.
  return new Date(Date.UTC(year + years, month - 1, day)).toISOString().slice(0, 10);
}

/** Standing of a voucher on a day (docs/domain/states.md#voucher). */
export function voucherStandingOf(
  { state, balance, validUntil }: { state: VoucherState; balance: Rappen; validUntil: LocalDate },
  today: LocalDate,
): VoucherStanding {
  if (state !== 'active') return state;
  if (balance === 0) return 'used_up';
  return validUntil < today ? 'expired' : 'active';
}

/** A voucher whose code somebody has. */
export interface HeldVoucher {
  readonly code: string;
  readonly balance: Rappen;
  readonly validUntil: LocalDate;
}

/** Compares by code point, which is the same in every engine. */
const inAlphabet = (a: string, b: string): number => Number(a > b) - Number(a < b);

/** The amount that each voucher pays of what is owed: those that end first go first; the rest stays on them. */
export function shareOfVouchers<V extends HeldVoucher>(
  vouchers: readonly V[],
  owed: Rappen,
): (V & { readonly redeemed: Rappen })[] {
  const inOrder = [...vouchers].sort(
    (a, b) => inAlphabet(a.validUntil, b.validUntil) || inAlphabet(a.code, b.code),
  );
  let left = owed;
  return inOrder.map((voucher) => {
    const redeemed = Math.min(voucher.balance, left);
    left -= redeemed;
    return { ...voucher, redeemed };
  });
}
