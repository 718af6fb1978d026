import type { BookingResponse } from '@firn/shared-contracts/api';
import { aBooking, aCompany, type TestApiHandlers } from '@firn/shared-contracts/testing';
import { afterEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { aBookingPayment, GAST } from '../../testing/answers.ts';
import { renderRemote } from '../../testing/render.ts';

type Shell = Awaited<ReturnType<typeof renderRemote>>['shell'];

/** The requests that the page posted to an address that ends like this. */
const sent = ({ api }: Shell, end: string) =>
  api.calls.filter(({ method, path }) => method === 'POST' && path.endsWith(end));

afterEach(() => {
  window.location.hash = '';
});

const PATH = `/profil/buchung/${aBooking().id}`;

const show = (booking: BookingResponse, api: TestApiHandlers = {}, path = PATH) =>
  renderRemote(path, {
    ...(path === PATH && { user: GAST }),
    api: {
      'GET /api/bookings/:id': booking,
      'GET /api/company': aCompany(),
      'GET /api/bookings/:id/payment': aBookingPayment(),
      'POST /api/bookings/:id/payment': aBookingPayment({ redirectUrl: '#pay-page' }),
      ...api,
    },
  });

const heading = () => screen.findByRole('heading', { name: 'Jetzt bezahlen' });
const part = async () => within((await heading()).closest('section') as HTMLElement);

describe('what is open of a booking', () => {
  test('is paid by card, by the account', async () => {
    const { user, shell } = await show(aBooking());
    expect((await part()).getByText('Noch offen: CHF 400.–')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Auf Rechnung buchen' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Mit Karte bezahlen' }));
    await waitFor(() => expect(window.location.hash).toBe('#pay-page'));
    expect(sent(shell, '/payment')[0]?.body).toEqual({ method: 'card' });
  });

  test('is paid by the link of the mail, with its token', async () => {
    const { user, shell } = await show(aBooking(), {}, `${PATH}?token=geheim`);
    await user.click(await screen.findByRole('button', { name: 'Mit TWINT bezahlen' }));
    await waitFor(() => expect(window.location.hash).toBe('#pay-page'));
    const calls = shell.api.calls.filter(({ path }) => path.endsWith('/payment'));
    expect(calls.length).toBeGreaterThan(1);
    for (const { searchParams } of calls) expect(searchParams.get('token')).toBe('geheim');
  });

  test.each([
    ['is all paid', aBooking({ paid: 40_000, paymentStatus: 'paid' }), {}],
    ['has only been asked for', aBooking({ state: 'requested' }), {}],
    [
      'nobody takes online',
      aBooking(),
      aBookingPayment({
        methods: [
          { method: 'invoice', reason: null },
          { method: 'twint', reason: 'not_connected' },
          { method: 'card', reason: 'not_connected' },
        ],
      }),
    ],
  ])('that %s has no such part', async (_what, booking, payment) => {
    await show(booking, { 'GET /api/bookings/:id/payment': payment });
    await screen.findByRole('heading', { name: booking.event.title });
    expect(screen.queryByRole('heading', { name: 'Jetzt bezahlen' })).toBeNull();
  });
});
