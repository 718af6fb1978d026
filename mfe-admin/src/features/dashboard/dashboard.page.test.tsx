import {
  aBooking,
  aCollection,
  anEvent,
  type TestRequest,
  testProblem,
} from '@firn/shared-contracts/testing';
import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { BOOKING_ID } from '../../testing/fixtures.ts';
import { renderRemote } from '../../testing/render.ts';

function events({ searchParams }: TestRequest) {
  const total = searchParams.has('start[after]') ? 87 : searchParams.get('state') === 'prepared' ? 3 : 12;
  return aCollection('/api/events', [anEvent({ bookedPlaces: 4 })], total);
}

const api = {
  'GET /api/events': events,
  'GET /api/bookings': aCollection('/api/bookings', [aBooking()], 412),
};

test('shows the figures of the API, each leading to its list', async () => {
  await renderRemote('/admin', { api });
  const figures = await screen.findByRole('list', { name: 'Zahlen' });
  const link = async (name: string) =>
    (await within(figures).findByRole('link', { name })).getAttribute('href');
  expect(await link('87 anstehende Events')).toBe('/admin/events');
  expect(await link('3 Events zum Prüfen')).toBe('/admin/events/zum-pruefen');
  expect(await link('12 vergangene Events, nicht fertig')).toBe('/admin/events/vergangen-nicht-fertig');
  expect(await link('412 Buchungen insgesamt')).toBe('/admin/bookings');
});

test('shows the next events and the newest bookings', async () => {
  await renderRemote('/admin', { api });
  const next = await screen.findByRole('region', { name: 'Nächste Events' });
  expect(await within(next).findByText('4/8')).toBeTruthy();
  const newest = screen.getByRole('region', { name: 'Neueste Buchungen' });
  const booking = await within(newest).findByRole('link', { name: 'B-2026-00042, Gina Gast' });
  expect(booking.getAttribute('href')).toBe(`/admin/bookings/${BOOKING_ID}`);
  expect(within(newest).getByText(/1 Person, CHF 400\.–/)).toBeTruthy();
});

test('keeps the rest when the bookings cannot be loaded', async () => {
  await renderRemote('/admin', {
    api: {
      ...api,
      'GET /api/bookings': () => {
        throw testProblem(400);
      },
    },
  });
  expect(await screen.findByRole('link', { name: '87 anstehende Events' })).toBeTruthy();
  const newest = screen.getByRole('region', { name: 'Neueste Buchungen' });
  expect(await within(newest).findByRole('alert')).toBeTruthy();
  expect(screen.getByRole('link', { name: /Buchungen insgesamt: nicht geladen/ })).toBeTruthy();
});
