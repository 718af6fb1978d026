import { BOOKING_PROBLEMS, bookingConfirmationPath } from '@firn/shared-contracts/api';
import { aBooking, type TestApiHandlers, testProblem } from '@firn/shared-contracts/testing';
import { describe, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { renderRemote } from '../../testing/render.ts';

const HELD = aBooking({ state: 'held', confirmBy: '2026-02-14T13:30:00.000Z', personCount: 2 });
const CONFIRMED = aBooking();
const READ = 'GET /api/bookings/:id';
const CONFIRM = 'POST /api/bookings/:id/confirmation';

async function open(api: TestApiHandlers) {
  const page = await renderRemote(bookingConfirmationPath(HELD.id, 'geheim'), { api });
  await screen.findByRole('heading', { level: 1 });
  const presses = () => page.shell.api.calls.filter(({ method }) => method === 'POST');
  return { ...page, presses };
}

const press = () => screen.findByRole('button', { name: 'Buchung bestätigen' });

describe('the page behind the link', () => {
  test('says what is booked and until when, and confirms on the press of the button only', async () => {
    const { user, presses, shell } = await open({ [READ]: HELD, [CONFIRM]: CONFIRMED });
    expect(
      screen.getByText('Ein Klick fehlt noch: Deine 2 Plätze sind bis 14:30 Uhr für dich reserviert.'),
    ).toBeTruthy();
    expect(screen.getByText(HELD.event.title)).toBeTruthy();
    expect(shell.seen.head).toMatchObject({ title: 'Buchung bestätigen', robots: 'noindex' });
    expect(presses()).toEqual([]);
    await user.click(await press());
    await screen.findByRole('heading', { name: 'Du bist dabei!' });
    expect(presses().map(({ path, searchParams }) => [path, searchParams.get('token')])).toEqual([
      [`/api/bookings/${HELD.id}/confirmation`, 'geheim'],
    ]);
    expect(screen.getByText('B-2026-00042')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Buchung ansehen' }).getAttribute('href')).toBe(
      `/profil/buchung/${HELD.id}?token=geheim`,
    );
  });

  test('a booking that is confirmed already is shown as such', async () => {
    const { presses } = await open({ [READ]: CONFIRMED });
    expect(screen.getByRole('heading', { name: 'Du bist dabei!' })).toBeTruthy();
    expect(presses()).toEqual([]);
  });

  test('pressed too late, it says that the seats are free again', async () => {
    const { user } = await open({
      [READ]: HELD,
      [CONFIRM]: () => {
        throw testProblem(409, { type: BOOKING_PROBLEMS.confirmationOver });
      },
    });
    await user.click(await press());
    await screen.findByRole('heading', { name: 'Die Zeit zum Bestätigen ist vorbei' });
    const again = screen.getByRole('link', { name: 'Nochmals buchen' });
    expect(again.getAttribute('href')).toBe(`/event/${HELD.event.id}/buchen`);
  });

  test('cancelled between opening and pressing, it says that', async () => {
    let booking = HELD;
    const { user } = await open({
      [READ]: () => booking,
      [CONFIRM]: () => {
        booking = aBooking({ state: 'cancelled' });
        throw testProblem(409, { type: BOOKING_PROBLEMS.confirmationOver });
      },
    });
    await user.click(await press());
    await screen.findByRole('heading', { name: 'Diese Buchung gilt nicht mehr' });
  });

  test.each([
    ['expired', 'Die Zeit zum Bestätigen ist vorbei'],
    ['cancelled', 'Diese Buchung gilt nicht mehr'],
  ] as const)('opened when the booking is %s', async (state, title) => {
    await open({ [READ]: aBooking({ state }) });
    expect(screen.getByRole('heading', { name: title })).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('a link that opens nothing says so', async () => {
    await open({});
    expect(screen.getByRole('heading', { name: 'Dieser Link ist nicht gültig' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Zur Agenda' }).getAttribute('href')).toBe('/agenda');
  });

  test('without an answer the button stays', async () => {
    let isDown = true;
    const { user } = await open({
      [READ]: HELD,
      [CONFIRM]: () => {
        if (isDown) throw testProblem(503, {});
        return CONFIRMED;
      },
    });
    await user.click(await press());
    expect(await screen.findByText('Das hat nicht geklappt.')).toBeTruthy();
    isDown = false;
    await user.click(await press());
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Du bist dabei!' })).toBeTruthy());
  });
});
