import type { EventFinanceResponse } from '@firn/shared-contracts/api';
import { anEventFinance, testProblem } from '@firn/shared-contracts/testing';
import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { OCCURRENCE_PATH, openOccurrence } from '../../testing/occurrence.ts';

const open = (figures: EventFinanceResponse = anEventFinance()) =>
  openOccurrence({ page: 'finance', api: { 'GET /api/events/:id/finance': figures } });

const section = async (name: string) => within(await screen.findByRole('region', { name }));
const factOf = (inside: Awaited<ReturnType<typeof section>>, name: string) =>
  inside.getByText(name).nextElementSibling?.textContent;

test('leads from the revenue to the margin, and says from how many persons it pays', async () => {
  await open();
  const result = await section('Ergebnis');
  const names = ['Umsatz inkl. MWST', 'MWST', 'Gebühren', 'Guides', 'Spesen', 'Marge', 'Rechnet sich'];
  expect(names.map((name) => factOf(result, name))).toEqual([
    "CHF 1'920.–",
    'CHF -130.84',
    'CHF 80.–',
    "CHF -1'360.–",
    'CHF -136.–',
    'CHF 373.16',
    'ab 4 Personen; angemeldet 4',
  ]);
});

test('tells revenue by component and by VAT with their sums, and what is still open', async () => {
  await open();
  const components = await section('Umsatz nach Preisanteil');
  expect(components.getByRole('row', { name: "Anteil Tour CHF 1'580.– CHF 118.40" })).toBeTruthy();
  expect(components.getByRole('row', { name: "Total CHF 1'920.– CHF 130.84" })).toBeTruthy();
  const vat = await section('Umsatz nach Mehrwertsteuer');
  expect(vat.getByRole('row', { name: /^Sal2\.1, 3\.8% CHF 340\.–/ })).toBeTruthy();
  const money = await section('Zahlungen');
  expect(factOf(money, 'Noch offen')).toBe('CHF 600.–');
  expect(money.getByRole('link', { name: 'Buchungen dieses Events' }).getAttribute('href')).toBe(
    `${OCCURRENCE_PATH}/bookings`,
  );
});

test('tells each expense with its VAT and its receipt', async () => {
  const receipt = {
    '@id': '/api/documents/a',
    fileName: 'Bahn.pdf',
    mediaType: 'application/pdf' as const,
    bytes: 1,
    contentUrl: '/api/documents/a/file?token=x',
  };
  const receipts = [
    { title: 'Seilbahn', amount: 10_810, vat: 'normal' as const, vatAmount: 810, receipt },
    { title: 'Znüni', amount: 2_790, vat: null, vatAmount: null, receipt: null },
  ];
  await open(anEventFinance({ receipts, inputVat: 810 }));
  const spent = await section('Spesen und Belege');
  expect(factOf(spent, '1. Seilbahn')).toBe('CHF 108.10davon MWST CHF 8.10 · Beleg öffnen');
  expect(factOf(spent, '2. Znüni')).toBe('CHF 27.90Ohne Beleg');
  expect([factOf(spent, 'Total'), factOf(spent, 'davon MWST')]).toEqual(['CHF 136.–', 'CHF 8.10']);
  const link = spent.getByRole('link', { name: 'Beleg öffnen: Seilbahn' });
  expect(link.getAttribute('href')).toBe(receipt.contentUrl);
});

test('names a guide whose level has no rate', async () => {
  const guides = [{ guide: 'Lea Frei', level: null, days: 2, rate: null, cost: 0 }];
  await open(anEventFinance({ guides, guideCost: 0 }));
  const costs = await section('Kosten der Guides');
  expect(costs.getByRole('row', { name: 'Lea Frei ohne Tagesansatz CHF 0.–' })).toBeTruthy();
  expect(costs.getByText(/^Ohne Ansatz/)).toBeTruthy();
});

test('says so where there is nothing yet', async () => {
  const nothing = { components: [], vat: [], guides: [], persons: 0, breakEvenPersons: null };
  await open(anEventFinance(nothing));
  expect((await section('Umsatz nach Preisanteil')).getByText('Noch kein Umsatz.')).toBeTruthy();
  expect((await section('Kosten der Guides')).getByText('Noch hat kein Guide zugesagt.')).toBeTruthy();
  expect((await section('Ergebnis')).getByText(/^Noch nicht bekannt/)).toBeTruthy();
});

test('that cannot be read says so, with another try', async () => {
  await openOccurrence({
    page: 'finance',
    api: {
      'GET /api/events/:id/finance': () => {
        throw testProblem(500);
      },
    },
  });
  expect(await screen.findByRole('button', { name: 'Nochmals versuchen' })).toBeTruthy();
});
