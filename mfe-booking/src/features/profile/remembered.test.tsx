import { REMEMBERED_EVENTS_KEY } from '@firn/shared-contracts/api';
import { aCollection, anEvent, type TestApiHandlers, testProblem } from '@firn/shared-contracts/testing';
import { afterEach, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { aProfile, GAST } from '../../testing/answers.ts';
import { renderRemote } from '../../testing/render.ts';

afterEach(() => localStorage.clear());

const event = anEvent();
const ENTRY = {
  '@id': '/api/remembered_events/1',
  '@type': 'RememberedEvent',
  id: '1',
  event,
  user: null,
  createdAt: '2026-02-14T08:00:00.000Z',
};

/** A list that remembers what is put on it. */
function aList(entries: (typeof ENTRY)[], overrides: TestApiHandlers = {}): TestApiHandlers {
  return {
    'GET /api/me': aProfile(),
    'GET /api/bookings': aCollection('/api/bookings', []),
    'GET /api/remembered_events': () => aCollection('/api/remembered_events', entries),
    'POST /api/remembered_events': () => {
      entries.push(ENTRY);
      return ENTRY;
    },
    'DELETE /api/remembered_events/:id': () => {
      entries.length = 0;
      return null;
    },
    ...overrides,
  };
}
const open = (api: TestApiHandlers) => renderRemote('/profil', { user: GAST, api });
const REMOVE = { name: `«${event.title}» von der Merkliste entfernen` };

test('an entry leads to its event; what was taken off can be put back', async () => {
  const { user } = await open(aList([ENTRY]));
  const link = await screen.findByRole('link', { name: new RegExp(event.title) });
  expect(link.getAttribute('href')).toBe(`/event/${event.id}/${event.slug}`);
  await user.click(screen.getByRole('button', REMOVE));
  expect(await screen.findByText(/^Du hast nichts gemerkt/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Rückgängig' }));
  expect(await screen.findByRole('button', REMOVE)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Rückgängig' })).toBeNull();
});

test('what the browser kept before the login stands there', async () => {
  localStorage.setItem(REMEMBERED_EVENTS_KEY, JSON.stringify([event.id]));
  await open(aList([]));
  expect(await screen.findByRole('button', REMOVE)).toBeTruthy();
  expect(localStorage.getItem(REMEMBERED_EVENTS_KEY)).toBeNull();
});

test('a removal that fails says so, and the entry stays', async () => {
  const fail = () => {
    throw testProblem(500);
  };
  const { user } = await open(aList([ENTRY], { 'DELETE /api/remembered_events/:id': fail }));
  await user.click(await screen.findByRole('button', REMOVE));
  expect(await screen.findByText('Das hat nicht geklappt. Versuche es nochmals.')).toBeTruthy();
  expect(screen.getByRole('button', REMOVE)).toBeTruthy();
});

test('the mails about an event are left and asked for again', async () => {
  const sent: unknown[] = [];
  const entry = { ...ENTRY, mails: true };
  const { user } = await renderRemote('/profil', {
    user: GAST,
    api: aList([entry], {
      'GET /api/remembered_events': () => aCollection('/api/remembered_events', [entry]),
      'POST /api/remembered_events': ({ body }: { readonly body: { readonly mails: boolean } }) => {
        sent.push(body);
        entry.mails = body.mails;
        return entry;
      },
    }),
  });
  const box = () => screen.getByRole('checkbox', { name: 'E-Mails dazu' }) as HTMLInputElement;
  await screen.findByRole('checkbox', { name: 'E-Mails dazu' });
  await user.click(box());
  await waitFor(() => expect(box().checked).toBe(false));
  await user.click(box());
  await waitFor(() => expect(box().checked).toBe(true));
  expect(sent).toEqual([false, true].map((mails) => ({ event: `/api/events/${event.id}`, mails })));
});
