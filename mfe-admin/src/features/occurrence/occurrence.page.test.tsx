import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { EVENT_ID, OFFER_ID, someAnswers } from '../../testing/fixtures.ts';
import { renderRemote } from '../../testing/render.ts';

const PATH = `/admin/offer/${OFFER_ID}/occurrences/${EVENT_ID}`;

test('keeps the name of the event on every page of it', async () => {
  const { shell, user } = await renderRemote(PATH, { api: someAnswers });
  expect(await screen.findByText('2/8, mindestens 3')).toBeTruthy();
  await user.click(screen.getByRole('link', { name: 'Finanzen' }));
  expect(await screen.findByText(/^Hier siehst du später Umsatz/)).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1, name: 'Allalinhorn über den Hohlaubgrat' })).toBeTruthy();
  expect(shell.seen.head?.title).toBe('Finanzen – Allalinhorn über den Hohlaubgrat, E-101-1');
});

test('leads to where the event is worked with today', async () => {
  await renderRemote(PATH, { api: someAnswers });
  const href = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href');
  expect(await href('Alle Personen des Events')).toBe(`/profil/tour/${EVENT_ID}`);
  expect(await href('Teilnehmerliste')).toBe(`/print/events?event=${EVENT_ID}`);
  expect(await href('Auf der Website ansehen')).toMatch(new RegExp(`^/event/${EVENT_ID}/`));
});
