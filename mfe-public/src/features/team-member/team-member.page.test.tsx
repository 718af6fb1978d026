import { afterEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { aGuide, GUIDE_ID, publicApi } from '../../testing/fixtures.ts';
import { renderRemote, unmountAll } from '../../testing/render.tsx';

afterEach(unmountAll);

test('a guide has a page with portrait and dates', async () => {
  const { shell } = await renderRemote({ path: `/team/${GUIDE_ID}`, api: publicApi() });
  expect(await screen.findByRole('heading', { level: 1, name: 'Ursina Caflisch' })).toBeTruthy();
  expect(screen.getByText('Am liebsten am Biancograt.')).toBeTruthy();
  const dates = await screen.findByRole('region', { name: 'Unterwegs mit Ursina' });
  expect(within(dates).getAllByRole('article')).toHaveLength(3);
  await waitFor(() => expect(shell.seen.head?.title).toBe('Team – Ursina Caflisch'));
});

test('a guide a guide who is not presented leads to the team', async () => {
  const { shell } = await renderRemote({
    path: '/agenda',
    api: publicApi({ 'GET /api/users/:id': aGuide({ presentedOnWebsite: false }) }),
  });
  shell.navigation.push(`/team/${GUIDE_ID}/ursina-caflisch`);
  await waitFor(() => expect(shell.navigation.get().location.pathname).toBe('/team'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Team' })).toBeTruthy();
});
