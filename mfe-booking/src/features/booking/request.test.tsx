import { aBooking, anEvent } from '@firn/shared-contracts/testing';
import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { BOOKING_PATH, bookableApi, GAST } from '../../testing/answers.ts';
import { renderRemote } from '../../testing/render.ts';
import { acceptAndBook, goToPayment } from '../../testing/steps.ts';

test('who brought the visitor is sent with the booking, and stands on no page', async () => {
  const booked = aBooking({ accessToken: 'geheim' });
  const api = { ...bookableApi, 'POST /api/bookings': booked, 'GET /api/bookings/:id': booked };
  const { user, shell } = await renderRemote(BOOKING_PATH, { user: GAST, api });
  shell.drafts.save('partner', 'SONNALP');
  await screen.findByRole('region', { name: /du selber/ });
  await goToPayment(user);
  expect(document.body.textContent).not.toContain('SONNALP');
  await acceptAndBook(user);
  const sent = shell.api.calls.filter(({ method, path }) => method === 'POST' && path === '/api/bookings');
  expect(sent.map(({ body }) => body)).toMatchObject([{ partner: 'SONNALP' }]);
});

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
