import { aCollection, aLevel, type TestRequest, testProblem } from '@firn/shared-contracts/testing';
import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { someAnswers } from '../../testing/fixtures.ts';
import { renderRemote } from '../../testing/render.ts';

const PATH = '/admin/offer-properties/levels';
const LEVEL = aLevel();
const opened = `${PATH}?edit=${LEVEL.id}`;

const writesOf = (calls: readonly TestRequest[]) =>
  calls
    .filter(({ method }) => method !== 'GET')
    .map(({ method, path, body, ifMatch }) => [method, path, body, ifMatch]);

test('a row opens its form, saving sends what changed, and the list has it', async () => {
  let level = LEVEL;
  const api = {
    ...someAnswers,
    'GET /api/levels': () => aCollection('/api/levels', [level]),
    'PATCH /api/levels/:id': ({ body }: TestRequest) => {
      level = { ...level, ...(body as object), version: 2 };
      return level;
    },
  };
  const { shell, user, address } = await renderRemote(PATH, { api });
  await user.click(await screen.findByRole('link', { name: 'Basis' }));
  expect(address()).toBe(opened);
  const form = await screen.findByRole('dialog', { name: 'Niveau bearbeiten' });
  const title = await within(form).findByRole('textbox', { name: /Titel/ });
  await waitFor(() => expect(document.activeElement).toBe(title));
  await user.clear(title);
  await user.type(title, 'Einstieg');
  await user.click(within(form).getByRole('button', { name: 'Speichern' }));
  const row = await screen.findByRole('link', { name: 'Einstieg' });
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(address()).toBe(PATH);
  expect(document.activeElement).toBe(row);
  expect(writesOf(shell.api.calls)).toEqual([['PATCH', LEVEL['@id'], { title: 'Einstieg' }, '"1"']]);
});

test('«Neu» opens an empty form and creates', async () => {
  const api = {
    ...someAnswers,
    'POST /api/levels': ({ body }: TestRequest) => aLevel({ id: 'neu-1', ...(body as object) }),
  };
  const { shell, user, address } = await renderRemote(PATH, { api });
  await user.click(await screen.findByRole('link', { name: 'Neu' }));
  const form = await screen.findByRole('dialog', { name: 'Neues Niveau' });
  await user.type(within(form).getByRole('textbox', { name: /Titel/ }), 'Könner');
  await user.click(within(form).getByRole('button', { name: 'Speichern' }));
  await waitFor(() => expect(address()).toBe(PATH));
  expect(writesOf(shell.api.calls)).toEqual([
    ['POST', '/api/levels', { title: 'Könner', position: 0 }, undefined],
  ]);
});

test('what is used stays, and the form says what uses it', async () => {
  const detail = '«Basis» wird noch benutzt: 3 Angebote.';
  const api = {
    ...someAnswers,
    'DELETE /api/levels/:id': () => {
      throw testProblem(409, { type: '/problems/in-use', detail });
    },
  };
  const { user, address } = await renderRemote(opened, { api });
  await user.click(await screen.findByRole('button', { name: 'Löschen' }));
  const question = screen.getByRole('dialog', { name: '«Basis» löschen?' });
  await user.click(within(question).getByRole('button', { name: 'Löschen' }));
  expect((await within(question).findByRole('alert')).textContent).toBe(detail);
  await user.click(within(question).getByRole('button', { name: 'Behalten' }));
  expect(screen.getByRole('dialog', { name: 'Niveau bearbeiten' })).toBeTruthy();
  expect(address()).toBe(opened);
});

test('removing takes the row away without asking about what was typed', async () => {
  let members = [LEVEL];
  const api = {
    ...someAnswers,
    'GET /api/levels': () => aCollection('/api/levels', members),
    'DELETE /api/levels/:id': () => {
      members = [];
      return null;
    },
  };
  const { shell, user, address } = await renderRemote(opened, { api });
  await user.type(await screen.findByRole('textbox', { name: /Titel/ }), ' Plus');
  await user.click(screen.getByRole('button', { name: 'Löschen' }));
  const question = screen.getByRole('dialog', { name: '«Basis» löschen?' });
  await user.click(within(question).getByRole('button', { name: 'Löschen' }));
  expect(await screen.findByText('Noch keine Niveaus.')).toBeTruthy();
  expect(address()).toBe(PATH);
  expect(writesOf(shell.api.calls)).toEqual([['DELETE', LEVEL['@id'], null, '"1"']]);
});

test('closing asks before typed text is lost, and Escape first answers that question', async () => {
  const { user, address } = await renderRemote(opened, { api: someAnswers });
  await user.type(await screen.findByRole('textbox', { name: /Titel/ }), ' Plus');
  await user.click(screen.getByRole('button', { name: 'Schliessen' }));
  const question = await screen.findByRole('dialog', { name: 'Änderungen verwerfen?' });
  await user.keyboard('{Escape}');
  expect(screen.getAllByRole('dialog', { name: 'Änderungen verwerfen?' })).toHaveLength(1);
  await user.click(within(question).getByRole('button', { name: 'Weiter bearbeiten' }));
  expect(address()).toBe(opened);
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /Titel/ }).value).toBe('Basis Plus');
});

test('the area opens with the levels, as the current tab', async () => {
  await renderRemote('/admin/offer-properties', { api: someAnswers });
  const tab = await screen.findByRole('link', { name: 'Niveaus' });
  expect(tab.getAttribute('aria-current')).toBe('page');
});

test('a level that is gone says so', async () => {
  const api = {
    ...someAnswers,
    'GET /api/levels/:id': () => {
      throw testProblem(404);
    },
  };
  await renderRemote(opened, { api });
  expect((await screen.findByRole('alert')).textContent).toBe('Das gibt es nicht mehr.');
});
