import { aBooking, aCollection, anEvent, testProblem } from '@firn/shared-contracts/testing';
import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { someAnswers } from '../../testing/answers.ts';
import { aUser, USER_ID } from '../../testing/fixtures.ts';
import { renderRemote } from '../../testing/render.ts';

const LISTS = `/admin/user/${USER_ID}/lists`;
const part = async (name: string) => within(await screen.findByRole('region', { name }));

test('waiting lists say the place, or that seats are offered, and lead to the booking', async () => {
  const waiting = aBooking({ id: 'a', state: 'waitlisted', waitlistPosition: 3, personCount: 2 });
  const offered = aBooking({ id: 'b', state: 'offered', personCount: 1 });
  const { shell } = await renderRemote(LISTS, {
    api: {
      ...someAnswers,
      'GET /api/waitlist_entries': aCollection('/api/waitlist_entries', [waiting, offered]),
    },
  });
  const list = await part('Wartelisten');
  expect(await list.findByText('Platz 3 der Warteliste, 2 Pers.')).toBeTruthy();
  expect(list.getByText('Plätze angeboten, 1 Pers.')).toBeTruthy();
  expect(list.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/admin/bookings/a',
    '/admin/bookings/b',
  ]);
  const asked = shell.api.calls.find(({ path }) => path === '/api/waitlist_entries');
  expect(asked?.searchParams.get('user')).toBe(`/api/users/${USER_ID}`);
});

test('the Merkliste leads to its events', async () => {
  const event = anEvent({ title: 'Skitour Piz Buin' });
  const entry = {
    '@id': '/api/remembered_events/a',
    '@type': 'RememberedEvent',
    id: 'a',
    event,
    user: null,
    createdAt: '2026-02-14T08:00:00.000Z',
  };
  await renderRemote(LISTS, {
    api: { ...someAnswers, 'GET /api/remembered_events': aCollection('/api/remembered_events', [entry]) },
  });
  const list = await part('Merkliste');
  const link = await list.findByRole('link', { name: /^Skitour Piz Buin/ });
  expect(link.getAttribute('href')).toMatch(`/occurrences/${event.id}`);
  expect(list.getByText('gemerkt am Sa, 14.02.2026, 09:00')).toBeTruthy();
});

test('nothing, and what does not load, is said', async () => {
  await renderRemote(LISTS, {
    api: {
      ...someAnswers,
      'GET /api/remembered_events': () => {
        throw testProblem(503);
      },
    },
  });
  expect(await screen.findByText('Auf keiner Warteliste.')).toBeTruthy();
  expect(await screen.findByText('Die Merkliste liess sich nicht laden.')).toBeTruthy();
});

test('a guest without an account says so, is invited, and what is kept of them is downloaded', async () => {
  const guest = aUser({ userState: 'guest', hasAccount: false });
  await renderRemote(`/admin/user/${USER_ID}`, { api: { ...someAnswers, 'GET /api/users/:id': guest } });
  expect((await screen.findAllByText('Ohne Konto')).length).toBeGreaterThan(0);
  expect(screen.getByRole('button', { name: 'Zum Konto einladen' })).toBeTruthy();
  for (const name of ['Sperren', /einloggen$/]) expect(screen.queryByRole('button', { name })).toBeNull();
  expect(screen.getByText('Hierher gehen alle E-Mails.')).toBeTruthy();
  const files = await part('Daten auf Verlangen');
  expect(files.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    `/api/users/${USER_ID}/export.pdf`,
    `/api/users/${USER_ID}/export.json`,
  ]);
});
