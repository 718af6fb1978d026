import { aCollection } from '@firn/shared-contracts/testing';
import { afterEach, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { aGuide, publicApi } from '../../testing/fixtures.ts';
import { renderRemote, unmountAll } from '../../testing/render.tsx';

afterEach(unmountAll);

test('the team is shown with portrait, name and the first sentence about each', async () => {
  const { region } = await renderRemote({ path: '/team', api: publicApi() });
  const link = await screen.findByRole('link', { name: 'Ursina Caflisch' });
  const entry = link.closest('li');
  expect(entry?.textContent).toContain('Aufgewachsen im Engadin.');
  expect(entry?.textContent).not.toContain('Biancograt');
  expect(region.querySelectorAll('img')).toHaveLength(1);
});

test('a member without a portrait is shown with a drawn ridge', async () => {
  const api = publicApi({
    'GET /api/users': aCollection('/api/users', [aGuide({ portraitImage: null })]),
  });
  const { region } = await renderRemote({ path: '/team', api });
  expect(await screen.findByRole('link', { name: 'Ursina Caflisch' })).toBeTruthy();
  expect(region.querySelectorAll('img')).toHaveLength(0);
});
