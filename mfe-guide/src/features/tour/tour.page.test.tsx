import { aCollection, anEvent, aParticipant, testProblem } from '@firn/shared-contracts/testing';
import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { EVENT_ID, ownEvent } from '../../testing/fixtures.ts';
import { renderRemote } from '../../testing/render.ts';

const PATH = `/profil/tour/${EVENT_ID}`;
const api = {
  'GET /api/events/:id': ownEvent,
  'GET /api/booking_persons': aCollection('/api/booking_persons', [aParticipant()]),
};

test('shows the event, its participants and the link to print them', async () => {
  const { shell } = await renderRemote(PATH, { api });
  await screen.findByRole('heading', { level: 1, name: 'Allalinhorn über den Hohlaubgrat' });
  expect(screen.getByText('2 von 8, mindestens 3')).toBeTruthy();
  expect(screen.getByText('09:30 an der Talstation in Saas-Fee.')).toBeTruthy();
  const participants = within(screen.getByRole('region', { name: 'Teilnehmende' }));
  expect(await participants.findByText('Gina Gast')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Teilnehmerliste drucken' }).getAttribute('href')).toBe(
    `/print/events?event=${ownEvent['@id']}`,
  );
  expect(shell.seen.head?.title).toBe('Tourführung – Allalinhorn über den Hohlaubgrat – Profil');
});

test('shows the error page for another guide’s tour, and requests no guest data', async () => {
  const { shell } = await renderRemote(PATH, { api: { ...api, 'GET /api/events/:id': anEvent() } });
  await waitFor(() => expect(shell.seen.status).toMatchObject({ status: 404, takeOver: true }));
  expect(shell.api.calls.map(({ path }) => path)).not.toContain('/api/booking_persons');
  expect(screen.queryByRole('heading', { name: /Allalinhorn/ })).toBeNull();
});

test('shows admins every tour', async () => {
  const user = { roles: ['ROLE_ADMIN'] };
  await renderRemote(PATH, { user, api: { ...api, 'GET /api/events/:id': anEvent() } });
  expect(await screen.findByText('Gina Gast')).toBeTruthy();
});

test('shows the error page for an unknown tour', async () => {
  const { shell } = await renderRemote(PATH, {
    api: {
      'GET /api/events/:id': () => {
        throw testProblem(404);
      },
    },
  });
  await waitFor(() => expect(shell.seen.status?.status).toBe(404));
});

test('without an id leads to the list', async () => {
  const { address } = await renderRemote('/profil/tour', {
    api: { 'GET /api/events': aCollection('/api/events', []) },
  });
  await waitFor(() => expect(address()).toBe('/guide/events'));
  expect(await screen.findByRole('heading', { name: 'Eventübersicht' })).toBeTruthy();
});
