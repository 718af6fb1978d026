import type { EventResponse, MediaObjectResponse } from '@firn/shared-contracts/api';
import {
  aCollection,
  aMediaObject,
  anOffer,
  type TestRequest,
  testProblem,
} from '@firn/shared-contracts/testing';
import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { anOccurrence, openOccurrence } from '../../testing/occurrence.ts';

const picture = (letter: string, title: string) => {
  const id = `018f0000-0000-7000-8000-00000000000${letter}`;
  return aMediaObject({ id, '@id': `/api/extended_media_objects/${id}`, title, alt: null });
};
const ridge = picture('a', 'Grat');
const hut = picture('b', 'Hütte');
const summit = picture('c', 'Gipfel');
const iriOf = ({ '@id': iri }: MediaObjectResponse) => iri;

/** An event whose offer has two pictures, with these of its own. */
async function open(own: readonly MediaObjectResponse[], answer?: () => never) {
  const basis = anOccurrence();
  const event = anOccurrence({
    headImage: own[0] ?? ridge,
    images: own.length > 0 ? [...own] : [ridge, hut],
    own: {
      ...basis.own,
      headImage: own[0] ? iriOf(own[0]) : null,
      images: own.map(iriOf),
    } as EventResponse['own'],
  });
  const page = await openOccurrence({
    page: 'images',
    event,
    api: {
      'GET /api/offers/:id': anOffer({ headImage: ridge, images: [ridge, hut] }),
      'GET /api/extended_media_objects': aCollection('/api/extended_media_objects', [ridge, hut, summit]),
      'GET /api/extended_media_objects/:id': ({ params }: TestRequest) =>
        [ridge, hut, summit].find(({ id }) => id === params.id) ?? summit,
      'PATCH /api/events/:id': answer ?? { ...event, version: 5 },
    },
  });
  const save = () => page.user.click(screen.getByRole('button', { name: 'Speichern' }));
  const saved = async () => {
    await save();
    await waitFor(() => expect(page.sent('PATCH')).toHaveLength(1));
    const [patch] = page.sent('PATCH');
    return [patch?.ifMatch, patch?.body];
  };
  return { ...page, save, saved };
}

const rows = () =>
  within(screen.getByRole('list', { name: 'Bilder' }))
    .getAllByRole('listitem')
    .map((row) => within(row).getByRole('strong').textContent);

test('an event without pictures of its own says that it has those of its offer', async () => {
  await open([]);
  expect(await screen.findByText('wie Angebot: Grat')).toBeTruthy();
  expect(screen.getByText('wie Angebot: 2 Bilder')).toBeTruthy();
  expect(screen.queryByRole('list', { name: 'Bilder' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Bilder' }).getAttribute('aria-current')).toBe('page');
});

test('overridden, it begins with those of the offer; its own are sent with the version', async () => {
  const { user, saved } = await open([]);
  await user.click(await screen.findByRole('button', { name: 'Bilder überschreiben' }));
  expect(rows()).toEqual(['Grat', 'Hütte']);
  await user.click(screen.getByRole('button', { name: '«Grat» entfernen' }));
  await user.click(screen.getByRole('button', { name: 'Aus den Dateien wählen' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Bilder aus den Dateien' }));
  await user.click(await dialog.findByRole('checkbox', { name: 'Gipfel' }));
  await user.click(dialog.getByRole('button', { name: 'Schliessen' }));
  expect(await saved()).toEqual(['"4"', { images: [hut, summit].map(iriOf) }]);
});

test('its own are taken back by one click, head image and pictures each for themselves', async () => {
  const { user, saved } = await open([summit]);
  await user.click(await screen.findByRole('button', { name: 'Bilder: wieder wie Angebot' }));
  expect(screen.getByText('wie Angebot: 2 Bilder')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Titelbild: wieder wie Angebot' })).toBeTruthy();
  expect(await saved()).toEqual(['"4"', { images: [] }]);
});

test('what somebody else changed meanwhile is told, and nothing is lost', async () => {
  const { user, save } = await open([summit], () => {
    throw testProblem(412, {
      type: '/problems/stale',
      current: anOccurrence({ version: 7 }),
      changedBy: 'Petra Meier',
      changedAt: null,
    });
  });
  await user.click(await screen.findByRole('button', { name: 'Titelbild: wieder wie Angebot' }));
  await save();
  expect(await screen.findByText(/Petra Meier/)).toBeTruthy();
  expect(screen.getByText('wie Angebot: Grat')).toBeTruthy();
});

test('says who uploaded the pictures', async () => {
  const shown = {
    '@id': '/api/events/1/pictures/1',
    '@type': 'EventPicture',
    id: '1',
    picture: ridge,
    uploadedBy: 'Beat Berger',
    isRemovable: true,
  };
  await openOccurrence({
    page: 'images',
    api: {
      'GET /api/events/:id/pictures': aCollection('/api/events/pictures', [
        shown,
        { ...shown, id: '2', picture: hut, uploadedBy: null },
      ]),
    },
  });
  const list = within(await screen.findByRole('region', { name: 'Von wem die Bilder sind' }));
  expect(list.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Grat: Beat Berger']);
});
