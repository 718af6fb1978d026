import { aFinance, type TestRequest, testProblem } from '@firn/shared-contracts/testing';
import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { renderRemote } from '../../testing/render.ts';

const PATH = '/admin/finance?from=2026-01-01&to=2026-03-31';
const api = { 'GET /api/finance': aFinance() };

const section = async (name: string | RegExp) => within(await screen.findByRole('region', { name }));

test('says what was earned, and of each figure what is behind it', async () => {
  await renderRemote(PATH, { api });
  const vat = await section('Umsatz nach Mehrwertsteuer');
  const row = vat.getByRole('row', { name: /8\.1 %/ });
  expect(
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(["CHF 1'081.–", 'CHF 81.–']);
  expect(vat.getByText('von der Steuer ausgenommen')).toBeTruthy();
  const href = within(row).getByRole('link').getAttribute('href') ?? '';
  const [path, query] = href.split('?');
  expect(path).toBe('/admin/finance/belege');
  expect(Object.fromEntries(new URLSearchParams(query))).toMatchObject({
    figure: 'revenue',
    from: '2026-01-01',
    to: '2026-03-31',
    vatCategory: 'Sal2.1, 8.1%',
    vatPercent: '8.1',
  });
});

test('says what came in and went back, what is open and what comes, in words', async () => {
  await renderRemote(PATH, { api });
  expect((await section('Zahlungen')).getByRole('row', { name: /TWINT/ })).toBeTruthy();
  const open = await section('Offene Rechnungen am 14.02.2026');
  expect(open.getByRole('link', { name: 'Mehr als 90 Tage überfällig' })).toBeTruthy();
  expect(open.queryByText('31 bis 60 Tage überfällig')).toBeNull();
  expect((await section('Erwartete Eingänge ab heute')).getByText('Schon überfällig')).toBeTruthy();
  expect((await section('Ausstehende Gutscheine am 14.02.2026')).getByText('2 Gutscheine')).toBeTruthy();
});

test('a period without anything says so', async () => {
  const nothing = aFinance({
    revenue: 0,
    vatTotal: 0,
    vat: [],
    components: [],
    activities: [],
    fees: 0,
    payments: [],
  });
  await renderRemote(PATH, { api: { 'GET /api/finance': nothing } });
  expect((await section('Umsatz nach Anteil')).getByText('In diesem Zeitraum ist nichts.')).toBeTruthy();
});

test('a click chooses a usual period, and two days any other', async () => {
  const asked: (string | null)[] = [];
  const { user } = await renderRemote('/admin/finance', {
    api: {
      'GET /api/finance': ({ searchParams: query }: TestRequest) => {
        asked.push(`${query.get('from')} ${query.get('to')}`);
        return aFinance();
      },
    },
  });
  await section('Zahlungen');
  await user.click(screen.getByRole('link', { name: 'Letztes Jahr' }));
  expect(screen.getByRole('link', { name: 'Letztes Jahr' }).getAttribute('aria-current')).toBe('true');
  const form = within(screen.getByRole('form', { name: 'Anderer Zeitraum' }));
  const from = form.getByRole('textbox', { name: 'Von' });
  await user.clear(from);
  await user.type(from, '31.4.2026');
  await user.click(form.getByRole('button', { name: 'Anzeigen' }));
  expect(form.getByText('Den 31.04.2026 gibt es nicht: Der April 2026 hat 30 Tage.')).toBeTruthy();
  await user.clear(from);
  await user.type(from, '1.2.25{Enter}');
  await waitFor(() => expect(asked).toHaveLength(3));
  expect(asked[2]).toBe('2025-02-01 2025-12-31');
});

test('offers the period as files', async () => {
  await renderRemote(PATH, { api });
  const files = await section('Für Tabellen und Buchhaltung');
  expect(files.getByRole('link', { name: 'Journal als CSV' }).getAttribute('href')).toBe(
    '/api/finance/journal.csv?from=2026-01-01&to=2026-03-31',
  );
  expect(files.getAllByRole('link')).toHaveLength(6);
});

test('what could not be read is read again', async () => {
  const failing = () => {
    throw testProblem(503, { detail: 'Die Datenbank macht Pause.' });
  };
  const { shell, user } = await renderRemote(PATH, { api: { 'GET /api/finance': failing } });
  const again = await screen.findByRole('button', { name: 'Nochmals versuchen' });
  shell.answer(api);
  await user.click(again);
  expect((await section('Zahlungen')).getByText('Bank')).toBeTruthy();
});
