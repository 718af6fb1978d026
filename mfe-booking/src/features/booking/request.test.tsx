import { aBooking, anEvent } from '@firn/shared-contracts/testing';
import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { BOOKING_PATH, bookableApi, GAST } from '../../testing/answers.ts';
import { renderRemote } from '../../testing/render.ts';
import { goToPayment } from '../../testing/steps.ts';

const requested = aBooking({ state: 'requested', accessToken: 'geheim' });

test('an event on request takes the same form for a request, and says what asking means', async () => {
  const api = {
    ...bookableApi,
    'GET /api/events/:id': anEvent({ onRequest: true }),
    'POST /api/bookings': requested,
    'GET /api/bookings/:id': requested,
  };
  const { user, shell, address } = await renderRemote(BOOKING_PATH, { user: GAST, api });
  expect(await screen.findByText('Auf Anfrage: Wir prüfen und melden uns.')).toBeTruthy();
  await goToPayment(user, 'Prüfen und anfragen');
  expect(screen.getByText(/^Sagen wir zu, ist die Buchung verbindlich/)).toBeTruthy();
  expect(screen.queryByText(/Zahlung auf Rechnung/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Verbindlich buchen' })).toBeNull();
  await user.click(screen.getByRole('checkbox', { name: /Ich akzeptiere/ }));
  await user.dblClick(await screen.findByRole('button', { name: 'Anfrage senden' }));
  expect(await screen.findByRole('heading', { name: 'Wir haben deine Anfrage' })).toBeTruthy();
  expect(screen.queryByText('Du bist dabei!')).toBeNull();
  expect(address()).toBe(`${BOOKING_PATH}/bestaetigung`);
  const sent = shell.api.calls.filter(({ method, path }) => method === 'POST' && path === '/api/bookings');
  expect(sent).toHaveLength(1);
});
