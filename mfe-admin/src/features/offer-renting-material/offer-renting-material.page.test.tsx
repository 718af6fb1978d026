import { aCollection, anOffer, aRentingMaterial } from '@firn/shared-contracts/testing';
import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { someAnswers } from '../../testing/answers.ts';
import { OFFER_ID } from '../../testing/fixtures.ts';
import { renderRemote } from '../../testing/render.ts';

const PATH = `/admin/offer/${OFFER_ID}/rentingMaterial`;
const boots = aRentingMaterial();
const [activity] = anOffer().activities;
if (!activity) throw new Error('The offer of the builder has an activity.');
const skis = aRentingMaterial({
  '@id': '/api/renting_materials/018f0000-0000-7000-8000-000000000902',
  id: '018f0000-0000-7000-8000-000000000902',
  title: 'Tourenski',
  perDay: false,
  activities: [activity],
});
const api = {
  ...someAnswers,
  'GET /api/renting_materials': aCollection('/api/renting_materials', [boots, skis]),
};

test('what suits the activity stands first, and a tick makes it rentable', async () => {
  const saved = anOffer({ version: 2, rentingMaterials: [skis['@id']] });
  const { user, shell } = await renderRemote(PATH, { api: { ...api, 'PATCH /api/offers/:id': saved } });
  const ticks = await screen.findAllByRole('checkbox');
  expect(ticks.map((tick) => (tick as HTMLInputElement).labels?.[0]?.textContent)).toEqual([
    'Tourenski (CHF 15.– pro Event)',
    'Bergschuhe steigeisenfest (CHF 15.– pro Tag)',
  ]);
  await user.click(screen.getByRole('checkbox', { name: /^Tourenski/ }));
  await user.click(screen.getByRole('button', { name: 'Speichern' }));
  await waitFor(() =>
    expect(shell.api.calls.filter(({ method }) => method === 'PATCH')).toMatchObject([
      { body: { rentingMaterials: [skis['@id']] }, ifMatch: '"1"' },
    ]),
  );
});

test('without any material it leads to where one is made', async () => {
  const none = { ...api, 'GET /api/renting_materials': aCollection('/api/renting_materials', []) };
  await renderRemote(PATH, { api: none });
  const link = await screen.findByRole('link', { name: 'Mietmaterialien' });
  expect(link.getAttribute('href')).toBe('/admin/rentingMaterials');
});
