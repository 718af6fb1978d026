import { REMEMBERED_EVENTS_KEY } from '@firn/shared-contracts/api';
import { aCollection, anEvent, PERSONAS, testProblem } from '@firn/shared-contracts/testing';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { publicApi } from '../../testing/fixtures.ts';
import { renderRemote, unmountAll } from '../../testing/render.tsx';

beforeEach(() => localStorage.clear());
afterEach(unmountAll);

const [galenstock, toedi] = [anEvent({ id: '1', title: 'Galenstock' }), anEvent({ id: '2', title: 'Tödi' })];
const titles = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const keep = (...ids: string[]) => localStorage.setItem(REMEMBERED_EVENTS_KEY, JSON.stringify(ids));

test('without an account it shows what the browser keeps, and leaves out what is gone', async () => {
  keep('2', 'gone', '1');
  const events = new Map([galenstock, toedi].map((event) => [event.id, event]));
  await renderRemote({
    path: '/merkliste',
    api: publicApi({
      'GET /api/events/:id': ({ path }: { readonly path: string }) => {
        const event = events.get(path.split('/').at(-1) ?? '');
        if (!event) throw testProblem(404);
        return event;
      },
    }),
  });
  expect(await screen.findByText(/nur in diesem Browser/)).toBeTruthy();
  await screen.findByRole('heading', { name: 'Tödi' });
  expect(titles()).toEqual(['Tödi', 'Galenstock']);
  const login = screen.getByRole('link', { name: 'Anmelden' });
  expect(login.getAttribute('href')).toBe('/login?weiter=%2Fmerkliste');
  // A star taken off by mistake is still there to be put back.
  const star = await screen.findByRole('button', { name: '«Tödi» merken' });
  await userEvent.click(star);
  expect(star.getAttribute('aria-pressed')).toBe('false');
  expect(titles()).toEqual(['Tödi', 'Galenstock']);
});

test('an empty one says how it is filled', async () => {
  await renderRemote({ path: '/merkliste', api: publicApi() });
  const link = await screen.findByRole('link', { name: 'Zur Agenda' });
  expect(link.getAttribute('href')).toBe('/agenda');
});

test('with an account it shows its list, and where the mails are chosen', async () => {
  const entry = {
    '@id': '/api/remembered_events/1',
    '@type': 'RememberedEvent',
    id: '1',
    event: galenstock,
    user: null,
    createdAt: '2026-02-14T08:00:00.000Z',
  };
  await renderRemote({
    path: '/merkliste',
    user: PERSONAS.guest,
    api: publicApi({ 'GET /api/remembered_events': aCollection('/api/remembered_events', [entry]) }),
  });
  await screen.findByRole('heading', { name: 'Galenstock' });
  expect(screen.getByRole('link', { name: 'Zum Profil' }).getAttribute('href')).toBe('/profil');
});
