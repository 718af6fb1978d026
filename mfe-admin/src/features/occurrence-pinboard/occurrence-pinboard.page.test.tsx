import type { PinboardPostResponse } from '@firn/shared-contracts/api';
import { aCollection, testProblem } from '@firn/shared-contracts/testing';
import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { EVENT_ID } from '../../testing/fixtures.ts';
import { anOccurrence, openOccurrence } from '../../testing/occurrence.ts';

const POST: PinboardPostResponse = {
  '@id': '/api/pinboard_posts/1',
  '@type': 'PinboardPost',
  id: '1',
  event: `/api/events/${EVENT_ID}`,
  text: 'Ich habe zwei Plätze ab Zürich.',
  carSharing: 'offer',
  author: 'Gina Gast',
  authorRole: 'guest',
  own: true,
  createdAt: '2026-02-14T08:00:00.000Z',
};
const open = (posts: readonly PinboardPostResponse[], api = {}, event = anOccurrence()) =>
  openOccurrence({
    page: 'pinboard',
    event,
    api: { 'GET /api/pinboard_posts': aCollection('/api/pinboard_posts', posts), ...api },
  });

test('says who wrote what and as what, and marks lifts', async () => {
  await open([
    POST,
    { ...POST, id: '2', author: 'Beat Berger', authorRole: 'guide', carSharing: null, own: false },
  ]);
  const posts = within(await screen.findByRole('list', { name: 'Einträge' })).getAllByRole('listitem');
  expect(posts[0]?.textContent).toContain('Gina Gast');
  expect(posts[0]?.textContent).toContain('Fahrgemeinschaft: bietet Plätze an');
  expect(posts[1]?.textContent).toContain('Guide');
  expect(screen.getAllByRole('button', { name: /löschen$/ })).toHaveLength(1);
});

test('a post is written with its lift; an empty one is not sent', async () => {
  const { user, sent } = await open([], { 'POST /api/pinboard_posts': POST });
  expect(await screen.findByText('Noch hängt nichts an der Pinnwand.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Beitrag veröffentlichen' }));
  expect(screen.getByText('Bitte schreibe etwas.')).toBeTruthy();
  expect(sent('POST')).toEqual([]);
  await user.type(screen.getByRole('textbox', { name: 'Dein Eintrag' }), POST.text);
  await user.click(screen.getByRole('radio', { name: 'Ich biete Plätze an' }));
  await user.click(screen.getByRole('button', { name: 'Beitrag veröffentlichen' }));
  expect(await screen.findByText('Dein Eintrag hängt an der Pinnwand.')).toBeTruthy();
  expect(sent('POST').map(({ body }) => body)).toEqual([
    { event: `/api/events/${EVENT_ID}`, text: POST.text, carSharing: 'offer' },
  ]);
  expect(screen.getByRole('textbox', { name: 'Dein Eintrag' })).toHaveProperty('value', '');
});

test('what is refused says why, and the text stays', async () => {
  const detail = 'Du hast in der letzten Stunde schon 10 Einträge geschrieben. Bitte warte etwas.';
  const refuse = () => {
    throw testProblem(429, { detail });
  };
  const { user } = await open([], { 'POST /api/pinboard_posts': refuse });
  const field = await screen.findByRole('textbox', { name: 'Dein Eintrag' });
  await user.type(field, 'Hallo');
  await user.click(screen.getByRole('button', { name: 'Beitrag veröffentlichen' }));
  expect(await screen.findByText(detail)).toBeTruthy();
  expect(field).toHaveProperty('value', 'Hallo');
});

test('deleting asks once more', async () => {
  const { user, sent } = await open([POST], { 'DELETE /api/pinboard_posts/:id': null });
  await user.click(await screen.findByRole('button', { name: 'Eintrag von Gina Gast löschen' }));
  expect(sent('DELETE')).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Ja, löschen' }));
  await waitFor(() => expect(sent('DELETE').map(({ path }) => path)).toEqual(['/api/pinboard_posts/1']));
  expect(await screen.findByText('Der Eintrag ist gelöscht.')).toBeTruthy();
});

test('after its last day it says so, and there is no form', async () => {
  await open(
    [POST],
    {},
    anOccurrence({ start: '2025-06-01T06:00:00.000Z', end: '2025-06-01T15:00:00.000Z' }),
  );
  expect(await screen.findByText(/^Die Pinnwand ist seit dem .*16\.06\.2025 geschlossen/)).toBeTruthy();
  expect(screen.queryByRole('textbox', { name: 'Dein Eintrag' })).toBeNull();
  expect(await screen.findByText(POST.text)).toBeTruthy();
});
