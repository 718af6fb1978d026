import { aCollection, aMediaObject, type TestApiHandlers, testProblem } from '@firn/shared-contracts/testing';
import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { aPicture, EVENT_ID, ownEvent } from '../../testing/fixtures.ts';
import { harness } from '../../testing/harness.ts';
import { renderRemote } from '../../testing/render.ts';

const PICTURES = 'GET /api/events/:id/pictures';
const ridge = aMediaObject({
  id: '018f0000-0000-7000-8000-00000000000a',
  title: 'Grat',
  alt: 'Zwei am Grat',
});
const own = aPicture({ '@id': `${ownEvent['@id']}/pictures/${ridge.id}`, id: ridge.id, picture: ridge });
const ofOffice = aPicture({ uploadedBy: null, isRemovable: false });
const list = (pictures: readonly ReturnType<typeof aPicture>[]) =>
  aCollection(`${ownEvent['@id']}/pictures`, pictures);

const open = (api: TestApiHandlers) =>
  renderRemote(`/profil/tour/${EVENT_ID}#bilder`, { api: { ...harness.answers, ...api } });

test('shows whose the pictures are, and takes an own one away once that is asked again', async () => {
  let pictures = [ofOffice, own];
  const { user, shell } = await open({
    [PICTURES]: () => list(pictures),
    'DELETE /api/events/:id/pictures/:pictureId': () => {
      pictures = [ofOffice];
      return null;
    },
  });
  const item = (await screen.findByText('Grat, von Beat Berger')).closest('li') ?? document.body;
  expect(within(item).getByRole('img', { name: 'Zwei am Grat' })).toBeTruthy();
  expect(screen.getAllByRole('button', { name: /entfernen$/ })).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Grat entfernen' }));
  const removed = () => shell.api.calls.filter(({ method }) => method === 'DELETE').map(({ path }) => path);
  expect(removed()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Grat wirklich entfernen?' }));
  await waitFor(() => expect(removed()).toEqual([own['@id']]));
  await waitFor(() => expect(screen.queryByText('Grat, von Beat Berger')).toBeNull());
});

test('sends a picture with what is to be seen, and shows it', async () => {
  let pictures: ReturnType<typeof aPicture>[] = [];
  const { user, shell } = await open({
    [PICTURES]: () => list(pictures),
    'POST /api/events/:id/pictures': () => {
      pictures = [own];
      return own;
    },
  });
  expect(await screen.findByText('Noch keine Bilder.')).toBeTruthy();
  await user.type(screen.getByRole('textbox', { name: /^Was auf dem Bild/ }), 'Zwei am Grat');
  const file = new File(['x'], 'grat.jpg', { type: 'image/jpeg' });
  await user.upload(screen.getByLabelText('Bilder hinzufügen', { selector: 'input' }), file);
  expect(await screen.findByText('Grat, von Beat Berger')).toBeTruthy();
  const body = shell.api.calls.find(({ method }) => method === 'POST')?.body as FormData;
  expect([body.get('alt'), (body.get('file') as File).name]).toEqual(['Zwei am Grat', 'grat.jpg']);
});

test('says what was refused', async () => {
  const message = 'Mehr als 20 Bilder von dir zeigt ein Event nicht. Entferne zuerst eines.';
  const { user } = await open({
    [PICTURES]: list([]),
    'POST /api/events/:id/pictures': () => {
      throw testProblem(422, { violations: [{ propertyPath: 'file', message }] });
    },
  });
  const file = new File(['x'], 'grat.jpg', { type: 'image/jpeg' });
  await user.upload(await screen.findByLabelText('Bilder hinzufügen', { selector: 'input' }), file);
  expect(await screen.findByText(message)).toBeTruthy();
});
