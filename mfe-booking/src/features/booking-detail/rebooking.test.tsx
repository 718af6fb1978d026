import { BOOKING_PROBLEMS } from '@firn/shared-contracts/api';
import {
  aBooking,
  aCollection,
  anEvent,
  type TestApiHandlers,
  testProblem,
} from '@firn/shared-contracts/testing';
import { describe, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { aBookingOfTwo } from '../../testing/bookings.ts';
import { aPreview, changing, heading, openChange } from '../../testing/changes.ts';

const EVENT = anEvent();
const TWO = aBookingOfTwo();
const PATH = `/profil/buchung/${TWO.id}/umbuchen`;
const REBOOK = 'POST /api/bookings/:id/rebooking';

const date = (id: string, overrides: Parameters<typeof anEvent>[0] = {}) =>
  anEvent({
    '@id': `/api/events/${id}`,
    id,
    start: '2026-08-01T05:00:00.000Z',
    end: '2026-08-02T14:00:00.000Z',
    priceFrom: 45000,
    ...overrides,
  });
const AUGUST = date('august');
const moved = () =>
  aBookingOfTwo({
    event: { ...TWO.event, id: 'august', start: AUGUST.start, end: AUGUST.end },
    total: 90000,
  });

const dearer = () =>
  aPreview({
    lines: [],
    fee: 0,
    totalBefore: 80000,
    total: 90000,
    difference: 10000,
    persons: 2,
    version: 3,
    eventVersion: 4,
  });

const api = (make: () => unknown, dates = [EVENT, AUGUST]): TestApiHandlers => ({
  'GET /api/bookings/:id': TWO,
  'GET /api/events/:id': EVENT,
  'GET /api/events': aCollection('/api/events', dates),
  [REBOOK]: changing(dearer, make),
});

const choose = () => screen.findByRole('radio', { name: /Sa, 01.08. – So, 02.08.2026/ });

test('the dates of the offer that have room can be chosen, with the difference before it binds', async () => {
  const small = date('small', {
    freePlaces: 1,
    start: '2026-09-05T05:00:00.000Z',
    end: '2026-09-06T05:00:00.000Z',
  });
  const full = date('full', { availability: 'full', freePlaces: 0 });
  const { user, made, shell } = await openChange(PATH, api(moved, [EVENT, AUGUST, small, full]));
  await choose();
  const asked = shell.api.calls.find(({ path }) => path === '/api/events');
  expect(asked?.searchParams.get('offer')).toBe(EVENT.offer);
  // Events come by pages alone.
  expect(asked?.searchParams.get('itemsPerPage')).toBe('100');
  expect(screen.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).disabled)).toEqual([
    false,
    true,
  ]);
  await user.click(await choose());
  await user.dblClick(await screen.findByRole('button', { name: 'Kostenpflichtig wechseln' }));
  const done = await heading('Neuer Termin');
  expect(document.activeElement).toBe(done);
  expect(screen.getByText(/Sa, 01.08. – So, 02.08.2026/)).toBeTruthy();
  expect(made().map(({ body }) => body)).toEqual([
    { event: '/api/events/august', expectedTotal: 90000, expectedVersion: 3, expectedEventVersion: 4 },
  ]);
});

test('the keyboard alone chooses and confirms', async () => {
  const { user, made } = await openChange(PATH, api(moved));
  (await choose()).focus();
  await user.keyboard(' ');
  const button = await screen.findByRole('button', { name: 'Kostenpflichtig wechseln' });
  await waitFor(() => expect(button).toHaveProperty('disabled', false));
  await user.tab();
  expect(document.activeElement).toBe(button);
  await user.keyboard('{Enter}');
  await heading('Neuer Termin');
  expect(made()).toHaveLength(1);
});

test('a date that filled up between is told', async () => {
  const { user } = await openChange(
    PATH,
    api(() => {
      throw testProblem(409, { type: BOOKING_PROBLEMS.eventFull, freePlaces: 1 } as never);
    }),
  );
  await user.click(await choose());
  await user.click(await screen.findByRole('button', { name: 'Kostenpflichtig wechseln' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Es ist nur noch 1 Platz frei.');
});

test('without another date the office helps', async () => {
  await openChange(PATH, api(moved, [EVENT]));
  expect(await screen.findByText(/Zurzeit gibt es keinen anderen Termin/)).toBeTruthy();
  expect(await screen.findByRole('link', { name: '033 854 12 80' })).toBeTruthy();
});

test('an event that is not public any more has no other dates', async () => {
  const { 'GET /api/events/:id': _event, ...rest } = api(moved);
  await openChange(PATH, rest);
  expect(await screen.findByText(/Zurzeit gibt es keinen anderen Termin/)).toBeTruthy();
});

describe('after the office has called the date off', () => {
  const OFF = aBookingOfTwo({
    state: 'annulled',
    event: { ...TWO.event, state: 'cancelled', cancellationReason: 'weather' },
    paymentStatus: 'refund_due',
    paid: 40000,
    changesUntil: null,
    cancellableUntil: null,
    rebookableUntil: '2026-02-28T22:59:00.000Z',
  });
  const same = () =>
    aPreview({ lines: [], fee: 0, totalBefore: 80000, total: 80000, difference: 0, persons: 2 });

  test('another one costs what it costs, less what is paid', async () => {
    const answers = {
      ...api(moved),
      'GET /api/bookings/:id': OFF,
      [REBOOK]: changing(same, moved),
    };
    const { user, made } = await openChange(PATH, answers);
    expect(await screen.findByText(/ist abgesagt. Deine Personen kommen mit/)).toBeTruthy();
    await user.click(await choose());
    const button = await screen.findByRole('button', { name: 'Kostenpflichtig wechseln' });
    const price = button.closest('main') ?? document.body;
    expect(price.textContent).not.toContain('Total bisher');
    expect([...price.querySelectorAll('dl dt, dl dd')].map((each) => each.textContent)).toEqual([
      ...['Neuer Gesamtpreis', 'CHF 800.–', 'Davon bezahlt', 'CHF 400.–', 'Noch zu bezahlen', 'CHF 400.–'],
    ]);
    await user.click(button);
    await heading('Neuer Termin');
    expect(made()).toHaveLength(1);
  });

  test('there is a time for it', async () => {
    await openChange(PATH, {
      'GET /api/bookings/:id': { ...OFF, rebookableUntil: '2026-02-14T10:00:00.000Z' },
    });
    expect(screen.getByText('Möglich war es bis Sa, 14.02.2026, 11:00 Uhr.')).toBeTruthy();
  });
});

test('after the deadline it is said until when it went', async () => {
  await openChange(PATH, {
    'GET /api/bookings/:id': aBooking({ rebookableUntil: '2026-02-14T10:00:00.000Z' }),
  });
  expect(screen.getByText('Möglich war es bis Sa, 14.02.2026, 11:00 Uhr.')).toBeTruthy();
  expect(screen.queryByRole('radio')).toBeNull();
});
