import type { PriceQuoteRequest } from '@firn/shared-contracts/api';
import { type TestRequest, testProblem } from '@firn/shared-contracts/testing';
import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { aQuote, BOOKING_PATH, bookableApi, GAST } from '../../testing/answers.ts';
import { renderRemote } from '../../testing/render.ts';
import { acceptAndBook, goToPayment, part } from '../../testing/steps.ts';

const CODE = 'ABCDEFGHJKLMNPQE';
const TYPED = 'abcd-efgh-jklm-npqe';
const SHOWN = 'ABCD-EFGH-JKLM-NPQE';
const BALANCE = 15_000;

/** CHF 400 for one person, CHF 150 of it by the voucher. */
function quoted({ body }: TestRequest) {
  const { voucherCodes = [] } = body as unknown as PriceQuoteRequest;
  const quote = aQuote([false]);
  const vouchers = voucherCodes.map(() => ({ code: SHOWN, balance: BALANCE, redeemed: BALANCE }));
  return { ...quote, vouchers, toPay: quote.total - vouchers.length * BALANCE };
}

const VALID = { '@type': 'VoucherCheck', valid: true, balance: BALANCE, validUntil: '2031-02-14' };

async function open(check: unknown = VALID) {
  const api = { ...bookableApi, 'POST /api/price-quotes': quoted, 'POST /api/vouchers/check': check };
  const page = await renderRemote(BOOKING_PATH, { user: GAST, api });
  await screen.findByRole('heading', { level: 1 });
  await goToPayment(page.user);
  const type = async (code: string) => {
    const section = part('Gutschein einlösen');
    const field = section.getByLabelText('Code des Gutscheins');
    await page.user.clear(field);
    if (code) await page.user.type(field, code);
    await page.user.click(section.getByRole('button', { name: 'Einlösen' }));
  };
  const sent = (path: string) => page.shell.api.calls.filter((call) => call.path === path);
  return { ...page, type, sent };
}

test('a voucher pays its part, the rest is shown, and the booking names it', async () => {
  const { user, type, sent } = await open();
  await type(TYPED);
  expect(await screen.findByText(`${SHOWN} bezahlt CHF 150.–`)).toBeTruthy();
  const panel = within(screen.getByRole('table', { name: 'Deine Gutscheine' }));
  expect(panel.getByText('CHF -150.–')).toBeTruthy();
  expect(panel.getByText('CHF 250.–')).toBeTruthy();
  await acceptAndBook(user);
  await screen.findByRole('heading', { name: 'Du bist dabei!' });
  expect(sent('/api/bookings')[0]?.body).toMatchObject({ voucherCodes: [CODE], expectedTotal: 40_000 });
});

test('a voucher is left out again', async () => {
  const { user, type, sent } = await open();
  await type(TYPED);
  await user.click(await screen.findByRole('button', { name: `Gutschein ${SHOWN} weglassen` }));
  expect(screen.queryByText(/bezahlt CHF/)).toBeNull();
  await acceptAndBook(user);
  await screen.findByRole('heading', { name: 'Du bist dabei!' });
  expect(sent('/api/bookings')[0]?.body).not.toHaveProperty('voucherCodes');
});

test('a typing mistake is said without asking anybody', async () => {
  const { type, sent } = await open();
  await type('ABCD-EFGH-JKLM-NPQR');
  expect(screen.getByText('In diesem Code ist ein Tippfehler. Bitte prüfe ihn.')).toBeTruthy();
  await type('');
  expect(screen.getByText('Bitte gib einen Code ein.')).toBeTruthy();
  expect(sent('/api/vouchers/check')).toEqual([]);
});

test.each([
  [{ reason: 'unknown', validUntil: null }, 'Diesen Gutschein kennen wir nicht. Bitte prüfe den Code.'],
  [{ reason: 'used_up', validUntil: '2031-02-14' }, 'Dieser Gutschein ist schon eingelöst.'],
  [
    { reason: 'expired', validUntil: '2026-01-31' },
    'Dieser Gutschein ist am Sa, 31.01.2026 abgelaufen. Bitte ruf uns an.',
  ],
  [{ reason: 'blocked', validUntil: '2031-02-14' }, 'Dieser Gutschein ist gesperrt. Bitte ruf uns an.'],
])('a voucher that pays nothing says why: %p', async (answer, words) => {
  const { type } = await open({ '@type': 'VoucherCheck', valid: false, balance: 0, ...answer });
  await type('ALT-2019');
  expect(await screen.findByText(words)).toBeTruthy();
});

test('after too many wrong codes it says what to do', async () => {
  const detail = 'Von hier aus wurden zu viele falsche Codes eingegeben.';
  const { type } = await open(() => {
    throw testProblem(429, { detail });
  });
  await type('ALT-2019');
  expect(await screen.findByText(detail)).toBeTruthy();
});
