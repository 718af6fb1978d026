import { aCollection, aMediaObject, testProblem } from '@firn/shared-contracts/testing';
import { describe, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { renderRemote } from '../../testing/render.ts';

const picture = aMediaObject();
const usages = aCollection(`${picture['@id']}/usages`, [
  { label: 'Angebot', title: 'Allalin über den Hohlaubgrat', path: '/admin/offer/7' },
]);
const api = {
  'GET /api/extended_media_objects/:id': picture,
  'GET /api/extended_media_objects/:id/usages': usages,
};
const open = (answers = {}) => renderRemote(`/admin/files/${picture.id}`, { api: { ...api, ...answers } });

test('shows the picture, its file and what shows it', async () => {
  await open();
  expect(await screen.findByRole('heading', { name: 'Allalinhorn' })).toBeTruthy();
  expect(screen.getByRole('img', { name: 'Grat im Morgenlicht' }).getAttribute('src')).toContain(
    'width=1024',
  );
  for (const text of ['IMG_0301.jpg', 'JPEG', '1920 × 1080', '2.3 MB']) {
    expect(screen.getByText(text)).toBeTruthy();
  }
  const link = await screen.findByRole('link', { name: 'Allalin über den Hohlaubgrat' });
  expect(link.getAttribute('href')).toBe('/admin/offer/7');
});

test.each([
  ['nothing shows it', aCollection('x', []), 'Diese Datei wird nirgends verwendet.'],
  [
    'that could not be loaded',
    () => Promise.reject(testProblem(403)),
    'Wo die Datei verwendet wird, liess sich nicht laden.',
  ],
])('says so when %s', async (_what, answer, text) => {
  await open({ 'GET /api/extended_media_objects/:id/usages': answer });
  expect(await screen.findByText(text)).toBeTruthy();
});

test('sends the changed words, with the version', async () => {
  const { user, shell } = await open({
    'PATCH /api/extended_media_objects/:id': { ...picture, alt: null, version: 2 },
  });
  await user.clear(await screen.findByRole('textbox', { name: /Alternativtext/ }));
  await user.click(screen.getByRole('button', { name: 'Speichern' }));
  const patch = shell.api.calls.find(({ method }) => method === 'PATCH');
  expect([patch?.body, patch?.ifMatch]).toEqual([{ alt: null }, '"1"']);
});

describe('the file', () => {
  const chosen = new File(['x'], 'neu.jpg', { type: 'image/jpeg' });

  test('is replaced under the same id, with the version', async () => {
    const contentUrl = `/api/media/${picture.id}-2.jpg`;
    const { user, shell } = await open({
      'PUT /api/extended_media_objects/:id/file': { ...picture, contentUrl, version: 2 },
    });
    await user.upload(await screen.findByLabelText('Datei ersetzen', { selector: 'input' }), chosen);
    expect(await screen.findByRole('img', { name: 'Grat im Morgenlicht' })).toBeTruthy();
    const put = shell.api.calls.find(({ method }) => method === 'PUT');
    expect(put).toMatchObject({ path: `${picture['@id']}/file`, ifMatch: '"1"' });
    const body = put?.body instanceof FormData ? put.body : new FormData();
    expect(body.get('file')).toMatchObject({ name: 'neu.jpg' });
    expect(screen.getByRole('img').getAttribute('src')).toBe(`${contentUrl}?width=1024`);
  });

  test('that is no picture says why', async () => {
    const violations = [{ propertyPath: 'file', message: 'Das Bild lässt sich nicht lesen.' }];
    const refuse = () => Promise.reject(testProblem(422, { violations }));
    const { user, shell } = await open({ 'PUT /api/extended_media_objects/:id/file': refuse });
    await user.upload(await screen.findByLabelText('Datei ersetzen', { selector: 'input' }), chosen);
    expect(shell.toasts.get()).toMatchObject([{ text: 'Das Bild lässt sich nicht lesen.' }]);
  });
});

test('removing asks first, and leads back to the library', async () => {
  const { user, address } = await open({
    'DELETE /api/extended_media_objects/:id': null,
    'GET /api/extended_media_objects': aCollection('/api/extended_media_objects', []),
  });
  await user.click(await screen.findByRole('button', { name: 'Löschen' }));
  const dialog = screen.getByRole('dialog', { name: '«Allalinhorn» löschen?' });
  await user.click(within(dialog).getByRole('button', { name: 'Löschen' }));
  expect(await screen.findByText('Noch keine Dateien.')).toBeTruthy();
  expect(address()).toBe('/admin/files');
});
