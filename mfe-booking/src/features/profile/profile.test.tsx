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
    api: {
      'GET /api/me': aProfile(),
      'GET /api/bookings': aCollection('/api/bookings', bookings),
      'GET /api/remembered_events': aCollection('/api/remembered_events', []),
    },
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

test('what has ended or waits stands apart, and each says what is to be done', async () => {
  const booking = (n: number, overrides: Parameters<typeof aBooking>[0]) =>
    aBooking({ ...overrides, id: `018f0000-0000-7000-8000-00000000071${n}` });
  await open([
    booking(1, { state: 'confirmed' }),
    booking(2, { state: 'cancelled', total: 8000 }),
    booking(3, { state: 'annulled', paid: 40000 }),
    booking(4, { state: 'waitlisted', waitlistPosition: 2 }),
    booking(5, { state: 'offered', offeredUntil: '2026-02-15T11:00:00.000Z' }),
    booking(6, { state: 'expired' }),
  ]);
  const listed = (name: string) => {
    const list = screen.getByRole('heading', { name }).parentElement;
    return within(list ?? document.body)
      .getAllByRole('link')
      .map((link) => [link.getAttribute('href')?.slice(-3), link.lastElementChild?.textContent]);
  };
  await screen.findByRole('heading', { name: 'Kommende Buchungen' });
  expect(listed('Kommende Buchungen')).toEqual([['711', 'Noch CHF 400.– zu bezahlen, bis Mo, 16.03.2026.']]);
  expect(listed('Warteliste')).toEqual([
    ['714', 'Nummer 2 auf der Warteliste.'],
    ['715', 'Plätze frei: Nimm sie bis So, 15.02.2026, 12:00 Uhr an.'],
  ]);
  expect(listed('Annulliert und abgesagt')).toEqual([
    ['716', '1 Person, nicht mehr dabei'],
    [
      '713',
      'Bis Sa, 28.02.2026, 23:59 Uhr kannst du einen anderen Termin wählen. Du bekommst CHF 400.– zurück. Unser Büro meldet sich.',
    ],
    ['712', 'Noch CHF 80.– zu bezahlen.'],
  ]);
  const offer = screen.getByRole('link', { name: /Nimm sie bis/ }).getAttribute('href');
  expect(offer).toBe('/profil/warteliste/018f0000-0000-7000-8000-000000000715');
});
