import { aBooking, aCollection } from '@firn/shared-contracts/testing';
import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { aProfile, GAST } from '../../testing/answers.ts';
import { renderRemote } from '../../testing/render.ts';

const upcoming = aBooking();
const past = aBooking({
  id: '018f0000-0000-7000-8000-000000000702',
  state: 'completed',
  event: {
    ...upcoming.event,
    title: 'Schneeschuhe im Binntal',
    start: '2026-01-10T08:00:00.000Z',
    end: '2026-01-10T15:00:00.000Z',
  },
});

const open = (bookings: readonly unknown[]) =>
  renderRemote('/profil', {
    user: GAST,
    api: { 'GET /api/me': aProfile(), 'GET /api/bookings': aCollection('/api/bookings', bookings) },
  });

test('the profile shows contact data and bookings, upcoming and past apart', async () => {
  const { shell } = await open([past, upcoming]);
  await screen.findByRole('heading', { name: 'Gina Gast' });
  expect(shell.seen.head?.title).toBe('Profil');
  // An admin, who may read everybody's bookings, sees their own here too.
  const call = shell.api.calls.find(({ path }) => path === '/api/bookings');
  const { user } = shell.session.get();
  expect(Object.fromEntries(call?.searchParams ?? [])).toEqual({ user: user?.id, pagination: 'false' });
  expect(await screen.findByText('Bergweg 7, 3818 Grindelwald')).toBeTruthy();
  const hrefs = (links: readonly HTMLElement[]) => links.map((link) => link.getAttribute('href'));
  const bookings = [`/profil/buchung/${upcoming.id}`, `/profil/buchung/${past.id}`];
  expect(hrefs(screen.getAllByRole('link', { name: /Allalin|Binntal/ }))).toEqual(bookings);
  const pages = within(screen.getByRole('navigation', { name: 'Seiten deines Profils' }));
  expect(hrefs(pages.getAllByRole('link'))).toEqual([
    '/profil',
    '/profil/daten',
    '/profil/familie',
    '/profil/konto',
    '/profil/datenschutz',
  ]);
  expect(pages.getByRole('link', { current: 'page' }).textContent).toBe('Übersicht');
  expect(within(screen.getByRole('link', { name: /Binntal/ })).getByText('Abgeschlossen')).toBeTruthy();
});

test('without bookings it says where to find some', async () => {
  await open([]);
  expect(await screen.findByText(/Du hast keine kommenden Buchungen/)).toBeTruthy();
});
