import { aCollection, aSleepingStyle, type TestRequest, testProblem } from '@firn/shared-contracts/testing';
import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { someAnswers } from '../../testing/answers.ts';
import { renderRemote } from '../../testing/render.ts';

const PATH = '/admin/offer-properties/sleeping-styles';
const SLEEPING_STYLE = aSleepingStyle();
const opened = `${PATH}?edit=${SLEEPING_STYLE.id}`;

const writesOf = (calls: readonly TestRequest[]) =>
  calls
    .filter(({ method }) => method !== 'GET')
    .map(({ method, path, body, ifMatch }) => [method, path, body, ifMatch]);

test('a row opens its form, saving sends what changed, and the list has it', async () => {
  let sleepingStyle = SLEEPING_STYLE;
  const api = {
    ...someAnswers,
    'GET /api/sleeping_styles': () => aCollection('/api/sleeping_styles', [sleepingStyle]),
    'PATCH /api/sleeping_styles/:id': ({ body }: TestRequest) => {
      sleepingStyle = { ...sleepingStyle, ...(body as object), version: 2 };
      return sleepingStyle;
    },
  };
  const { shell, user, address } = await renderRemote(PATH, { api });
  await user.click(await screen.findByRole('link', { name: 'Hütte' }));
  expect(address()).toBe(opened);
  const form = await screen.findByRole('dialog', { name: 'Übernachtungsart bearbeiten' });
  const title = await within(form).findByRole('textbox', { name: /Titel/ });
  await waitFor(() => expect(document.activeElement).toBe(title));
  await user.clear(title);
  await user.type(title, 'Biwak');
  const position = within(form).getByRole('textbox', { name: /Reihenfolge/ });
  await user.clear(position);
  await user.type(position, '3');
  await user.click(within(form).getByRole('button', { name: 'Speichern' }));
  const row = await screen.findByRole('link', { name: 'Biwak' });
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(address()).toBe(PATH);
  expect(document.activeElement).toBe(row);
  expect(writesOf(shell.api.calls)).toEqual([
    ['PATCH', SLEEPING_STYLE['@id'], { title: 'Biwak', position: 3 }, '"1"'],
  ]);
});

test('«Neu» opens an empty form and creates', async () => {
  const api = {
    ...someAnswers,
    'POST /api/sleeping_styles': ({ body }: TestRequest) =>
      aSleepingStyle({ id: 'neu-1', ...(body as object) }),
  };
  const { shell, user, address } = await renderRemote(PATH, { api });
  await user.click(await screen.findByRole('link', { name: 'Neu' }));
  const form = await screen.findByRole('dialog', { name: 'Neue Übernachtungsart' });
  await user.type(within(form).getByRole('textbox', { name: /Titel/ }), 'Zelt');
  await user.click(within(form).getByRole('button', { name: 'Speichern' }));
  await waitFor(() => expect(address()).toBe(PATH));
  expect(writesOf(shell.api.calls)).toEqual([
    ['POST', '/api/sleeping_styles', { title: 'Zelt', position: 0 }, undefined],
  ]);
});

test('what is used stays, and the form says what uses it', async () => {
  const detail = '«Hütte» wird noch benutzt: 3 Angebote.';
  const api = {
    ...someAnswers,
    'DELETE /api/sleeping_styles/:id': () => {
      throw testProblem(409, { type: '/problems/in-use', detail });
    },
  };
  const { user, address } = await renderRemote(opened, { api });
  await user.click(await screen.findByRole('button', { name: 'Löschen' }));
  const question = screen.getByRole('dialog', { name: '«Hütte» löschen?' });
  await user.click(within(question).getByRole('button', { name: 'Löschen' }));
  expect((await within(question).findByRole('alert')).textContent).toBe(detail);
  await user.click(within(question).getByRole('button', { name: 'Behalten' }));
  expect(screen.getByRole('dialog', { name: 'Übernachtungsart bearbeiten' })).toBeTruthy();
  expect(address()).toBe(opened);
});

test('removing takes the row away without asking about what was typed', async () => {
  let members = [SLEEPING_STYLE];
  const api = {
    ...someAnswers,
    'GET /api/sleeping_styles': () => aCollection('/api/sleeping_styles', members),
    'DELETE /api/sleeping_styles/:id': () => {
      members = [];
      return null;
    },
  };
  const { shell, user, address } = await renderRemote(opened, { api });
  await user.type(await screen.findByRole('textbox', { name: /Titel/ }), ' Plus');
  await user.click(screen.getByRole('button', { name: 'Löschen' }));
  const question = screen.getByRole('dialog', { name: '«Hütte» löschen?' });
  await user.click(within(question).getByRole('button', { name: 'Löschen' }));
  expect(await screen.findByText('Noch keine Übernachtungsarten.')).toBeTruthy();
  expect(address()).toBe(PATH);
  expect(writesOf(shell.api.calls)).toEqual([['DELETE', SLEEPING_STYLE['@id'], null, '"1"']]);
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
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /Titel/ }).value).toBe('Hütte Plus');
});

test('a sleeping style that is gone says so', async () => {
  const api = {
    ...someAnswers,
    'GET /api/sleeping_styles/:id': () => {
      throw testProblem(404);
    },
  };
  await renderRemote(opened, { api });
  expect((await screen.findByRole('alert')).textContent).toBe('Das gibt es nicht mehr.');
});
