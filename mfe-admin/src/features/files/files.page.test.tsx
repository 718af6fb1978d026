import { aCollection, aMediaObject, testProblem } from '@firn/shared-contracts/testing';
import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { renderRemote } from '../../testing/render.ts';

const picture = aMediaObject();
const api = { 'GET /api/extended_media_objects': aCollection('/api/extended_media_objects', [picture]) };

test('shows each picture small, with what names and describes it, and leads to it', async () => {
  await renderRemote('/admin/files', { api });
  const row = await screen.findByRole('row', { name: /Allalinhorn/ });
  for (const text of ['Grat im Morgenlicht', 'IMG_0301.jpg', '1920 × 1080', '2.3 MB']) {
    expect(within(row).getByText(text)).toBeTruthy();
  }
  expect(row.querySelector('img')?.getAttribute('src')).toBe(`${picture.contentUrl}?width=320`);
  expect(within(row).getByRole('link').getAttribute('href')).toBe(`/admin/files/${picture.id}`);
  expect(screen.getByRole('link', { name: 'Bilder hochladen' }).getAttribute('href')).toBe(
    '/admin/files/image-upload',
  );
});

test('shows PDFs, which have no picture, when they are asked for', async () => {
  const pdf = aMediaObject({ encodingFormat: 'application/pdf', width: 0, height: 0 });
  const { shell } = await renderRemote('/admin/files?encodingFormat=application%2Fpdf', {
    api: { 'GET /api/extended_media_objects': aCollection('/api/extended_media_objects', [pdf]) },
  });
  const row = await screen.findByRole('row', { name: /Allalinhorn/ });
  expect(row.querySelector('img')).toBeNull();
  expect(within(row).queryByText('0 × 0')).toBeNull();
  expect(shell.api.calls[0]?.searchParams.get('encodingFormat')).toBe('application/pdf');
});

test('finds by text and by whether something shows them, in the address', async () => {
  const { shell, address } = await renderRemote('/admin/files?q=grat&unused=1', { api });
  await screen.findByRole('row', { name: /Allalinhorn/ });
  const { searchParams } = shell.api.calls[0] ?? {};
  expect([searchParams?.get('search'), searchParams?.get('unused')]).toEqual(['grat', '1']);
  expect(address()).toBe('/admin/files?q=grat&unused=1');
});

test('removes the chosen ones; one that is still shown stays, with the reason', async () => {
  const detail = '«Allalinhorn» wird noch benutzt: 2 Angebote.';
  const remove = () => {
    throw testProblem(409, { type: '/problems/in-use', detail });
  };
  const answers = { ...api, 'DELETE /api/extended_media_objects/:id': remove };
  const { user, shell } = await renderRemote('/admin/files', { api: answers });
  await user.click(await screen.findByRole('checkbox', { name: /Allalinhorn/ }));
  await user.click(screen.getByRole('button', { name: 'Löschen' }));
  const dialog = await screen.findByRole('dialog', { name: '1 Datei löschen?' });
  await user.click(within(dialog).getByRole('button', { name: 'Löschen' }));
  expect(await screen.findByText(new RegExp(detail))).toBeTruthy();
  expect(shell.api.calls.find(({ method }) => method === 'DELETE')?.ifMatch).toBe('"1"');
});
