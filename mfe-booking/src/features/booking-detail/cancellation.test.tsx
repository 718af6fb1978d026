import { BOOKING_PROBLEMS, type BookingResponse, CHANGE_PROBLEMS } from '@firn/shared-contracts/api';
import { aBooking, type TestApiHandlers, testProblem } from '@firn/shared-contracts/testing';
import { describe, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { aBookingOfTwo, aCancelledBooking, aCompanion, aFee, takenBack } from '../../testing/bookings.ts';
import { aPreview, changing, heading, openChange } from '../../testing/changes.ts';
import { renderRemote } from '../../testing/render.ts';

const BOOKING = aBooking();
const PATH = `/profil/buchung/${BOOKING.id}`;
const READ = 'GET /api/bookings/:id';
const CANCEL = 'POST /api/bookings/:id/cancellation';

const open = (path: string, booking: BookingResponse, api: TestApiHandlers) =>
  openChange(path, { [READ]: booking, ...api });

describe('cancelling a booking', () => {
  test('shows fee and new total, and binds with one press, however often it is pressed', async () => {
    const { user, made, shell } = await open(`${PATH}/annullieren`, BOOKING, {
      [CANCEL]: changing(aPreview, aCancelledBooking),
    });
    expect(shell.seen.head?.title).toBe('Buchung B-2026-00042 – Allalinhorn über den Hohlaubgrat – Profil');
    expect(
      screen.getByText('Du annullierst die Teilnahme von Gina Gast. Die Buchung gilt danach nicht mehr.'),
    ).toBeTruthy();
    const press = await screen.findByRole('button', { name: 'Kostenpflichtig annullieren' });
    expect(screen.getByText('Annullationskosten').nextSibling?.textContent).toBe('CHF 80.–');
    expect(screen.getByText('Neuer Gesamtpreis').nextSibling?.textContent).toBe('CHF 80.–');
    expect(made()).toEqual([]);
    await user.dblClick(press);
    const done = await heading('Annulliert');
    expect(document.activeElement).toBe(done);
    expect(screen.getByText('Deine Buchung B-2026-00042 ist annulliert.')).toBeTruthy();
    expect(made().map(({ body }) => body)).toEqual([{ expectedTotal: 8000, expectedVersion: 1 }]);
    await user.click(screen.getByRole('link', { name: 'Zur Buchung' }));
    expect(await screen.findByText('Diese Buchung ist annulliert und gilt nicht mehr.')).toBeTruthy();
  });

  test('its old address leads to it, with the key of a guest', async () => {
    const { shell } = await open(`${PATH}/abmelden?token=t`, BOOKING, {
      [CANCEL]: changing(aPreview, aCancelledBooking),
    });
    await screen.findByRole('button', { name: 'Kostenpflichtig annullieren' });
    const { pathname, search } = shell.navigation.get().location;
    expect(pathname + search).toBe(`${PATH}/annullieren?token=t`);
  });

  test('tells what comes back of what is paid', async () => {
    await open(`${PATH}/annullieren`, aBooking({ paid: 40000 }), {
      [CANCEL]: changing(() => aPreview({ refund: 32000 }), aCancelledBooking),
    });
    await screen.findByText('Was das kostet');
    expect(screen.getByText('Du bekommst zurück').nextSibling?.textContent).toBe('CHF 320.–');
    expect(screen.getByText('Wegen der Rückzahlung meldet sich unser Büro bei dir.')).toBeTruthy();
    expect(screen.queryByText('Noch zu bezahlen')).toBeNull();
  });

  test.each([
    ['invoice', 'Die Rechnung schicken wir dir.'],
    ['credit_note', 'Wir schicken dir eine Gutschrift, und die Rechnung nochmals mit dem neuen Betrag.'],
    ['none', 'Dafür gilt die Rechnung, die du schon hast.'],
  ] as const)('promises what comes: %s', async (billing, words) => {
    await open(`${PATH}/annullieren`, BOOKING, {
      [CANCEL]: changing(() => aPreview({ billing }), aCancelledBooking),
    });
    expect(await screen.findByText(words)).toBeTruthy();
  });

  test('one person leaves and the others stay', async () => {
    const urs = aCompanion();
    const booking = aBookingOfTwo();
    const after = aBookingOfTwo({
      bookingPersons: [booking.bookingPersons[0] ?? urs, { ...urs, state: 'cancelled' }],
    });
    const { user, made } = await open(`${PATH}/annullieren?person=${urs.id}`, booking, {
      [CANCEL]: changing(
        () => aPreview({ totalBefore: 80000, total: 48000 }),
        () => after,
      ),
    });
    await heading('Teilnahme von Urs Meier annullieren');
    expect(screen.getByRole('link', { name: 'Urs Meier ersetzen' }).getAttribute('href')).toBe(
      `${PATH}/person?person=${urs.id}`,
    );
    await user.click(await screen.findByRole('button', { name: 'Kostenpflichtig annullieren' }));
    expect(await screen.findByText('Die Teilnahme von Urs Meier ist annulliert.')).toBeTruthy();
    expect(made()[0]?.body).toEqual({ bookingPerson: urs['@id'], expectedTotal: 48000, expectedVersion: 1 });
  });

  test('before it is confirmed it costs nothing, and the button says no costs', async () => {
    await open(`${PATH}/annullieren`, aBooking({ state: 'requested' }), {
      [CANCEL]: changing(
        () => aPreview({ fee: 0, total: 0, difference: -40000, lines: [takenBack(0, 1)] }),
        aCancelledBooking,
      ),
    });
    expect(await screen.findByRole('button', { name: 'Teilnahme annullieren' })).toBeTruthy();
  });

  test('who waits leaves the list', async () => {
    const waiting = aBooking({ state: 'waitlisted', waitlistPosition: 2, changesUntil: null });
    const free = aPreview({ fee: 0, total: 0, difference: -40000, lines: [takenBack(0, 1)] });
    const { user } = await open(`${PATH}/annullieren`, waiting, {
      [CANCEL]: changing(
        () => free,
        () => aCancelledBooking({ total: 0, lines: [] }),
      ),
    });
    await heading('Warteliste verlassen');
    expect(await screen.findByText('Das kostet nichts.')).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: 'Warteliste verlassen' }));
    expect(await screen.findByText('Du bist nicht mehr auf der Warteliste.')).toBeTruthy();
    expect(screen.queryByText(/Neuer Gesamtpreis/)).toBeNull();
  });

  test('a price that changed between is shown, and agreed to anew', async () => {
    let fee = 8000;
    const { user, made } = await open(`${PATH}/annullieren`, BOOKING, {
      [CANCEL]: changing(
        () => aPreview({ fee, total: fee, lines: [takenBack(0, 1), aFee(0, 1, fee)] }),
        () => {
          if (fee === 20000) return aCancelledBooking();
          fee = 20000;
          throw testProblem(409, { type: BOOKING_PROBLEMS.priceChanged });
        },
      ),
    });
    await user.click(await screen.findByRole('button', { name: 'Kostenpflichtig annullieren' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Der Preis hat sich eben geändert.');
    await waitFor(() =>
      expect(screen.getByText('Annullationskosten').nextSibling?.textContent).toBe('CHF 200.–'),
    );
    await user.click(await screen.findByRole('button', { name: 'Kostenpflichtig annullieren' }));
    await heading('Annulliert');
    expect(made().map(({ body }) => body)).toEqual([
      { expectedTotal: 8000, expectedVersion: 1 },
      { expectedTotal: 20000, expectedVersion: 1 },
    ]);
  });

  test('after the start the page says whom to call', async () => {
    const { shell } = await open(
      `${PATH}/annullieren`,
      aBooking({ cancellableUntil: '2026-02-14T10:00:00Z' }),
      {},
    );
    expect(screen.getByText('Möglich war es bis Sa, 14.02.2026, 11:00 Uhr.')).toBeTruthy();
    expect(await screen.findByRole('link', { name: '033 854 12 80' })).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
    expect(shell.api.calls.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  test('a time that ended between preview and confirmation is told, with the way on', async () => {
    const { user } = await open(`${PATH}/annullieren`, BOOKING, {
      [CANCEL]: changing(aPreview, () => {
        throw testProblem(409, { type: CHANGE_PROBLEMS.changeOver, detail: 'Der Termin hat begonnen.' });
      }),
    });
    await user.click(await screen.findByRole('button', { name: 'Kostenpflichtig annullieren' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Der Termin hat begonnen.');
    expect(await screen.findByRole('link', { name: '033 854 12 80' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Kostenpflichtig annullieren' })).toBeNull();
  });

  test.each([
    ['no answer came', 503, ''],
    ['another tab was quicker', 409, CHANGE_PROBLEMS.changeOver],
  ])('when %s, the booking itself says that it is cancelled', async (_why, status, type) => {
    let booking = BOOKING;
    const { user, made } = await open(`${PATH}/annullieren`, BOOKING, {
      [READ]: () => booking,
      [CANCEL]: changing(aPreview, () => {
        booking = aCancelledBooking();
        throw testProblem(status, type ? { type } : {});
      }),
    });
    await user.click(await screen.findByRole('button', { name: 'Kostenpflichtig annullieren' }));
    await heading('Annulliert');
    expect(made()).toHaveLength(1);
  });

  test('without an answer, and without the change, one may try again', async () => {
    let isDown = true;
    const { user } = await open(`${PATH}/annullieren`, BOOKING, {
      [CANCEL]: changing(aPreview, () => {
        if (isDown) throw testProblem(503);
        return aCancelledBooking();
      }),
    });
    const name = 'Kostenpflichtig annullieren';
    await user.click(await screen.findByRole('button', { name }));
    expect((await screen.findByRole('alert')).textContent).toContain('Wir haben keine Antwort erhalten.');
    isDown = false;
    await user.click(screen.getByRole('button', { name }));
    await heading('Annulliert');
  });

  test('a guest cancels with the token of the link', async () => {
    const { user, shell } = await renderRemote(`${PATH}/annullieren?token=geheim`, {
      api: { [READ]: BOOKING, [CANCEL]: changing(aPreview, aCancelledBooking) },
    });
    await user.click(await screen.findByRole('button', { name: 'Kostenpflichtig annullieren' }));
    await heading('Annulliert');
    expect(shell.api.calls.map(({ searchParams }) => searchParams.get('token'))).toEqual(
      shell.api.calls.map(({ path }) => (path === '/api/company' ? null : 'geheim')),
    );
    expect(screen.getByRole('link', { name: 'Zur Buchung' }).getAttribute('href')).toBe(
      `${PATH}?token=geheim`,
    );
  });
});
