import type { EventResponse, PoiResponse } from '@firn/shared-contracts/api';
import { anOffer } from '@firn/shared-contracts/testing';
import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { anOccurrence, openOccurrence } from '../../testing/occurrence.ts';

const eiger: PoiResponse = {
  title: 'Eiger',
  kind: 'peak',
  latitude: 46.5776,
  longitude: 8.0053,
  elevation: 3967,
};
const hut: PoiResponse = {
  title: 'Mittellegihütte',
  kind: 'hut',
  latitude: 46.5869,
  longitude: 8.0311,
  elevation: 3355,
};

const PLACE = { latitude: 46.55, longitude: 8.01 };

/** An event of an offer with two places, with these of its own. */
async function open(own: readonly PoiResponse[] = []) {
  const basis = anOccurrence();
  const event = anOccurrence({
    pois: own.length > 0 ? [...own] : [eiger, hut],
    own: { ...basis.own, pois: [...own] } as EventResponse['own'],
  });
  const page = await openOccurrence({
    page: 'pois',
    event,
    api: {
      'GET /api/offers/:id': anOffer({ location: PLACE, pois: [eiger, hut] }),
      'PATCH /api/events/:id': { ...event, version: 5 },
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

const names = () =>
  screen.queryAllByRole<HTMLInputElement>('textbox', { name: /^Name/ }).map(({ value }) => value);

test('an event without places of its own names those of its offer', async () => {
  await open();
  expect(await screen.findByText('wie Angebot: Eiger, Mittellegihütte')).toBeTruthy();
  expect(names()).toEqual([]);
  expect(screen.getByRole('link', { name: 'Wegpunkte' }).getAttribute('aria-current')).toBe('page');
});

test('overridden, it begins with those of the offer, and sends the whole with the version', async () => {
  const { user, saved } = await open();
  await user.click(await screen.findByRole('button', { name: 'Wegpunkte überschreiben' }));
  expect(names()).toEqual(['Eiger', 'Mittellegihütte']);
  await user.click(screen.getByRole('button', { name: '«Mittellegihütte» entfernen' }));
  const [name] = screen.getAllByRole('textbox', { name: /^Name/ });
  await user.clear(name as HTMLElement);
  await user.type(name as HTMLElement, 'Mönch');
  expect(await saved()).toEqual(['"4"', { pois: [{ ...eiger, title: 'Mönch' }] }]);
});

test('its own are taken back by one click', async () => {
  const { user, saved } = await open([hut]);
  expect(await screen.findByRole('button', { name: 'Wegpunkte: wieder wie Angebot' })).toBeTruthy();
  expect(names()).toEqual(['Mittellegihütte']);
  await user.click(screen.getByRole('button', { name: 'Wegpunkte: wieder wie Angebot' }));
  expect(screen.getByText('wie Angebot: Eiger, Mittellegihütte')).toBeTruthy();
  expect(await saved()).toEqual(['"4"', { pois: [] }]);
});

test('a place without a name is complained of, and nothing is sent', async () => {
  const { user, save, sent } = await open([hut]);
  const [name] = await screen.findAllByRole('textbox', { name: /^Name/ });
  await user.clear(name as HTMLElement);
  await save();
  expect(name?.getAttribute('aria-invalid')).toBe('true');
  expect(sent('PATCH')).toEqual([]);
});

test('it stands where its offer does, until it has a point of its own, like one of the places', async () => {
  const { user, saved } = await open();
  expect(await screen.findByText('wie Angebot: 46.55, 8.01')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Standort überschreiben' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Wie Wegpunkt' }), 'Mittellegihütte');
  expect(await saved()).toEqual(['"4"', { location: { latitude: 46.5869, longitude: 8.0311 } }]);
});
