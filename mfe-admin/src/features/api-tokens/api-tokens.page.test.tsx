import type { ApiTokenMade } from '@firn/shared-contracts/api';
import { aCollection, aPartner, type TestRequest, testProblem } from '@firn/shared-contracts/testing';
import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { someAnswers } from '../../testing/answers.ts';
import { anApiToken } from '../../testing/fixtures.ts';
import { renderRemote } from '../../testing/render.ts';

const SECRET = 'firn_nur-dieses-eine-mal';

async function open(answers: object = {}) {
  const page = await renderRemote('/admin/settings/api-tokens', { api: { ...someAnswers, ...answers } });
  await screen.findByRole('heading', { name: 'Tokens' });
  return page;
}

async function fillIn(user: UserEvent) {
  await user.type(screen.getByLabelText(/^Für welches Programm/), 'Kasse');
  await user.click(screen.getByLabelText('Touren lesen'));
  await user.type(screen.getByLabelText(/^Dein Passwort/), 'Gipfel-2026!');
  await user.click(screen.getByRole('button', { name: 'Token erstellen' }));
}

test('tells what each token may do, who made it, until when, and when it was used', async () => {
  const unused = anApiToken({
    id: '018f0000-0000-7000-8000-000000000952',
    title: 'Zahlen',
    createdBy: null,
    usedAt: null,
  });
  await open({ 'GET /api/api_tokens': aCollection('/api/api_tokens', [anApiToken(), unused]) });
  const [app, figures] = within(screen.getByRole('region', { name: 'Tokens' })).getAllByRole('listitem');
  expect(app?.textContent).toContain('App für die Hütten');
  expect(app?.textContent).toContain('Darf: Touren lesen, Buchungen lesen');
  expect(app?.textContent).toContain('von Anna Admin, gültig bis Fr, 15.05.2026');
  expect(app?.textContent).toContain('Zuletzt benutzt: 14.02.26, 10:00');
  expect(figures?.textContent).toContain('von der Betriebsleitung');
  expect(figures?.textContent).toContain('Noch nie benutzt');
});

test('a new token is shown once, to copy', async () => {
  const { user, shell } = await open({
    'POST /api/api_tokens': ({ body }: TestRequest): ApiTokenMade => {
      const { title, scopes } = body as ApiTokenMade;
      return { ...anApiToken({ title, scopes }), token: SECRET };
    },
  });
  await fillIn(user);
  const token = (await screen.findByLabelText('Token')) as HTMLInputElement;
  expect([token.value, token.readOnly]).toEqual([SECRET, true]);
  expect(screen.getByRole('status').textContent).toContain('nur dieses eine Mal');
  expect(shell.api.calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
    title: 'Kasse',
    scopes: ['catalogue'],
    currentPassword: 'Gipfel-2026!',
  });
  expect((screen.getByLabelText(/^Dein Passwort/) as HTMLInputElement).value).toBe('');
  await user.click(screen.getByRole('button', { name: 'Kopieren' }));
  expect(await navigator.clipboard.readText()).toBe(SECRET);
});

test('a reseller has a partner, which only its scope asks for', async () => {
  const HOTEL = aPartner({ title: 'Hotel Post', code: 'POST' });
  const partner = { '@id': HOTEL['@id'], title: HOTEL.title, code: HOTEL.code };
  const sells = anApiToken({ scopes: ['octo'], partner });
  const { user, shell } = await open({
    'GET /api/api_tokens': aCollection('/api/api_tokens', [sells]),
    'GET /api/partners': aCollection('/api/partners', [HOTEL]),
    'POST /api/api_tokens': { ...sells, token: SECRET },
  });
  expect(screen.getByText('Läuft für Hotel Post (POST)')).toBeTruthy();
  expect(screen.queryByRole('combobox', { name: /^Partner/ })).toBeNull();
  await user.click(screen.getByLabelText('Daten für Wiederverkäufer (OCTO)'));
  await user.click(await screen.findByRole('combobox', { name: /^Partner/ }));
  await user.click(await screen.findByRole('option', { name: /Hotel Post/ }));
  await fillIn(user);
  await screen.findByLabelText('Token');
  expect(shell.api.calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
    scopes: ['catalogue', 'octo'],
    partner: HOTEL['@id'],
  });
});

test.each([
  [422, { violations: [{ propertyPath: 'currentPassword', message: 'Dieses Passwort stimmt nicht.' }] }],
  [409, { detail: 'Es gibt schon fünfzig Tokens. Beende zuerst eines davon.' }],
])('what is refused with %i is told', async (status, problem) => {
  const { user } = await open({
    'POST /api/api_tokens': () => {
      throw testProblem(status, problem);
    },
  });
  await fillIn(user);
  expect(await screen.findByText(/stimmt nicht|schon fünfzig/)).toBeTruthy();
});

test('a token ends once somebody has said so', async () => {
  const { user, shell } = await open({ 'DELETE /api/api_tokens/:id': null });
  await user.click(screen.getByRole('button', { name: 'App für die Hütten beenden' }));
  const dialog = within(await screen.findByRole('dialog', { name: '«App für die Hütten» beenden?' }));
  expect(shell.api.calls.some(({ method }) => method === 'DELETE')).toBe(false);
  await user.click(dialog.getByRole('button', { name: 'Token beenden' }));
  await screen.findByRole('heading', { name: 'Tokens' });
  expect(shell.api.calls.filter(({ method }) => method === 'DELETE')).toMatchObject([
    { path: anApiToken()['@id'] },
  ]);
  expect(shell.toasts.get()).toMatchObject([{ text: 'Das Token gilt nicht mehr.' }]);
});
