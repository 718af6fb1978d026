import type { BookingResponse } from '@firn/shared-contracts/api';
import { aBooking, type TestApiHandlers, testProblem } from '@firn/shared-contracts/testing';
import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { openBooking } from '../../testing/booking.ts';

const TRANSITION = 'POST /api/bookings/:id/transition';

async function ask(button: string, booking: Partial<BookingResponse>, api: TestApiHandlers = {}) {
  const shown = await openBooking({ booking: aBooking(booking), api });
  await shown.user.click(screen.getByRole('button', { name: button }));
  const dialog = within(await screen.findByRole('dialog'));
  const send = () => shown.user.click(dialog.getByRole('button', { name: button }));
  return { ...shown, dialog, send };
}

describe('a step of the office', () => {
  test('confirms a request and says to whom it writes', async () => {
    const { dialog, send, sent, toasts } = await ask(
      'Bestätigen',
      { state: 'requested' },
      {
        [TRANSITION]: aBooking({ version: 2 }),
      },
    );
    expect(dialog.getByText(/hat ihren Platz fest, der Betrag von CHF 400\.– ist geschuldet/)).toBeTruthy();
    expect(dialog.getByText('Die Bestätigung geht an gast@firn.example.')).toBeTruthy();
    await send();
    await waitFor(() => expect(toasts()).toEqual(['Die Buchung ist jetzt: Bestätigt.']));
    const [call] = sent('/transition');
    expect([call?.body, call?.ifMatch]).toEqual([{ to: 'confirmed', notify: true }, '"1"']);
    expect(screen.queryByRole('region', { name: 'Zu tun' })).toBeNull();
  });

  test('rejects with a reason only, and silently if it must be', async () => {
    const { user, dialog, send, sent } = await ask(
      'Ablehnen',
      { state: 'requested' },
      {
        [TRANSITION]: aBooking({ state: 'rejected', version: 2 }),
      },
    );
    await send();
    expect(dialog.getByText('Schreibe den Grund.')).toBeTruthy();
    expect(sent('/transition')).toEqual([]);
    await user.type(dialog.getByRole('textbox', { name: /^Grund/ }), 'Zu wenig Erfahrung');
    await user.click(dialog.getByRole('checkbox', { name: 'Gast benachrichtigen' }));
    await send();
    await waitFor(() => expect(sent('/transition')).toHaveLength(1));
    expect(sent('/transition')[0]?.body).toEqual({
      to: 'rejected',
      reason: 'Zu wenig Erfahrung',
      notify: false,
    });
  });

  test('that is not possible any more says why', async () => {
    const { dialog, send } = await ask(
      'Bestätigen',
      { state: 'held' },
      {
        [TRANSITION]: () => {
          throw testProblem(409, {
            type: '/problems/invalid-transition',
            detail: 'Dieser Schritt ist nicht möglich.',
          });
        },
      },
    );
    await send();
    expect((await dialog.findByRole('alert')).textContent).toBe('Dieser Schritt ist nicht möglich.');
  });

  test.each([
    ['held', ['Bestätigen', 'Annullieren']],
    ['requested', ['Bestätigen', 'Ablehnen', 'Umbuchen', 'Annullieren']],
    ['confirmed', ['Umbuchen', 'Annullieren']],
    ['waitlisted', ['Platz anbieten', 'Annullieren']],
    ['offered', ['Bestätigen', 'Annullieren']],
    ['expired', ['Wiederherstellen']],
    ['annulled', ['Umbuchen']],
  ] as const)('leads on from %s by %j', async (state, names) => {
    await openBooking({ booking: aBooking({ state }) });
    const known = /^(Bestätigen|Ablehnen|Abschliessen|Umbuchen|Annullieren|Wiederherstellen|Platz anbieten)$/;
    expect(screen.queryAllByRole('button', { name: known }).map(({ textContent }) => textContent)).toEqual(
      names,
    );
  });

  test('completes what is over', async () => {
    const event = { ...aBooking().event, start: '2026-02-01T07:00:00.000Z', end: '2026-02-02T16:00:00.000Z' };
    const { send, sent } = await ask(
      'Abschliessen',
      { event },
      {
        [TRANSITION]: aBooking({ event, state: 'completed', version: 2 }),
      },
    );
    await send();
    await waitFor(() => expect(sent('/transition')[0]?.body).toEqual({ to: 'completed', notify: true }));
  });
});

describe('offering a seat by hand', () => {
  const waiting = { state: 'waitlisted', waitlistPosition: 2, personCount: 0 } as const;
  const OFFER = 'POST /api/waitlist_entries/:id/offer';

  test('says what it does to whoever waits in front', async () => {
    const { dialog, send, sent, toasts } = await ask('Platz anbieten', waiting, {
      [OFFER]: aBooking({ state: 'offered', version: 2 }),
    });
    expect(dialog.getByText('Wer weiter vorne wartet, wird übergangen.')).toBeTruthy();
    await send();
    await waitFor(() => expect(toasts()).toEqual(['Der Platz ist angeboten.']));
    expect(sent('/offer')[0]?.body).toEqual({});
  });

  test('without a free seat needs a reason', async () => {
    const { user, dialog, send, sent } = await ask('Platz anbieten', waiting, {
      [OFFER]: aBooking({ state: 'offered', version: 2 }),
    });
    await user.click(dialog.getByRole('checkbox', { name: 'Auch ohne freien Platz' }));
    await send();
    expect(sent('/offer')).toEqual([]);
    await user.type(dialog.getByRole('textbox', { name: /^Grund/ }), 'Der Guide nimmt eine Person mehr');
    await send();
    await waitFor(() => expect(sent('/offer')).toHaveLength(1));
    expect(sent('/offer')[0]?.body).toEqual({ override: true, reason: 'Der Guide nimmt eine Person mehr' });
  });
});

describe('what is to do', () => {
  test('stands above every page of the booking', async () => {
    const booking = aBooking({ state: 'requested', paid: 50_000, paymentStatus: 'overpaid' });
    await openBooking({ booking, page: 'history' });
    const todo = within(screen.getByRole('region', { name: 'Zu tun' }));
    expect(todo.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Der Gast wartet auf deine Antwort: bestätigen oder ablehnen.',
      'Dem Gast sind CHF 100.– zurückzuzahlen.',
    ]);
  });
});
