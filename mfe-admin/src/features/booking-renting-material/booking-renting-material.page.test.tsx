import { aBooking, aCollection, aMaterialOrder } from '@firn/shared-contracts/testing';
import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { someAnswers } from '../../testing/answers.ts';
import { BOOKING_ID } from '../../testing/fixtures.ts';
import { renderRemote } from '../../testing/render.ts';

const open = (orders: readonly unknown[]) =>
  renderRemote(`/admin/bookings/${BOOKING_ID}/renting-material`, {
    api: {
      ...someAnswers,
      'GET /api/renting_material_orders': aCollection('/api/renting_material_orders', orders),
    },
  });

test('each person of the booking has the pieces with size, state and price', async () => {
  const lost = aMaterialOrder({ state: 'lost', note: 'Im Zug liegen geblieben' });
  const { shell } = await open([lost]);
  const row = within(await screen.findByRole('row', { name: /Gina Gast/ }));
  for (const text of ['Bergschuhe steigeisenfest 42', 'Verloren', 'CHF 30.–', 'Im Zug liegen geblieben'])
    expect(row.getByText(text)).toBeTruthy();
  const asked = shell.api.calls.find(({ path }) => path === '/api/renting_material_orders');
  expect(asked?.searchParams.get('booking')).toBe(aBooking()['@id']);
});

test('nobody of the booking rents anything', async () => {
  await open([]);
  expect(await screen.findByText('Niemand mietet Material.')).toBeTruthy();
});
