import type { SeatOptionLinkResponse } from '@firn/shared-contracts/api';
import {
  aBooking,
  aCompany,
  anEvent,
  type TestApiHandlers,
  testProblem,
} from '@firn/shared-contracts/testing';
import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { bookableApi, EVENT, GAST } from '../../testing/answers.ts';
import { renderRemote } from '../../testing/render.ts';
import { acceptAndBook, goToPayment } from '../../testing/steps.ts';

const READ = 'GET /api/seat_option_links/:token';

const anOption = (overrides: Partial<SeatOptionLinkResponse> = {}): SeatOptionLinkResponse => ({
  '@id': '/api/seat_option_links/geheim',
  '@type': 'SeatOptionLink',
  id: '018f0000-0000-7000-8000-000000000941',
  number: 'O-2026-00042',
  state: 'open',
  seats: 2,
  firstName: 'Nina',
  lastName: 'Käser',
  phone: '+41791234567',
  email: null,
  until: '2026-02-15T17:00:00.000Z',
  event: anEvent({ availability: 'few', freePlaces: 2 }),
  ...overrides,
});

async function open(api: TestApiHandlers, user?: typeof GAST) {
  const full = anEvent({ availability: 'waitlist', freePlaces: 0 });
  const answers = {
    ...bookableApi,
    'GET /api/company': aCompany(),
    'GET /api/events/:id': full,
    'POST /api/bookings': aBooking(),
    ...api,
  };
  const page = await renderRemote('/profil/option/geheim', { ...(user && { user }), api: answers });
  await screen.findByRole('heading', { level: 1 });
  return page;
}

test('held seats are booked by the ordinary form, with what the call has told', async () => {
  const { user, address, shell } = await open({ [READ]: anOption() });
  expect(screen.getByRole('heading', { name: 'Für dich reserviert' })).toBeTruthy();
  expect(screen.getByText('Wir halten dir die Plätze bis So, 15.02.2026, 18:00 frei.')).toBeTruthy();
  expect(screen.getByText('O-2026-00042')).toBeTruthy();
  expect(shell.seen.head).toMatchObject({ robots: 'noindex' });
  await user.click(screen.getByRole('button', { name: 'Angaben ergänzen und buchen' }));
  await waitFor(() => expect(address()).toBe(`/event/${EVENT.id}/buchen`));
  await screen.findByRole('heading', { name: EVENT.title });
  expect(screen.getAllByRole('textbox', { name: 'Vorname' })[0]).toHaveProperty('value', 'Nina');
  expect(screen.getAllByRole('textbox', { name: 'Vorname' })).toHaveLength(2);
});

test('the form books by the secret of its link; seats that are held no more are booked without it', async () => {
  let isOver = true;
  const { user, shell } = await open(
    {
      [READ]: anOption({ seats: 1 }),
      'GET /api/events/:id': EVENT,
      'POST /api/bookings': () => {
        if (!isOver) return aBooking();
        isOver = false;
        throw testProblem(409, {
          type: '/problems/seat-option-over',
          detail: 'Diese Option ist abgelaufen.',
          state: 'expired',
        });
      },
    },
    GAST,
  );
  await user.click(screen.getByRole('button', { name: 'Angaben ergänzen und buchen' }));
  await screen.findByRole('heading', { name: EVENT.title });
  await goToPayment(user);
  await acceptAndBook(user);
  expect(await screen.findByText('Diese Option ist abgelaufen.')).toBeTruthy();
  // The terms stay accepted.
  await user.click(screen.getByRole('button', { name: 'Verbindlich buchen' }));
  await screen.findByRole('heading', { name: 'Du bist dabei!' });
  const bodies = shell.api.calls
    .filter(({ method, path }) => method === 'POST' && path === '/api/bookings')
    .map(({ body }) => body);
  expect(bodies[0]).toMatchObject({ seatOption: 'geheim' });
  expect(bodies[1]).not.toHaveProperty('seatOption');
});

test.each([
  ['booked', 'Deine Plätze sind gebucht'],
  ['released', 'Nicht mehr reserviert'],
  ['expired', 'Die Reservation ist abgelaufen'],
] as const)('%s: the link says so, and leads to the event', async (state, title) => {
  await open({ [READ]: anOption({ state }) });
  expect(screen.getByRole('heading', { name: title })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Angaben ergänzen und buchen' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Zum Termin' }).getAttribute('href')).toBe(`/event/${EVENT.id}`);
});

test('a link that opens nothing says whom to ask', async () => {
  await open({
    [READ]: () => {
      throw testProblem(404);
    },
  });
  expect(screen.getByRole('heading', { name: 'Dieser Link gilt nicht' })).toBeTruthy();
});
