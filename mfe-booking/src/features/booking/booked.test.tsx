import { aBooking, anEvent, type TestApiHandlers, testProblem } from '@firn/shared-contracts/testing';
import { describe, expect, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { BOOKING_PATH, bookableApi, EVENT, GAST } from '../../testing/answers.ts';
import { renderRemote } from '../../testing/render.ts';
import { acceptAndBook, EMERGENCY, fill, goToPayment, part } from '../../testing/steps.ts';

const BOOKED = 'Du hast diesen Termin schon gebucht.';
const OUTCOME = { bookingId: aBooking().id, accessToken: 'geheim' };

/** The form of a tab in which this event was booked before. */
async function comeBack(api: TestApiHandlers = {}, path = BOOKING_PATH) {
  const page = await renderRemote('/profil/geloescht', { user: GAST, api: { ...bookableApi, ...api } });
  page.shell.drafts.save(`booking-outcome/${EVENT.id}`, OUTCOME);
  act(() => page.shell.navigation.push(path));
  return page;
}

/** As if the browser had kept the page and shows it again. */
const showAgain = () =>
  act(() => {
    const event = Object.assign(new Event('pageshow'), { persisted: true });
    window.dispatchEvent(event);
  });

describe('after a booking', () => {
  test('back leads to what was booked, and to the form only for who wants to book again', async () => {
    const { user, shell, address } = await renderRemote(BOOKING_PATH, { user: GAST, api: bookableApi });
    await screen.findByRole('heading', { level: 1 });
    await goToPayment(user);
    await acceptAndBook(user);
    await screen.findByRole('heading', { name: 'Du bist dabei!' });
    expect(screen.queryByRole('link', { name: 'Nochmals buchen' })).toBeNull();
    act(() => shell.navigation.push(BOOKING_PATH));
    await screen.findByRole('heading', { name: BOOKED });
    expect(address()).toBe(`${BOOKING_PATH}/bestaetigung`);
    expect(screen.getByText(/B-2026-00042/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Buchung ansehen' }).getAttribute('href')).toBe(
      `/profil/buchung/${aBooking().id}`,
    );
    expect(screen.queryByRole('button', { name: 'Weiter zur Prüfung' })).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Nochmals buchen' }));
    await screen.findByRole('button', { name: 'Weiter zur Prüfung' });
    expect(shell.seen.head?.title).toBe(`Buchen – ${EVENT.title}`);
  });

  test.each([
    ['the payment step', `${BOOKING_PATH}/zahlung`, {}],
    ['the form of what is sold out now', BOOKING_PATH, { availability: 'full', freePlaces: 0 } as const],
  ])('%s says so, too', async (_what, path, event) => {
    await comeBack({ 'GET /api/events/:id': anEvent(event) }, path);
    await screen.findByRole('heading', { name: BOOKED });
  });

  test('who waits is told that they wait', async () => {
    await comeBack({ 'GET /api/bookings/:id': aBooking({ state: 'waitlisted' }) });
    await screen.findByRole('heading', { name: 'Du bist auf der Warteliste' });
  });

  test('without an answer there is no form, and one may look again', async () => {
    const { shell, user } = await comeBack({
      'GET /api/bookings/:id': () => {
        throw testProblem(418);
      },
    });
    const retry = await screen.findByRole('button', { name: 'Nochmals versuchen' });
    shell.answer(bookableApi);
    await user.click(retry);
    await screen.findByRole('heading', { name: BOOKED });
  });

  test.each([
    ['cancelled', aBooking({ state: 'cancelled' })],
    ['expired', aBooking({ state: 'expired' })],
    [
      'not the visitor’s',
      () => {
        throw testProblem(404);
      },
    ],
  ])('a booking that is %s keeps nobody from the form', async (_what, answer) => {
    await comeBack({ 'GET /api/bookings/:id': answer });
    await screen.findByRole('button', { name: 'Weiter zur Prüfung' });
  });

  test('a form that the browser kept shows what was booked meanwhile', async () => {
    const { user, shell } = await renderRemote(BOOKING_PATH, { user: GAST, api: bookableApi });
    await screen.findByRole('heading', { level: 1 });
    await fill(user, part(/du selber/), EMERGENCY);
    showAgain();
    expect(screen.getByRole('button', { name: 'Weiter zur Prüfung' })).toBeTruthy();
    shell.drafts.remove(`booking/${EVENT.id}`);
    shell.drafts.save(`booking-outcome/${EVENT.id}`, OUTCOME);
    showAgain();
    await screen.findByRole('heading', { name: BOOKED });
    await waitFor(() => expect(shell.drafts.load(`booking/${EVENT.id}`)).toBeNull());
  });
});
