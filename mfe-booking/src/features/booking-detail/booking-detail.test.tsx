import { aBooking } from '@firn/shared-contracts/testing';
import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { GAST } from '../../testing/answers.ts';
import { renderRemote } from '../../testing/render.ts';

const BOOKING = aBooking();
const PATH = `/profil/buchung/${BOOKING.id}`;
const api = { 'GET /api/bookings/:id': BOOKING };

test('a booking shows persons, price, payment and event', async () => {
  const { shell } = await renderRemote(PATH, { user: GAST, api });
  await screen.findByRole('heading', { name: BOOKING.event.title });
  await waitFor(() =>
    expect(shell.seen.head?.title).toBe('Buchung B-2026-00042 – Allalinhorn über den Hohlaubgrat – Profil'),
  );
  expect(screen.getByText('Notfallkontakt: Urs Gast, +41 79 765 43 21')).toBeTruthy();
  expect(screen.getByText('Mo, 16.03.2026')).toBeTruthy();
  expect(screen.getByText('inbegriffen 8.1 % MWST')).toBeTruthy();
});

test('an invoice that was due on the day of the booking is due at once', async () => {
  const booking = aBooking({ dueDate: '2026-02-14' });
  await renderRemote(PATH, { user: GAST, api: { 'GET /api/bookings/:id': booking } });
  expect(await screen.findByText('sofort')).toBeTruthy();
});

test('a guest reads the booking by its token', async () => {
  const { shell } = await renderRemote(`${PATH}?token=geheim`, { api });
  await screen.findByRole('heading', { name: BOOKING.event.title });
  expect(shell.api.calls[0]?.searchParams.get('token')).toBe('geheim');
});

test('somebody else’s booking is a 404 for a logged-in user', async () => {
  const { shell } = await renderRemote(PATH, { user: GAST, api: {} });
  await waitFor(() => expect(shell.seen.status).toMatchObject({ status: 404, takeOver: true }));
});

test('an admin, who may read every booking, finds only the own ones in the profile', async () => {
  const { shell } = await renderRemote(PATH, {
    user: { ...GAST, iri: '/api/users/018f0000-0000-7000-8000-0000000000ad' },
    api,
  });
  await waitFor(() => expect(shell.seen.status).toMatchObject({ status: 404, takeOver: true }));
  expect(screen.queryByText(BOOKING.event.title)).toBeNull();
  expect(shell.seen.head?.title).not.toContain('B-2026-00042');
});

test('without session and token the visitor is led to the login', async () => {
  await renderRemote(PATH, { api: {} });
  const link = await screen.findByRole('link', { name: 'Anmelden' });
  expect(link.getAttribute('href')).toBe(`/login?weiter=${encodeURIComponent(PATH)}`);
});

test('without an id it redirects to the profile', async () => {
  const { address } = await renderRemote('/profil/buchung', { user: GAST, api: {} });
  await waitFor(() => expect(address()).toBe('/profil'));
});
