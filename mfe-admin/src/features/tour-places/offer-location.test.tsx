import type { OfferResponse } from '@firn/shared-contracts/api';
import { anOffer, type TestRequest } from '@firn/shared-contracts/testing';
import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { someAnswers } from '../../testing/answers.ts';
import { OFFER_ID } from '../../testing/fixtures.ts';
import { renderRemote } from '../../testing/render.ts';

const eiger = {
  title: 'Eiger',
  kind: 'peak',
  latitude: 46.5776,
  longitude: 8.0053,
  elevation: 3967,
} as const;

async function open(changes: Partial<OfferResponse> = {}) {
  const offer = anOffer({ id: OFFER_ID, version: 3, location: null, pois: [eiger], ...changes });
  const page = await renderRemote(`/admin/offer/${OFFER_ID}/pois`, {
    api: {
      ...someAnswers,
      'GET /api/offers/:id': offer,
      'PATCH /api/offers/:id': ({ body }: TestRequest) => ({ ...offer, ...(body as object), version: 4 }),
    },
  });
  const region = within(await screen.findByRole('region', { name: 'Standort' }));
  const save = async () => {
    await page.user.click(screen.getByRole('button', { name: 'Speichern' }));
    const patches = () => page.shell.api.calls.filter(({ method }) => method === 'PATCH');
    await waitFor(() => expect(patches()).not.toEqual([]));
    return patches()[0]?.body;
  };
  const degrees = () =>
    region.queryAllByRole<HTMLInputElement>('textbox', { name: /^Standort: / }).map(({ value }) => value);
  return { ...page, region, save, degrees };
}

test('an offer without a point says what that means, and gets one by the name of a place', async () => {
  const { region, save, user } = await open();
  expect(region.getByText(/^Noch kein Standort: auf der Karte der Agenda fehlt es/)).toBeTruthy();
  await user.type(region.getByRole('combobox', { name: 'Standort suchen' }), 'konkordia{Enter}');
  expect(region.getByText('«Konkordiahütte» ist der Standort.')).toBeTruthy();
  expect(region.queryByText(/^Noch kein Standort/)).toBeNull();
  expect(await save()).toEqual({ location: { latitude: 46.5005, longitude: 8.0532 } });
});

test('the point is that of one of its places, and says which one', async () => {
  const { region, save, user, degrees } = await open();
  const like = region.getByRole<HTMLSelectElement>('combobox', { name: 'Wie Wegpunkt' });
  expect(like.selectedOptions[0]?.text).toBe('keiner davon');
  await user.selectOptions(like, 'Eiger');
  expect([like.selectedOptions[0]?.text, degrees()]).toEqual(['Eiger', ['46.5776', '8.0053']]);
  expect(await save()).toEqual({ location: { latitude: 46.5776, longitude: 8.0053 } });
});

test('half a point is complained of by the name of its field, and nothing is sent', async () => {
  const { region, shell, user } = await open({ location: { latitude: 46.5, longitude: 8 } });
  await user.clear(region.getByRole('textbox', { name: /^Standort: Breite/ }));
  await user.click(screen.getByRole('button', { name: 'Speichern' }));
  expect(region.getByText('Bitte fülle das Feld «Standort: Breite» aus.')).toBeTruthy();
  expect(shell.api.calls.filter(({ method }) => method === 'PATCH')).toEqual([]);
});

test('the point is taken away', async () => {
  const { region, save, user, degrees } = await open({ location: { latitude: 46.5, longitude: 8 } });
  await user.click(region.getByRole('button', { name: 'Standort entfernen' }));
  expect(degrees()).toEqual([]);
  expect(await save()).toEqual({ location: null });
});

test('the map comes only when it is asked for', async () => {
  const { region, user } = await open();
  const map = () => region.queryByRole('application', { name: /^Karte des Standorts/ });
  expect(map()).toBeNull();
  await user.click(region.getByRole('button', { name: 'Standort auf der Karte setzen' }));
  expect(map()).toBeTruthy();
  await user.click(region.getByRole('button', { name: 'Karte des Standorts schliessen' }));
  expect(map()).toBeNull();
});
