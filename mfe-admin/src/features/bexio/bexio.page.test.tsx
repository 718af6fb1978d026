import type { BexioResponse } from '@firn/shared-contracts/api';
import {
  aBexio,
  aBexioDocument,
  aCollection,
  PERSONAS,
  type TestApiHandlers,
  type TestRequest,
  testProblem,
} from '@firn/shared-contracts/testing';
import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { someAnswers } from '../../testing/answers.ts';
import { renderRemote } from '../../testing/render.ts';

const PATH = '/admin/settings/bexio';
const SUPER = PERSONAS['super-admin'];

async function show(
  connection: Partial<BexioResponse> = {},
  api: TestApiHandlers = {},
  user: (typeof PERSONAS)['admin' | 'super-admin'] = SUPER,
  path = PATH,
) {
  const answers = { ...someAnswers, 'GET /api/bexio': aBexio(connection), ...api };
  const page = await renderRemote(path, { api: answers, user });
  await screen.findByRole('heading', { level: 2, name: 'Verbindung' });
  return page;
}

const region = (name: string) => screen.getByRole('region', { name });

describe('the connection', () => {
  test('says with which company, and that it runs', async () => {
    await show();
    expect(within(region('Verbindung')).getByText('Bergschule Firn')).toBeTruthy();
    expect(screen.getByText('Rechnungen, Gutschriften und Zahlungen werden übertragen.')).toBeTruthy();
    expect(screen.queryByText('Testsystem')).toBeNull();
  });

  test('of the demo is visibly that with a test system', async () => {
    await show({ system: 'test' });
    expect(within(region('Verbindung')).getByText('Testsystem')).toBeTruthy();
  });

  test('without an access says how to get one', async () => {
    await show({ system: null, connected: false });
    expect(screen.getByText(/setzt BEXIO_CLIENT_ID und BEXIO_CLIENT_SECRET/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Mit bexio verbinden' })).toBeNull();
  });

  test('that bexio has ended says so, and can be made again', async () => {
    const problem = 'bexio hat die Verbindung beendet. Bitte verbinde bexio neu.';
    await show({ connected: false, problem });
    expect(screen.getByRole('alert').textContent).toBe(problem);
    expect(screen.getByRole('button', { name: 'Neu verbinden' })).toBeTruthy();
    expect(screen.getByText('Die Auswahl erscheint, sobald bexio verbunden ist.')).toBeTruthy();
  });

  test.each([
    ['connected', 'bexio ist verbunden.'],
    ['declined', 'Du hast in bexio nicht zugestimmt. Es ist nichts verbunden.'],
    ['late', 'Diese Zustimmung gilt nicht mehr. Bitte beginne nochmals mit «Mit bexio verbinden».'],
    ['failed', 'bexio hat die Verbindung nicht angenommen. Bitte versuche es nochmals.'],
  ])('tells whoever comes back from bexio with %s', async (returned, words) => {
    await show({}, {}, SUPER, `${PATH}?bexio=${returned}`);
    expect(within(region('Verbindung')).getByRole('status').textContent).toBe(words);
  });

  test('ends after a question', async () => {
    const { user, shell } = await show({}, { 'POST /api/bexio/disconnect': aBexio({ connected: false }) });
    await user.click(screen.getByRole('button', { name: 'Verbindung beenden' }));
    const dialog = screen.getByRole('dialog', { name: 'Verbindung mit bexio beenden?' });
    await user.click(within(dialog).getByRole('button', { name: 'Verbindung beenden' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(shell.toasts.get()).toMatchObject([{ text: 'Die Verbindung mit bexio ist beendet.' }]);
  });

  test('why it cannot begin is said', async () => {
    const refused = () => {
      throw testProblem(409, { detail: 'Für bexio ist kein Zugang eingerichtet.' });
    };
    const { user, shell } = await show({ connected: false }, { 'POST /api/bexio/connect': refused });
    await user.click(screen.getByRole('button', { name: 'Mit bexio verbinden' }));
    await waitFor(() =>
      expect(shell.toasts.get()).toMatchObject([{ text: 'Für bexio ist kein Zugang eingerichtet.' }]),
    );
  });
});

describe('what stands for what', () => {
  test('is chosen by name, and what is missing is named', async () => {
    const { user, shell } = await show(
      { missing: ['Steuersatz für «UNO»'] },
      { 'PATCH /api/bexio': ({ body }: TestRequest) => aBexio({ ...(body as object), version: 5 }) },
    );
    expect(within(region('Es fehlen noch')).getByText('Steuersatz für «UNO»')).toBeTruthy();
    await user.selectOptions(await screen.findByRole('combobox', { name: 'UNO' }), 'UAL - Ausland');
    await user.click(screen.getByRole('button', { name: 'Speichern' }));
    await waitFor(() => expect(shell.api.calls.some(({ method }) => method === 'PATCH')).toBe(true));
    const sent = shell.api.calls.find(({ method }) => method === 'PATCH');
    expect(sent?.body).toMatchObject({ taxes: expect.arrayContaining([{ category: 'UNO', taxId: 5 }]) });
    expect(sent?.ifMatch).toBe('"4"');
  });

  test('a tax that is gone in bexio stays visible as such', async () => {
    await show({ taxes: [{ category: 'UNO', taxId: 99 }] });
    const select = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'UNO' });
    expect(select.selectedOptions[0]?.textContent).toBe('In bexio nicht mehr vorhanden (Nr. 99)');
  });

  test('cannot be chosen while bexio does not answer, which can be asked again', async () => {
    const away = () => {
      throw testProblem(503, { detail: 'bexio antwortet im Moment nicht.' });
    };
    await show({}, { 'GET /api/bexio/choices': away });
    expect(await screen.findByRole('button', { name: /versuchen/ })).toBeTruthy();
    expect(screen.queryByRole('combobox', { name: 'UNO' })).toBeNull();
  });
});

describe('documents', () => {
  test('with an error say why, lead to the booking, and are tried again', async () => {
    const { user, shell } = await show(
      {},
      { 'POST /api/bexio/documents/:id/retry': aBexioDocument({ state: 'waiting', problem: null }) },
    );
    const row = await screen.findByRole('row', { name: /R-2026-00007/ });
    expect(within(row).getByText(/^Für «UNO» ist kein Steuersatz gewählt/)).toBeTruthy();
    expect(within(row).getByRole('link').getAttribute('href')).toMatch(/^\/admin\/bookings\/.+\/invoices$/);
    await user.click(within(row).getByRole('button', { name: 'Nochmals versuchen: R-2026-00007' }));
    await waitFor(() =>
      expect(shell.toasts.get()).toMatchObject([{ text: 'Das Dokument wird gleich nochmals übertragen.' }]),
    );
    expect(screen.getByText('12 übertragen, 1 wartend, 1 mit Fehler')).toBeTruthy();
  });

  test('there are none at first', async () => {
    await show({}, { 'GET /api/bexio/documents': aCollection('/api/bexio/documents', []) });
    expect(await screen.findByText('Noch ist nichts zu übertragen.')).toBeTruthy();
  });
});

test('an admin reads it, and who changes it', async () => {
  await show({}, {}, PERSONAS.admin);
  expect(screen.getByText('Nur Super-Admins verbinden bexio und ändern die Zuordnungen.')).toBeTruthy();
  await screen.findByRole('row', { name: /R-2026-00007/ });
  expect(screen.queryByRole('button', { name: 'Speichern' })).toBeNull();
  expect(screen.queryByRole('button', { name: /Nochmals versuchen/ })).toBeNull();
});
