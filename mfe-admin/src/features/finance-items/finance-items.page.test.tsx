import { aCollection, aFinanceItem } from '@firn/shared-contracts/testing';
import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { BOOKING_ID } from '../../testing/fixtures.ts';
import { renderRemote } from '../../testing/render.ts';

const PATH =
  '/admin/finance/belege?figure=revenue&from=2026-01-01&to=2026-03-31&component=Anteil+Tour&name=Anteil+Tour';

test('lists what a figure is the sum of, each leading to its booking', async () => {
  const item = aFinanceItem({ booking: `/api/bookings/${BOOKING_ID}` });
  const { shell } = await renderRemote(PATH, {
    api: { 'GET /api/finance_items': aCollection('/api/finance_items', [item]) },
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Umsatz: Anteil Tour' })).toBeTruthy();
  const row = await screen.findByRole('row', { name: /R-2026-00001/ });
  expect(within(row).getByText("CHF 1'081.–")).toBeTruthy();
  expect(within(row).getByRole('link').getAttribute('href')).toBe(`/admin/bookings/${BOOKING_ID}/invoices`);
  expect(Object.fromEntries(shell.api.calls[0]?.searchParams ?? [])).toMatchObject({
    figure: 'revenue',
    from: '2026-01-01',
    to: '2026-03-31',
    component: 'Anteil Tour',
  });
  expect(screen.getByRole('link', { name: 'Zurück zur Übersicht' }).getAttribute('href')).toBe(
    '/admin/finance?from=2026-01-01&to=2026-03-31',
  );
});
