import { aVatStatement } from '@firn/shared-contracts/testing';
import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { renderRemote } from '../../testing/render.ts';

const PATH = '/admin/finance/mwst?from=2026-01-01&to=2026-03-31';

test('has the figures of the form with their words', async () => {
  await renderRemote(PATH, { api: { 'GET /api/finance/vat-statement': aVatStatement() } });
  const table = within(await screen.findByRole('table', { name: 'Abrechnung 01.01.2026 bis 31.03.2026' }));
  const rate = table.getByRole('row', { name: /^303 Leistungen zu 8\.1 %/ });
  expect(
    within(rate)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(["CHF 1'000.–", 'CHF 81.–']);
  expect(table.getByRole('row', { name: /^910 Schadenersatz/ })).toBeTruthy();
  expect(screen.getByText(/CHE-123\.456\.789 MWST/)).toBeTruthy();
});

test('says what has no figure, which method it is, and where the number is missing', async () => {
  const rows = [{ figure: null, percent: 8.6, amount: 10_000, tax: 860 }];
  const statement = aVatStatement({ method: 'flat_rate', vatNumber: null, rows });
  await renderRemote(PATH, { api: { 'GET /api/finance/vat-statement': statement } });
  expect(await screen.findByRole('row', { name: /^Ohne Ziffer: Leistungen zu 8\.6 %/ })).toBeTruthy();
  expect(screen.getByText(/^Saldosteuersatz\./)).toBeTruthy();
  expect(screen.getByRole('link', { name: /MWST-Nummer/ }).getAttribute('href')).toBe('/admin/settings');
});
