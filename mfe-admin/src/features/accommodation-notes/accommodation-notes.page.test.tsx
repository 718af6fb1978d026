import { aCollection, aNote, anAccommodation } from '@firn/shared-contracts/testing';
import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderRemote } from '../../testing/render.ts';

test('the notes about a hut stand below its name', async () => {
  const { shell } = await renderRemote(`/admin/accommodation/${anAccommodation().id}/notes`, {
    api: {
      'GET /api/accommodations/:id': anAccommodation(),
      'GET /api/notes': aCollection('/api/notes', [aNote({ text: 'Schlüssel beim Bergführer' })]),
    },
  });
  await screen.findByRole('heading', { level: 1, name: 'Britanniahütte SAC, Saas-Fee' });
  expect(await screen.findByText('Schlüssel beim Bergführer')).toBeTruthy();
  const asked = shell.api.calls.find(({ path }) => path === '/api/notes');
  expect(asked?.searchParams.get('accommodation')).toBe(anAccommodation()['@id']);
});
