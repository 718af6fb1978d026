import { aBooking, type TestApiHandlers, testProblem } from '@firn/shared-contracts/testing';
import { afterEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { aBookingPayment, aQuote, BOOKING_PATH, bookableApi, EVENT, GAST } from '../../testing/answers.ts';
import { renderRemote } from '../../testing/render.ts';
import { goToPayment } from '../../testing/steps.ts';

/** The tab cannot leave a test: a pay page at an address of its own is told by the hash. */
const PAY_PAGE = '#pay-page';
type Shell = Awaited<ReturnType<typeof renderRemote>>['shell'];

/** The requests that the page posted to an address that ends like this. */
const sent = ({ api }: Shell, end: string) =>
  api.calls.filter(({ method, path }) => method === 'POST' && path.endsWith(end));

afterEach(() => {
  window.location.hash = '';
});

const UNPAID = aBooking({
  state: 'pending_payment',
  paymentMethod: 'twint',
  payBy: '2026-02-14T13:30:00.000Z',
  accessToken: 'geheim',
});
const payment = (changes = {}) => aBookingPayment({ payBy: UNPAID.payBy, ...changes });
const attempt = (state: 'pending' | 'failed' | 'cancelled', redirectUrl: string | null = null) => ({
  state,
  method: 'twint' as const,
  amount: 40_000,
  redirectUrl,
});

const payingApi: TestApiHandlers = {
  ...bookableApi,
  'POST /api/bookings': UNPAID,
  'GET /api/bookings/:id': UNPAID,
  'GET /api/bookings/:id/payment': payment(),
  'POST /api/bookings/:id/payment': payment({ redirectUrl: PAY_PAGE }),
};

async function atPaymentStep(api: TestApiHandlers = {}) {
  const page = await renderRemote(BOOKING_PATH, { user: GAST, api: { ...payingApi, ...api } });
  await screen.findByRole('heading', { level: 1 });
  await goToPayment(page.user);
  return page;
}

/** Comes back from the pay page, in the tab that has booked. */
async function comeBack(api: TestApiHandlers = {}) {
  const page = await renderRemote('/profil/geloescht', { user: GAST, api: { ...payingApi, ...api } });
  page.shell.drafts.save(`booking-outcome/${EVENT.id}`, { bookingId: UNPAID.id, accessToken: 'geheim' });
  page.shell.navigation.push(`${BOOKING_PATH}/processing?zahlung=1`);
  return page;
}

const method = (name: RegExp) => screen.findByRole('radio', { name });

describe('the choice of how to pay', () => {
  test('books by TWINT, and leaves for the pay page', async () => {
    const { user, shell } = await atPaymentStep();
    await user.click(await method(/^TWINT/));
    await user.click(screen.getByRole('checkbox', { name: /Ich akzeptiere/ }));
    await user.click(screen.getByRole('button', { name: 'Buchen und bezahlen' }));
    await waitFor(() => expect(window.location.hash).toBe(PAY_PAGE));
    expect(sent(shell, '/bookings')[0]?.body).toMatchObject({ paymentMethod: 'twint' });
    const [paying, ...more] = sent(shell, '/payment');
    expect(paying?.body).toEqual({ method: 'twint' });
    expect(paying?.idempotencyKey).toMatch(/^[0-9a-f]{32}$/);
    expect(more).toEqual([]);
  });

  test('is the invoice until something else is chosen', async () => {
    const { user, shell } = await atPaymentStep({
      'POST /api/bookings': aBooking(),
      'GET /api/bookings/:id': aBooking(),
    });
    expect(await method(/^Rechnung/)).toHaveProperty('checked', true);
    await user.click(screen.getByRole('checkbox', { name: /Ich akzeptiere/ }));
    await user.click(screen.getByRole('button', { name: 'Verbindlich buchen' }));
    await screen.findByRole('heading', { name: 'Du bist dabei!' });
    expect(sent(shell, '/bookings')[0]?.body).toMatchObject({ paymentMethod: 'invoice' });
  });

  test('says why a way is not offered', async () => {
    const paymentMethods = [
      { method: 'invoice', reason: null },
      { method: 'twint', reason: 'too_much' },
      { method: 'card', reason: 'not_taken' },
    ] as const;
    await atPaymentStep({
      'POST /api/price-quotes': { ...aQuote([false]), paymentMethods: [...paymentMethods] },
    });
    expect(await method(/^TWINT/)).toHaveProperty('disabled', true);
    expect(screen.getByText("Nur bis CHF 5'000.–.")).toBeTruthy();
    expect(screen.getByText('Bieten wir nicht an.')).toBeTruthy();
  });
});

describe('back from the pay page', () => {
  test('waits for the money, and leads on once it has come', async () => {
    const { shell } = await comeBack({
      'GET /api/bookings/:id/payment': payment({ attempt: attempt('pending', '/api/test_payments/1') }),
    });
    await screen.findByRole('heading', { name: 'Wir warten auf deine Zahlung' });
    expect(screen.getByText('Deine Plätze sind bis 14:30 Uhr für dich reserviert.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Zur Zahlungsseite' }).getAttribute('href')).toBe(
      '/api/test_payments/1',
    );
    expect(window.location.hash).toBe('');
    shell.answer({
      'GET /api/bookings/:id': aBooking({ paymentMethod: 'twint', paid: 40_000, paymentStatus: 'paid' }),
    });
    await screen.findByRole('heading', { name: 'Du bist dabei!' });
    expect(screen.getByText('Deine Zahlung über CHF 400.– ist eingetroffen.')).toBeTruthy();
    expect(screen.queryByText(/Die Rechnung über/)).toBeNull();
  });

  test.each(['failed', 'cancelled'] as const)(
    'after an attempt that was %s chooses another way',
    async (state) => {
      const { user, shell } = await comeBack({
        'GET /api/bookings/:id/payment': payment({ attempt: attempt(state) }),
      });
      await screen.findByRole('heading', { name: 'Noch nicht bezahlt' });
      expect(document.body.textContent).not.toMatch(/fehlgeschlagen/i);
      await user.click(screen.getByRole('button', { name: 'Mit Karte bezahlen' }));
      await waitFor(() => expect(window.location.hash).toBe(PAY_PAGE));
      expect(sent(shell, '/payment').map(({ body }) => body)).toEqual([{ method: 'card' }]);
    },
  );

  test('turns to the invoice, which binds', async () => {
    const { user, shell } = await comeBack({
      'GET /api/bookings/:id/payment': payment({ attempt: attempt('cancelled') }),
      'POST /api/bookings/:id/payment': () => {
        shell.answer({ 'GET /api/bookings/:id': aBooking() });
        return payment({ payBy: null });
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Auf Rechnung buchen' }));
    await screen.findByRole('heading', { name: 'Du bist dabei!' });
  });

  test('reads why no page opens, and tries again', async () => {
    const { user } = await comeBack({
      'POST /api/bookings/:id/payment': () => {
        throw testProblem(503, { detail: 'Der Zahlungsdienst antwortet gerade nicht.' });
      },
    });
    const notice = await screen.findByRole('alert');
    expect(within(notice).getByText('Der Zahlungsdienst antwortet gerade nicht.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Mit TWINT bezahlen' }));
    expect(await screen.findByRole('alert')).toBeTruthy();
  });

  test('in a tab that has booked nothing is thanked', async () => {
    await renderRemote(`${BOOKING_PATH}/processing?zahlung=1`, { api: payingApi });
    await screen.findByRole('heading', { name: 'Danke!' });
  });
});
