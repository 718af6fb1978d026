import { aBooking, anEvent, type TestApiHandlers, testProblem } from '@firn/shared-contracts/testing';
import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { aQuote, BOOKING_PATH, bookableApi, GAST } from '../../testing/answers.ts';
import { renderRemote } from '../../testing/render.ts';
import { acceptAndBook, goToPayment } from '../../testing/steps.ts';

const JOIN = 'POST /api/waitlist_entries';
const full = anEvent({ availability: 'waitlist', freePlaces: 0 });
const waiting = aBooking({ state: 'waitlisted', waitlistPosition: 3, accessToken: 'geheim' });

const refuse = (problem: object) => () => {
  throw testProblem(409, problem);
};

async function open(api: TestApiHandlers) {
  const page = await renderRemote(BOOKING_PATH, { user: GAST, api: { ...bookableApi, ...api } });
  await screen.findByRole('heading', { level: 1 });
  const sent = (path: string) =>
    page.shell.api.calls.filter((call) => call.method === 'POST' && call.path === path);
  return { ...page, sent };
}

const accept = () => screen.findByRole('checkbox', { name: /Ich akzeptiere/ });
const join = () => screen.findByRole('button', { name: 'Auf die Warteliste' });

test('a full event takes the same form for the waiting list, and says what waiting means', async () => {
  const { user, sent, address } = await open({
    'GET /api/events/:id': full,
    [JOIN]: waiting,
    'GET /api/bookings/:id': waiting,
  });
  expect(screen.getByText('Ausgebucht: Du kommst auf die Warteliste.')).toBeTruthy();
  expect(screen.getByText('Das kostet jetzt nichts und verpflichtet zu nichts.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Person hinzufügen' }));
  await user.click(screen.getByRole('button', { name: 'Person 2 entfernen' }));
  await goToPayment(user, 'Angaben prüfen');
  expect(
    screen.getByText('Dieser Preis gilt, wenn du die Plätze annimmst. Erst dann buchst du.'),
  ).toBeTruthy();
  expect(screen.queryByText(/eine Rechnung/)).toBeNull();
  expect(screen.queryByText('Wenn du deine Teilnahme annullierst')).toBeNull();
  await user.click(await accept());
  await user.dblClick(await join());
  await screen.findByRole('heading', { name: 'Du bist auf der Warteliste' });
  expect(screen.getByText('Du bist Nummer 3.')).toBeTruthy();
  expect(address()).toBe(`${BOOKING_PATH}/bestaetigung`);
  expect(sent('/api/bookings')).toEqual([]);
  expect(sent('/api/waitlist_entries')).toHaveLength(1);
  expect(sent('/api/waitlist_entries')[0]).toMatchObject({
    idempotencyKey: expect.any(String),
    body: { acceptTerms: true, expectedTotal: 40000 },
  });
});

test('who would be refused at the end is told when the form opens', async () => {
  await open({
    'GET /api/events/:id': full,
    'POST /api/price-quotes': { ...aQuote([false]), refusedUntil: '2026-05-20T08:36:00.000Z' },
  });
  expect(await screen.findByText('Ohne Konto geht das erst um 10:36 Uhr wieder.')).toBeTruthy();
  expect(screen.queryByText('Ausgebucht: Du kommst auf die Warteliste.')).toBeNull();
});

test('seats that went away at the last step lead to the waiting list with the same draft', async () => {
  const { user, sent } = await open({
    'POST /api/bookings': refuse({ type: '/problems/event-full', freePlaces: 0, waitlistPossible: true }),
    [JOIN]: waiting,
    'GET /api/bookings/:id': waiting,
  });
  await goToPayment(user);
  await acceptAndBook(user);
  await user.click(await join());
  const title = await screen.findByRole('heading', { name: 'Angaben prüfen' });
  await waitFor(() => expect(document.activeElement).toBe(title));
  await user.click(await join());
  await screen.findByRole('heading', { name: 'Du bist auf der Warteliste' });
  const [refused] = sent('/api/bookings');
  const [joined] = sent('/api/waitlist_entries');
  expect(joined?.idempotencyKey).not.toBe(refused?.idempotencyKey);
  expect(joined?.body).toEqual(refused?.body);
});

test('whoever need not wait books', async () => {
  const { user, sent } = await open({
    'GET /api/events/:id': full,
    [JOIN]: refuse({ type: '/problems/seats-free' }),
  });
  await goToPayment(user, 'Angaben prüfen');
  await user.click(await accept());
  await user.click(await join());
  await user.click(await screen.findByRole('button', { name: 'Zur Buchung' }));
  await screen.findByRole('heading', { name: 'Prüfen und buchen' });
  await user.click(await screen.findByRole('button', { name: 'Verbindlich buchen' }));
  await screen.findByRole('heading', { name: 'Du bist dabei!' });
  expect(sent('/api/bookings')).toHaveLength(1);
});

test('whoever waits already is told', async () => {
  const { user } = await open({
    'GET /api/events/:id': full,
    [JOIN]: refuse({ type: '/problems/already-waiting' }),
  });
  await goToPayment(user, 'Angaben prüfen');
  await user.click(await accept());
  await user.click(await join());
  expect((await screen.findByRole('alert')).textContent).toContain('Du stehst schon auf der Warteliste.');
});
