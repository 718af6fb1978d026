import { aCollection, aMediaObject } from '@firn/shared-contracts/testing';
import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { someAnswers } from '../../testing/answers.ts';
import { aUser, USER_ID } from '../../testing/fixtures.ts';
import { renderRemote } from '../../testing/render.ts';

const picture = (letter: string, title: string) => {
  const id = `018f0000-0000-7000-8000-00000000000${letter}`;
  return aMediaObject({ id, '@id': `/api/extended_media_objects/${id}`, title, alt: null });
};
const before = picture('a', 'Am Grat');
const chosen = picture('b', 'Im Biwak');

async function open(portraitImage: typeof before | null) {
  const stored = aUser({ portraitImage });
  const page = await renderRemote(`/admin/user/${USER_ID}`, {
    api: {
      ...someAnswers,
      'GET /api/users/:id': stored,
      'PATCH /api/users/:id': { ...stored, version: 2 },
      'GET /api/extended_media_objects': aCollection('/api/extended_media_objects', [before, chosen]),
      'GET /api/extended_media_objects/:id': chosen,
    },
  });
  const field = within(await screen.findByRole('group', { name: 'Porträtbild' }));
  const saved = async () => {
    await page.user.click(screen.getByRole('button', { name: 'Speichern' }));
    await waitFor(() => expect(page.shell.toasts.get()).toHaveLength(1));
    return page.shell.api.calls.find(({ method }) => method === 'PATCH')?.body;
  };
  return { ...page, field, saved };
}

test('the portrait is chosen among the pictures of the library and shown before it is saved', async () => {
  const { user, field, saved } = await open(before);
  expect(field.getByRole('img', { name: 'Porträtbild «Am Grat»' })).toBeTruthy();
  await user.click(field.getByRole('button', { name: 'Anderes Bild wählen' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Porträtbild aus den Dateien' }));
  expect(await dialog.findByRole('checkbox', { name: 'Am Grat' })).toHaveProperty('checked', true);
  await user.click(dialog.getByRole('checkbox', { name: 'Im Biwak' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(await field.findByRole('img', { name: 'Porträtbild «Im Biwak»' })).toBeTruthy();
  expect(await saved()).toEqual({ portraitImage: chosen['@id'] });
});

test('somebody has none any more', async () => {
  const { user, field, saved } = await open(before);
  await user.click(field.getByRole('button', { name: 'Ohne Porträtbild' }));
  expect(field.queryByRole('img')).toBeNull();
  expect(field.getByText(/^Noch kein Bild\./)).toBeTruthy();
  expect(await saved()).toEqual({ portraitImage: null });
});

test('who has none yet gets the first one', async () => {
  const { user, field } = await open(null);
  await user.click(field.getByRole('button', { name: 'Bild wählen' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.click(await dialog.findByRole('checkbox', { name: 'Im Biwak' }));
  expect(await field.findByText('Im Biwak')).toBeTruthy();
});
