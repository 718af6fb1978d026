import type { BookingResponse } from '@firn/shared-contracts/api';
import {
  aBooking,
  aCollection,
  anEvent,
  type TestApiHandlers,
  type TestRequest,
  testProblem,
} from '@firn/shared-contracts/testing';
import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { aChangePreview, changing, openBooking } from '../../testing/booking.ts';

const CANCELLATION = 'POST /api/bookings/:id/cancellation';
const withFee = aChangePreview({ fee: 8000, total: 8000, difference: -32_000, persons: 0 });
const cancelled = aBooking({ state: 'cancelled', total: 8000, personCount: 0, version: 2 });

/** Opens a dialog of the booking by its button in the head. */
async function ask(button: string, booking: Partial<BookingResponse> = {}, api: TestApiHandlers = {}) {
  const shown = await openBooking({ booking: aBooking(booking), api });
  await shown.user.click(screen.getByRole('button', { name: button }));
  const dialog = within(await screen.findByRole('dialog'));
  const send = () => shown.user.click(dialog.getByRole('button', { name: button }));
  const because = (reason: string) =>
    shown.user.type(dialog.getByRole('textbox', { name: /^Grund/ }), reason);
  return { ...shown, dialog, send, because };
}

describe('cancelling in the name of the guest', () => {
  test('shows fee, new total and refund first, needs a reason, and sends what was agreed', async () => {
    const preview = { ...withFee, refund: 32_000, until: '2026-07-11T07:30:00.000Z' };
    const { dialog, send, because, sent, toasts } = await ask(
      'Annullieren',
      { paid: 40_000 },
      {
        [CANCELLATION]: changing(preview, cancelled),
      },
    );
    const effects = within(await dialog.findByRole('region', { name: 'Das löst es aus' }));
    for (const text of ['CHF 80.–', 'CHF 320.–', 'Sa, 11.07.2026, 09:30'])
      expect(effects.getAllByText(text).length).toBeGreaterThan(0);
    await send();
    expect(dialog.getByText('Schreibe den Grund.')).toBeTruthy();
    expect(sent('/cancellation')).toEqual([]);
    await because('Gast am Telefon: Knie verletzt');
    await send();
    await waitFor(() => expect(toasts()).toEqual(['Die Buchung ist annulliert.']));
    expect(sent('/cancellation').map(({ body }) => body)).toEqual([
      { reason: 'Gast am Telefon: Knie verletzt', notify: true, expectedTotal: 8000, expectedVersion: 1 },
    ]);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await screen.findByText('Annulliert')).toBeTruthy();
  });

  test('with a fee of its own, without a word to the guest', async () => {
    const { user, dialog, send, because, sent, looked } = await ask(
      'Annullieren',
      {},
      {
        [CANCELLATION]: ({ body, searchParams }: TestRequest) => {
          const { fee = 8000 } = body as { fee?: number };
          return changing(aChangePreview({ fee, total: fee }), cancelled)({ searchParams } as TestRequest);
        },
      },
    );
    await user.click(dialog.getByRole('checkbox', { name: 'Andere Annullationskosten' }));
    await send();
    expect(dialog.getByText(/^Gib einen Betrag in Franken an/)).toBeTruthy();
    await user.type(dialog.getByRole('textbox', { name: /^Annullationskosten in CHF/ }), '25.50');
    expect(await dialog.findAllByText('CHF 25.50')).toHaveLength(2);
    expect(looked('/cancellation').at(-1)?.body).toEqual({ fee: 2550 });
    await because('Kulanz');
    await user.click(dialog.getByRole('checkbox', { name: 'Gast benachrichtigen' }));
    await send();
    await waitFor(() => expect(sent('/cancellation')).toHaveLength(1));
    expect(sent('/cancellation')[0]?.body).toEqual({
      fee: 2550,
      reason: 'Kulanz',
      notify: false,
      expectedTotal: 2550,
      expectedVersion: 1,
    });
  });

  test('asks to look again when the price is another by now, and loses no reason', async () => {
    let fee = 8000;
    const { dialog, send, because, sent } = await ask(
      'Annullieren',
      {},
      {
        [CANCELLATION]: ({ searchParams }: TestRequest) => {
          if (searchParams.has('dryRun')) return aChangePreview({ fee, total: fee });
          if (fee === 20_000) return cancelled;
          fee = 20_000;
          throw testProblem(409, { type: '/problems/price-changed', detail: 'Der Preis ist ein anderer.' });
        },
      },
    );
    await dialog.findAllByText('CHF 80.–');
    await because('Krank');
    await send();
    expect((await dialog.findByRole('alert')).textContent).toContain('Das ist der neue Stand');
    await dialog.findAllByText('CHF 200.–');
    await send();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const totals = sent('/cancellation').map(({ body }) => (body as { expectedTotal: number }).expectedTotal);
    expect(totals).toEqual([8000, 20_000]);
  });

  test('that somebody else has made by now says so alone, and the page is read again', async () => {
    let isOver = false;
    const over = testProblem(409, { type: '/problems/change-over', detail: 'Das geht nicht mehr.' });
    const { user, dialog, send, because } = await ask(
      'Annullieren',
      {},
      {
        'GET /api/bookings/:id': () => (isOver ? cancelled : aBooking()),
        [CANCELLATION]: ({ searchParams }: TestRequest) => {
          if (searchParams.has('dryRun') && !isOver) return withFee;
          isOver = true;
          throw over;
        },
      },
    );
    await dialog.findByRole('region', { name: 'Das löst es aus' });
    await because('Krank');
    await send();
    await dialog.findByText('Das geht so nicht: Das geht nicht mehr.');
    expect(dialog.getAllByRole('alert')).toHaveLength(1);
    expect(dialog.queryByText(/Das ist der neue Stand/)).toBeNull();
    expect(dialog.queryByRole('region', { name: 'Das löst es aus' })).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Abbrechen' }));
    expect(await screen.findByText('Annulliert')).toBeTruthy();
  });

  test('that cannot be worked out says why, and can be tried again', async () => {
    let isDown = true;
    const { user, dialog, send, because, sent } = await ask(
      'Annullieren',
      {},
      {
        [CANCELLATION]: () => {
          if (isDown) throw testProblem(503, { detail: 'Die Datenbank macht Pause.' });
          return withFee;
        },
      },
    );
    expect((await dialog.findByRole('alert')).textContent).toContain('Die Datenbank macht Pause.');
    await because('Krank');
    await send();
    expect(sent('/cancellation')).toEqual([]);
    isDown = false;
    await user.click(dialog.getByRole('button', { name: 'Nochmals versuchen' }));
    expect(await dialog.findByRole('region', { name: 'Das löst es aus' })).toBeTruthy();
  });
});

describe('restoring', () => {
  const RESTORATION = 'POST /api/bookings/:id/restoration';

  test('beyond the seats needs to be said so, with a reason', async () => {
    const full = { propertyPath: 'seats', message: 'Es ist kein Platz mehr frei.' };
    const { user, dialog, send, because, sent } = await ask(
      'Wiederherstellen',
      { state: 'cancelled' },
      {
        [RESTORATION]: changing(aChangePreview({ freePlaces: 0, overridable: [full] })),
      },
    );
    await dialog.findByText('Es ist kein Platz mehr frei.');
    await because('Irrtum am Telefon');
    await send();
    expect(dialog.getByText(/^Bestätige, dass du es trotzdem machst/)).toBeTruthy();
    expect(sent('/restoration')).toEqual([]);
    await user.click(dialog.getByRole('checkbox', { name: 'Trotzdem machen' }));
    await send();
    await waitFor(() => expect(sent('/restoration')).toHaveLength(1));
    expect(sent('/restoration')[0]?.body).toEqual({
      reason: 'Irrtum am Telefon',
      notify: true,
      override: true,
      expectedTotal: 40_000,
      expectedVersion: 1,
    });
  });

  test.each(['confirmed', 'annulled', 'rejected', 'completed'] as const)(
    'is not offered for %s',
    async (state) => {
      await openBooking({ booking: aBooking({ state }) });
      expect(screen.queryByRole('button', { name: 'Wiederherstellen' })).toBeNull();
    },
  );
});

describe('choosing another date', () => {
  const other = anEvent({
    '@id': '/api/events/018f0000-0000-7000-8000-000000000502',
    id: '018f0000-0000-7000-8000-000000000502',
    code: 'E-101-2',
    start: '2026-08-08T07:30:00.000Z',
    end: '2026-08-09T15:00:00.000Z',
    freePlaces: 1,
  });

  test('offers the other dates of the offer, and tells the difference of the chosen one', async () => {
    const moved = aBooking({ event: { ...aBooking().event, start: other.start, end: other.end } });
    const { user, dialog, send, because, sent, looked, toasts, shell } = await ask(
      'Umbuchen',
      {},
      {
        'GET /api/events': aCollection('/api/events', [anEvent(), other]),
        'POST /api/bookings/:id/rebooking': changing(
          aChangePreview({ total: 45_000, difference: 5000 }),
          moved,
        ),
      },
    );
    const dates = await dialog.findByRole('combobox', { name: /^Neues Datum/ });
    const words = 'Sa, 08.08. – So, 09.08.2026, E-101-2, Buchbar, 1 Platz frei';
    await dialog.findByRole('option', { name: words });
    expect(within(dates).getAllByRole('option')).toHaveLength(2);
    expect(shell.api.calls.find(({ path }) => path === '/api/events')?.searchParams.get('offer')).toBe(
      anEvent().offer,
    );
    await because('Wunsch des Gastes');
    await send();
    expect(looked('/rebooking')).toEqual([]);
    await user.selectOptions(dates, other['@id']);
    await dialog.findByText('CHF 50.–');
    await send();
    await waitFor(() => expect(toasts()).toEqual(['Die Buchung ist jetzt auf Sa, 08.08. – So, 09.08.2026.']));
    expect(sent('/rebooking')[0]?.body).toMatchObject({
      event: other['@id'],
      expectedTotal: 45_000,
      expectedVersion: 1,
    });
  });

  test('says so when there is none', async () => {
    const { dialog } = await ask(
      'Umbuchen',
      {},
      { 'GET /api/events': aCollection('/api/events', [anEvent()]) },
    );
    expect(await dialog.findByText(/kein anderes Datum/)).toBeTruthy();
  });
});
