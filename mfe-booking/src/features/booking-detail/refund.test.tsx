import type { RefundChoice } from '@firn/shared-contracts/api';
import {
  aBooking,
  aCompany,
  aRefund,
  aRefundChoice,
  type TestApiHandlers,
  testProblem,
} from '@firn/shared-contracts/testing';
import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { GAST } from '../../testing/answers.ts';
import { renderRemote } from '../../testing/render.ts';

const BOOKING = aBooking({ state: 'annulled', paid: 40_000, paymentStatus: 'refund_due' });
const PATH = `/profil/buchung/${BOOKING.id}`;
const ASK = 'POST /api/bookings/:id/refund';

async function open(choice: RefundChoice, api: TestApiHandlers = {}, path = PATH) {
  const page = await renderRemote(path, {
    user: GAST,
    api: {
      'GET /api/bookings/:id': BOOKING,
      'GET /api/company': aCompany(),
      'GET /api/bookings/:id/refund': choice,
      ...api,
    },
  });
  const part = within(await screen.findByRole('region', { name: 'Rückerstattung' }));
  const sent = () => page.shell.api.calls.filter(({ method }) => method === 'POST');
  return { ...page, part, sent };
}

describe('what comes back', () => {
  test('goes to an account, which the guest names', async () => {
    const asked = aRefundChoice({ left: 0, refunds: [aRefund()] });
    const { part, user, sent } = await open(aRefundChoice(), { [ASK]: asked });
    expect(await part.findByText(/^Du bekommst CHF 400\.– zurück\. Wie möchtest du es\?/)).toBeTruthy();
    await user.type(part.getByRole('textbox', { name: /^IBAN/ }), 'CH56 0483 5012 3456 7800 9');
    await user.click(part.getByRole('button', { name: 'Geld zurückbekommen' }));
    expect(
      await part.findByText('CHF 400.– auf das Konto, das auf 8009 endet: wir überweisen bald'),
    ).toBeTruthy();
    expect(part.queryByRole('button')).toBeNull();
    expect(part.getByRole('status').textContent).toBe('Danke, wir haben deine Wahl.');
    const [call] = sent();
    expect(call?.body).toEqual({
      wish: 'money',
      iban: 'CH56 0483 5012 3456 7800 9',
      accountHolder: BOOKING.booker.fullName,
    });
    expect(call?.idempotencyKey).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('or becomes a voucher, without an account', async () => {
    const asked = aRefundChoice({
      left: 0,
      refunds: [aRefund({ way: 'voucher', state: 'done', iban: null })],
    });
    const { part, user, sent } = await open(aRefundChoice(), { [ASK]: asked }, `${PATH}?token=geheim`);
    await user.click(await part.findByRole('radio', { name: 'Gutschein' }));
    expect(part.queryByRole('textbox')).toBeNull();
    expect(part.getByText(/^Du bekommst sofort einen Gutschein über CHF 400\.–/)).toBeTruthy();
    await user.click(part.getByRole('button', { name: 'Gutschein nehmen' }));
    expect(await part.findByText('CHF 400.– als Gutschein: erledigt')).toBeTruthy();
    expect(sent()[0]?.body).toEqual({ wish: 'voucher' });
    expect(sent()[0]?.searchParams.get('token')).toBe('geheim');
  });

  test('needs no account where the provider takes it back', async () => {
    const { part } = await open(aRefundChoice({ byProvider: 30_000, byBank: 0, toVouchers: 10_000 }));
    expect(await part.findByText('CHF 300.– gehen so zurück, wie du bezahlt hast.')).toBeTruthy();
    expect(part.getByText(/^CHF 100\.– gehen zurück auf den Gutschein/)).toBeTruthy();
    expect(part.queryByRole('textbox')).toBeNull();
  });

  test('to a voucher alone asks for no wish', async () => {
    const { part, user, sent } = await open(aRefundChoice({ byBank: 0, toVouchers: 40_000 }), {
      [ASK]: aRefundChoice({ left: 0 }),
    });
    const button = await part.findByRole('button', { name: 'Auf den Gutschein zurückbuchen' });
    expect(part.queryByRole('radio')).toBeNull();
    await user.click(button);
    await waitFor(() => expect(sent()).toHaveLength(1));
  });

  test('says at the field what is wrong with the account', async () => {
    const message = 'Diese IBAN stimmt nicht. Bitte prüfe sie, sie hat 21 Zeichen.';
    const { part, user } = await open(aRefundChoice(), {
      [ASK]: () => {
        throw testProblem(422, { violations: [{ propertyPath: 'iban', message }] });
      },
    });
    await user.click(await part.findByRole('button', { name: 'Geld zurückbekommen' }));
    expect(await part.findByText(message)).toBeTruthy();
    expect(part.getByRole('textbox', { name: /^IBAN/ }).getAttribute('aria-invalid')).toBe('true');
  });

  test('shows how it stands where the office was faster', async () => {
    let choice = aRefundChoice();
    const { part, user } = await open(aRefundChoice(), {
      'GET /api/bookings/:id/refund': () => choice,
      [ASK]: () => {
        choice = aRefundChoice({ left: 0, refunds: [aRefund({ state: 'transit' })] });
        throw testProblem(409, { detail: 'Von dieser Buchung ist nichts mehr zurückzuzahlen.' });
      },
    });
    await user.click(await part.findByRole('button', { name: 'Geld zurückbekommen' }));
    expect(await part.findByText(/auf 8009 endet: unterwegs$/)).toBeTruthy();
  });

  test('offers to read again what could not be read', async () => {
    const { part } = await open(aRefundChoice(), {
      'GET /api/bookings/:id/refund': () => {
        throw testProblem(503, { detail: 'Pause' });
      },
    });
    expect(await part.findByRole('alert')).toBeTruthy();
  });
});

test('a booking that owes what it paid has nothing to come back', async () => {
  const api = { 'GET /api/bookings/:id': aBooking({ paid: 40_000, paymentStatus: 'paid' }) };
  await renderRemote(PATH, { user: GAST, api });
  await screen.findByRole('heading', { name: BOOKING.event.title });
  expect(screen.queryByRole('region', { name: 'Rückerstattung' })).toBeNull();
});
