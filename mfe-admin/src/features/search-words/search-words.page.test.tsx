import { aCollection, aSearchWord, type TestRequest, testProblem } from '@firn/shared-contracts/testing';
import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { someAnswers } from '../../testing/answers.ts';
import { renderRemote } from '../../testing/render.ts';

const PATH = '/admin/settings/search-words';
const SEARCH_WORD = aSearchWord();
const opened = `${PATH}?edit=${SEARCH_WORD.id}`;

const writesOf = (calls: readonly TestRequest[]) =>
  calls
    .filter(({ method }) => method !== 'GET')
    .map(({ method, path, body, ifMatch }) => [method, path, body, ifMatch]);

test('a row opens its form, saving sends what changed, and the list has it', async () => {
  let searchWord = SEARCH_WORD;
  const api = {
    ...someAnswers,
    'GET /api/search_words': () => aCollection('/api/search_words', [searchWord]),
    'PATCH /api/search_words/:id': ({ body }: TestRequest) => {
      searchWord = { ...searchWord, ...(body as object), version: 2 };
      return searchWord;
    },
  };
  const { shell, user, address } = await renderRemote(PATH, { api });
  await user.click(await screen.findByRole('link', { name: 'Suchwort A' }));
  expect(address()).toBe(opened);
  const form = await screen.findByRole('dialog', { name: 'Suchwort bearbeiten' });
  const title = await within(form).findByRole('textbox', { name: /Gäste suchen/ });
  await waitFor(() => expect(document.activeElement).toBe(title));
  await user.clear(title);
  await user.type(title, 'Suchwort C');
  const meaning = within(form).getByRole('textbox', { name: /Gemeint ist/ });
  await user.clear(meaning);
  await user.type(meaning, 'Grundkurs');
  await user.click(within(form).getByRole('button', { name: 'Speichern' }));
  const row = await screen.findByRole('link', { name: 'Suchwort C' });
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(address()).toBe(PATH);
  expect(document.activeElement).toBe(row);
  expect(writesOf(shell.api.calls)).toEqual([
    ['PATCH', SEARCH_WORD['@id'], { title: 'Suchwort C', meaning: 'Grundkurs' }, '"1"'],
  ]);
});

test('«Neu» opens an empty form and creates', async () => {
  const api = {
    ...someAnswers,
    'POST /api/search_words': ({ body }: TestRequest) => aSearchWord({ id: 'neu-1', ...(body as object) }),
  };
  const { shell, user, address } = await renderRemote(PATH, { api });
  await user.click(await screen.findByRole('link', { name: 'Neu' }));
  const form = await screen.findByRole('dialog', { name: 'Neues Suchwort' });
  await user.type(within(form).getByRole('textbox', { name: /Gäste suchen/ }), 'Suchwort B');
  await user.type(within(form).getByRole('textbox', { name: /Gemeint ist/ }), 'Basis');
  await user.click(within(form).getByRole('button', { name: 'Speichern' }));
  await waitFor(() => expect(address()).toBe(PATH));
  expect(writesOf(shell.api.calls)).toEqual([
    ['POST', '/api/search_words', { title: 'Suchwort B', meaning: 'Basis' }, undefined],
  ]);
});

test('removing takes the row away without asking about what was typed', async () => {
  let members = [SEARCH_WORD];
  const api = {
    ...someAnswers,
    'GET /api/search_words': () => aCollection('/api/search_words', members),
    'DELETE /api/search_words/:id': () => {
      members = [];
      return null;
    },
  };
  const { shell, user, address } = await renderRemote(opened, { api });
  await user.type(await screen.findByRole('textbox', { name: /Gäste suchen/ }), ' Plus');
  await user.click(screen.getByRole('button', { name: 'Löschen' }));
  const question = screen.getByRole('dialog', { name: '«Suchwort A» löschen?' });
  await user.click(within(question).getByRole('button', { name: 'Löschen' }));
  expect(await screen.findByText('Noch keine Suchwörter.')).toBeTruthy();
  expect(address()).toBe(PATH);
  expect(writesOf(shell.api.calls)).toEqual([['DELETE', SEARCH_WORD['@id'], null, '"1"']]);
});

test('closing asks before typed text is lost, and Escape first answers that question', async () => {
  const { user, address } = await renderRemote(opened, { api: someAnswers });
  await user.type(await screen.findByRole('textbox', { name: /Gäste suchen/ }), ' Plus');
  await user.click(screen.getByRole('button', { name: 'Schliessen' }));
  const question = await screen.findByRole('dialog', { name: 'Änderungen verwerfen?' });
  await user.keyboard('{Escape}');
  expect(screen.getAllByRole('dialog', { name: 'Änderungen verwerfen?' })).toHaveLength(1);
  await user.click(within(question).getByRole('button', { name: 'Weiter bearbeiten' }));
  expect(address()).toBe(opened);
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /Gäste suchen/ }).value).toBe(
    'Suchwort A Plus',
  );
});

test('a search word that is gone says so', async () => {
  const api = {
    ...someAnswers,
    'GET /api/search_words/:id': () => {
      throw testProblem(404);
    },
  };
  await renderRemote(opened, { api });
  expect((await screen.findByRole('alert')).textContent).toBe('Das gibt es nicht mehr.');
});
