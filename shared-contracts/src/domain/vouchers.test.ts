import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  formatVoucherCode,
  isVoucherCode,
  normaliseVoucherCode,
  shareOfVouchers,
  VOUCHER_ALPHABET,
  voucherCodeOf,
  voucherStandingOf,
  voucherValidUntil,
} from './vouchers.ts';

const codes = fc.array(fc.nat(31), { minLength: 15, maxLength: 15 }).map(voucherCodeOf);

describe('the code of a voucher', () => {
  test('has four groups of four, without what is read as something else', () => {
    fc.assert(
      fc.property(codes, (code) => {
        expect(formatVoucherCode(code)).toMatch(/^([A-HJ-NP-Z2-9]{4}-){3}[A-HJ-NP-Z2-9]{4}$/);
        expect(isVoucherCode(code)).toBe(true);
      }),
    );
  });

  test('shows a mistake of one character', () => {
    const mistakes = fc.tuple(codes, fc.nat(15), fc.nat(31));
    fc.assert(
      fc.property(mistakes, ([code, at, to]) => {
        const wrong = code.slice(0, at) + VOUCHER_ALPHABET[to] + code.slice(at + 1);
        expect(isVoucherCode(wrong)).toBe(wrong === code);
      }),
    );
  });

  test('shows two characters that changed places', () => {
    fc.assert(
      fc.property(codes, fc.nat(15), fc.nat(15), (code, one, other) => {
        const characters = [...code];
        characters[one] = code[other] ?? '';
        characters[other] = code[one] ?? '';
        const changed = characters.join('');
        expect(isVoucherCode(changed)).toBe(changed === code);
      }),
    );
  });

  test('is read as people type it', () => {
    fc.assert(
      fc.property(codes, (code) => {
        const typed = ` ${formatVoucherCode(code).toLowerCase().replaceAll('-', ' – ')} `;
        expect(normaliseVoucherCode(typed)).toBe(code);
      }),
    );
    expect(isVoucherCode('ALT-2019')).toBe(false);
  });
});

describe('the standing of a voucher', () => {
  const voucher = { state: 'active', balance: 5_000, validUntil: '2031-02-14' } as const;

  test('follows from what is left and from its last day', () => {
    expect(voucherStandingOf(voucher, '2031-02-14')).toBe('active');
    expect(voucherStandingOf(voucher, '2031-02-15')).toBe('expired');
    expect(voucherStandingOf({ ...voucher, balance: 0 }, '2031-02-15')).toBe('used_up');
    expect(voucherStandingOf({ ...voucher, state: 'blocked' }, '2026-02-14')).toBe('blocked');
    expect(voucherStandingOf({ ...voucher, state: 'draft', balance: 0 }, '2026-02-14')).toBe('draft');
  });

  test('never ends a day too soon', () => {
    expect(voucherValidUntil('2026-02-14', 5)).toBe('2031-02-14');
    expect(voucherValidUntil('2028-02-29', 5)).toBe('2033-03-01');
  });
});

describe('what vouchers pay', () => {
  const held = fc.record({
    code: fc.string(),
    balance: fc.nat(500_000),
    validUntil: fc.constantFrom('2027-01-01', '2028-01-01', '2029-01-01'),
  });

  test('is what is owed, as far as they reach, and no voucher pays more than it has', () => {
    fc.assert(
      fc.property(fc.array(held, { maxLength: 5 }), fc.nat(1_000_000), (vouchers, owed) => {
        const shares = shareOfVouchers(vouchers, owed);
        const sum = shares.reduce((total, { redeemed }) => total + redeemed, 0);
        const there = vouchers.reduce((total, { balance }) => total + balance, 0);
        expect(sum).toBe(Math.min(owed, there));
        expect(shares.every(({ redeemed, balance }) => redeemed >= 0 && redeemed <= balance)).toBe(true);
      }),
    );
  });

  test('comes first from what ends first', () => {
    const late = { code: 'A', balance: 10_000, validUntil: '2031-01-01' };
    const soon = { code: 'B', balance: 4_000, validUntil: '2027-01-01' };
    expect(shareOfVouchers([late, soon], 5_000)).toEqual([
      { ...soon, redeemed: 4_000 },
      { ...late, redeemed: 1_000 },
    ]);
  });
});
