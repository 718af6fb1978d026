import { aCollection, anAccommodation, anEventAccommodation } from '@firn/shared-contracts/testing';
import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { someAnswers } from '../../testing/answers.ts';
import { renderRemote } from '../../testing/render.ts';

const PATH = `/admin/accommodation/${anAccommodation().id}/reservation-info?jahr=2026`;

test('each night says how many sleep there, what is open, and which events they are of', async () => {
  const differences = [{ field: 'persons', text: 'neu 9 statt 7 Personen' }];
  const reservation = anEventAccommodation({ state: 'requested', numberOfBeds: 140, differences });
  const { shell } = await renderRemote(PATH, {
    api: {
      ...someAnswers,
      'GET /api/event_accommodations': aCollection('/api/event_accommodations', [reservation]),
    },
  });
  const row = await screen.findByRole('row', { name: /So, 12.07.2026/ });
  expect(row.textContent).toContain('140 von 134 Betten mehr als das Haus Betten hat');
  expect(within(row).getByText('Zahlen stimmen nicht mehr')).toBeTruthy();
  const link = within(row).getByRole('link', { name: 'Allalinhorn über den Hohlaubgrat, E-101-1' });
  expect(link.getAttribute('href')).toMatch(/\/occurrences\/.+\/accommodation$/);
  const asked = shell.api.calls.find(({ path }) => path === '/api/event_accommodations');
  expect(asked?.searchParams.get('start[after]')).toBe('2026-01-01');
});

test('a year without a night says so', async () => {
  await renderRemote(PATH, {
    api: { ...someAnswers, 'GET /api/event_accommodations': aCollection('/api/event_accommodations', []) },
  });
  expect(await screen.findByText('In diesem Jahr schläft hier noch kein Event.')).toBeTruthy();
  expect(screen.getByRole('link', { name: '2027' }).getAttribute('href')).toContain('jahr=2027');
});
