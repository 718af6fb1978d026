import { aCollection, aMediaObject, anOffer } from '@firn/shared-contracts/testing';
import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { someAnswers } from '../../testing/answers.ts';
import { OFFER_ID } from '../../testing/fixtures.ts';
import { renderRemote } from '../../testing/render.ts';

const picture = (letter: string, title: string) => {
  const id = `018f0000-0000-7000-8000-00000000000${letter}`;
  return aMediaObject({ id, '@id': `/api/extended_media_objects/${id}`, title, alt: null });
};
const ridge = picture('a', 'Grat');
const hut = picture('b', 'Hütte');
const summit = picture('c', 'Gipfel');
const offer = anOffer({ id: OFFER_ID, headImage: ridge, images: [ridge, hut] });

const api = {
  ...someAnswers,
  'GET /api/offers/:id': offer,
  'GET /api/extended_media_objects': aCollection('/api/extended_media_objects', [ridge, hut, summit]),
  'GET /api/extended_media_objects/:id': ({ params }: { readonly params: { readonly id?: string } }) =>
    params.id?.endsWith('d') ? picture('d', 'Neu') : summit,
  'PATCH /api/offers/:id': { ...offer, version: offer.version + 1 },
};
const open = (page: string) => renderRemote(`/admin/offer/${OFFER_ID}/${page}`, { api });
type Opened = Awaited<ReturnType<typeof open>>;

const rows = async () =>
  within(await screen.findByRole('list', { name: 'Bilder' }))
    .getAllByRole('listitem')
    .map((row) => within(row).getByRole('strong').textContent);

async function saved({ user, shell }: Opened) {
  await user.click(screen.getByRole('button', { name: 'Speichern' }));
  const patch = shell.api.calls.find(({ method }) => method === 'PATCH');
  return [patch?.ifMatch, patch?.body];
}

test('pictures stand in their order; another becomes the head image, one is removed', async () => {
  const page = await open('images');
  expect(await rows()).toEqual(['Grat', 'Hütte']);
  await page.user.click(screen.getByRole('button', { name: '«Hütte» als Titelbild' }));
  await page.user.click(screen.getByRole('button', { name: '«Grat» entfernen' }));
  expect(await saved(page)).toEqual([`"${offer.version}"`, { headImage: hut['@id'], images: [hut['@id']] }]);
});

test('the order is changed by keyboard, the head image cleared', async () => {
  const page = await open('images');
  const [handle] = within(await screen.findByRole('list', { name: 'Bilder' })).getAllByRole('button');
  handle?.focus();
  await page.user.keyboard(' {ArrowDown} ');
  expect(await rows()).toEqual(['Hütte', 'Grat']);
  await page.user.click(screen.getByRole('button', { name: 'Ohne Titelbild' }));
  expect((await saved(page))[1]).toEqual({ headImage: null, images: [hut['@id'], ridge['@id']] });
});

test('a picture of the library and an uploaded one join at the end', async () => {
  const upload = picture('d', 'Neu');
  const page = await renderRemote(`/admin/offer/${OFFER_ID}/images`, {
    api: { ...api, 'POST /api/extended_media_objects': upload },
  });
  await page.user.click(await screen.findByRole('button', { name: 'Aus den Dateien wählen' }));
  const dialog = screen.getByRole('dialog', { name: 'Bilder aus den Dateien' });
  await page.user.click(await within(dialog).findByRole('checkbox', { name: 'Gipfel' }));
  await page.user.click(within(dialog).getByRole('button', { name: 'Schliessen' }));
  const file = new File(['x'], 'neu.jpg', { type: 'image/jpeg' });
  await page.user.upload(screen.getByLabelText('Neue Bilder hochladen', { selector: 'input' }), file);
  expect(await screen.findByText('Neu')).toBeTruthy();
  expect(await rows()).toEqual(['Grat', 'Hütte', 'Gipfel', 'Neu']);
  const images = [ridge, hut, summit, upload].map((each) => each['@id']);
  expect((await saved(page))[1]).toEqual({ images });
});

test('title and alternative text are changed where the picture stands', async () => {
  const page = await renderRemote(`/admin/offer/${OFFER_ID}/images`, {
    api: { ...api, 'PATCH /api/extended_media_objects/:id': { ...hut, title: 'Britanniahütte', version: 2 } },
  });
  const name = 'Titel und Alternativtext von «Hütte»';
  await page.user.click(await screen.findByRole('button', { name }));
  const dialog = screen.getByRole('dialog', { name });
  const title = within(dialog).getByRole('textbox', { name: /Titel/ });
  await page.user.clear(title);
  await page.user.type(title, 'Britanniahütte');
  await page.user.click(within(dialog).getByRole('button', { name: 'Speichern' }));
  expect(await screen.findByText('Britanniahütte')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the gallery chooses among all pictures of the library', async () => {
  const page = await open('gallery');
  const grid = await screen.findByRole('list', { name: 'Bilder zur Auswahl' });
  const box = (name: string) => within(grid).findByRole('checkbox', { name });
  expect(await box('Grat')).toHaveProperty('checked', true);
  await page.user.click(await box('Grat'));
  await page.user.click(await box('Gipfel'));
  expect((await saved(page))[1]).toEqual({ images: [hut['@id'], summit['@id']] });
});
