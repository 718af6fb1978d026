import {
  aClosedPeriod,
  aCollection,
  aFinance,
  PERSONAS,
  type TestRequest,
  testProblem,
} from '@firn/shared-contracts/testing';
import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { renderRemote } from '../../testing/render.ts';

const PATH = '/admin/finance/abschluss';
const SUPER = PERSONAS['super-admin'];

const finance = ({ searchParams: query }: TestRequest) =>
  aFinance({ from: query.get('from') ?? '', to: query.get('to') ?? '' });
const api = {
  'GET /api/finance': finance,
  'GET /api/closed_periods': aCollection('/api/closed_periods', [aClosedPeriod()]),
};

const next = async () => within(await screen.findByRole('region', { name: 'Als Nächstes' }));

test('shows what was closed with the figures that were kept, and what comes next', async () => {
  await renderRemote(PATH, { api });
  const row = await screen.findByRole('row', { name: /01\.07\.2025 – 30\.09\.2025/ });
  expect(within(row).getByText("CHF 1'290.–")).toBeTruthy();
  expect(within(row).getByText(/^Sina Super/)).toBeTruthy();
  expect((await next()).getByText('01.10.2025 – 31.12.2025')).toBeTruthy();
  expect((await next()).getByText(/^Nur Super-Admins/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Abschliessen' })).toBeNull();
});

test('a super admin closes by typing the last day', async () => {
  const { shell, user } = await renderRemote(PATH, {
    api: { ...api, 'POST /api/closed_periods': aClosedPeriod() },
    user: SUPER,
  });
  await user.click(await (await next()).findByRole('button', { name: 'Abschliessen' }));
  const dialog = within(screen.getByRole('dialog', { name: '01.10.2025 bis 31.12.2025 abschliessen?' }));
  await user.click(dialog.getByRole('button', { name: 'Abschliessen' }));
  expect(dialog.getByText('Tippe genau 31.12.2025.')).toBeTruthy();
  const posts = () => shell.api.calls.filter(({ method }) => method === 'POST');
  expect(posts()).toEqual([]);
  await user.type(dialog.getByRole('textbox'), '31.12.2025');
  await user.click(dialog.getByRole('button', { name: 'Abschliessen' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(posts().map(({ body }) => body)).toEqual([{ lastDay: '2025-12-31', confirmation: '31.12.2025' }]);
});

test('why it was refused stands in the dialog', async () => {
  const detail = 'Bis Mi, 31.12.2025 ist schon abgeschlossen. Bitte lade die Seite neu.';
  const refused = () => {
    throw testProblem(409, { type: '/problems/period-closed', detail });
  };
  const { user } = await renderRemote(PATH, {
    api: { ...api, 'POST /api/closed_periods': refused },
    user: SUPER,
  });
  await user.click(await (await next()).findByRole('button', { name: 'Abschliessen' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.type(dialog.getByRole('textbox'), '31.12.2025');
  await user.click(dialog.getByRole('button', { name: 'Abschliessen' }));
  expect((await dialog.findByRole('alert')).textContent).toBe(detail);
});

test('a quarter that is not over waits, and says until when', async () => {
  const last = aClosedPeriod({ firstDay: '2025-10-01', lastDay: '2025-12-31' });
  await renderRemote(PATH, {
    api: { ...api, 'GET /api/closed_periods': aCollection('/api/closed_periods', [last]) },
    user: SUPER,
  });
  expect((await next()).getByText(/^Dieser Zeitraum läuft noch bis 31\.03\.2026\./)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Abschliessen' })).toBeNull();
});
