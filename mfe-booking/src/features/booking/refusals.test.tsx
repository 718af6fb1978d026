import type { BookingRequest } from '@firn/shared-contracts/api';
import { aBooking, testProblem } from '@firn/shared-contracts/testing';
import { describe, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { aQuote, BOOKING_PATH, bookableApi, GAST } from '../../testing/answers.ts';
import { renderRemote } from '../../testing/render.ts';
import { acceptAndBook, EMERGENCY, fill, goOn, goToPayment, part } from '../../testing/steps.ts';

/** Gina at the payment step; the booking call gives `answers` in turn, then 201. */
async function atPayment(...answers: (() => unknown)[]) {
  const api = {
    ...bookableApi,
    'POST /api/bookings': () => (answers.shift() ?? (() => aBooking({ accessToken: 'geheim' })))(),
  };
  const rendered = await renderRemote(BOOKING_PATH, { user: GAST, api });
  await screen.findByRole('heading', { level: 1 });
  await goToPayment(rendered.user);
  const sent = () =>
    rendered.shell.api.calls.filter(({ method, path }) => method === 'POST' && path === '/api/bookings');
  return { ...rendered, sent };
}

const PRICE_CHANGED = '/problems/price-changed';

const refuse = (status: number, problem: Parameters<typeof testProblem>[1]) => () => {
  throw testProblem(status, problem);
};
const keysOf = (requests: readonly { readonly idempotencyKey: string | undefined }[]) =>
  new Set(requests.map(({ idempotencyKey }) => idempotencyKey));
const totalsOf = (requests: readonly { readonly body: unknown }[]) =>
  requests.map(({ body }) => (body as BookingRequest).expectedTotal);

describe('a booking that is not accepted at once', () => {
  test('a double click books once with one key', async () => {
    let answer = (_booking: unknown) => {};
    const { user, sent } = await atPayment(() => new Promise((resolve) => (answer = resolve)));
    await user.click(screen.getByRole('checkbox', { name: /Ich akzeptiere/ }));
    await user.dblClick(await screen.findByRole('button', { name: 'Verbindlich buchen' }));
    await screen.findByRole('button', { name: 'Wird gebucht …' });
    answer(aBooking());
    await screen.findByRole('heading', { name: 'Du bist dabei!' });
    expect(sent()).toHaveLength(1);
    expect(sent()[0]?.idempotencyKey).toMatch(/^[0-9a-f]{32}$/);
  });

  test('without an answer it is sent again with the same key', async () => {
    const { user, sent } = await atPayment(refuse(0, {}), refuse(503, {}));
    await acceptAndBook(user);
    await screen.findByText('Wir haben keine Antwort erhalten.');
    await user.click(screen.getByRole('button', { name: 'Nochmals senden' }));
    await waitFor(() => expect(sent()).toHaveLength(2));
    await user.click(await screen.findByRole('button', { name: 'Nochmals senden' }));
    await screen.findByRole('heading', { name: 'Du bist dabei!' });
    expect(sent()).toHaveLength(3);
    expect(keysOf(sent()).size).toBe(1);
  });

  test('a changed price is shown and booked only when it is agreed to', async () => {
    const type = '/problems/price-changed';
    const { user, sent } = await atPayment(refuse(409, { ...aQuote([false], 42000), type }));
    await acceptAndBook(user);
    await screen.findByText('Bisher CHF 400.–, neu CHF 420.–. Du hast noch nicht gebucht.');
    expect(sent()).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Zum neuen Preis buchen' }));
    await screen.findByRole('heading', { name: 'Du bist dabei!' });
    expect(totalsOf(sent())).toEqual([40000, 42000]);
  });

  test('why nothing is booked is brought into view, each time', async () => {
    const seen = new Set<string | null>();
    Element.prototype.scrollIntoView = function look(this: Element) {
      seen.add(this.textContent);
    };
    const { user } = await atPayment(refuse(503, {}), refuse(409, { type: '/problems/lock-timeout' }));
    seen.clear();
    await acceptAndBook(user);
    await user.click(await screen.findByRole('button', { name: 'Nochmals senden' }));
    await screen.findByText('Gerade buchen viele.');
    expect([...seen]).toEqual([
      expect.stringContaining('Wir haben keine Antwort erhalten.'),
      expect.stringContaining('Gerade buchen viele.'),
    ]);
    Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
  });

  test('a new price that was agreed to stays agreed to, on the page and when it is sent again', async () => {
    const { user, sent, shell } = await atPayment(
      refuse(409, { ...aQuote([false], 42000), type: PRICE_CHANGED }),
      refuse(0, {}),
    );
    const quotes = () => shell.api.calls.filter(({ path }) => path === '/api/price-quotes').length;
    const shown = quotes();
    await acceptAndBook(user);
    await waitFor(() => expect(quotes()).toBe(shown + 1));
    await user.click(await screen.findByRole('button', { name: 'Zum neuen Preis buchen' }));
    await user.click(await screen.findByRole('button', { name: 'Nochmals senden' }));
    await screen.findByRole('heading', { name: 'Du bist dabei!' });
    expect(totalsOf(sent())).toEqual([40000, 42000, 42000]);
    expect(keysOf(sent().slice(1)).size).toBe(1);
  });

  test('too few seats are reported with the waiting list, and the draft stays', async () => {
    const full = { type: '/problems/event-full', freePlaces: 1, waitlistPossible: true };
    const { user, address } = await atPayment(refuse(409, full));
    await acceptAndBook(user);
    await screen.findByText('Es ist nur noch 1 Platz frei.');
    expect(screen.getByRole('button', { name: 'Auf die Warteliste' })).toBeTruthy();
    await user.click(screen.getByRole('link', { name: 'Personen anpassen' }));
    await waitFor(() => expect(address()).toBe(BOOKING_PATH));
    const name = await screen.findByLabelText(/^Vorname Notfallkontakt/);
    expect(name).toHaveProperty('value', EMERGENCY['Vorname Notfallkontakt']);
  });

  test('a group that is larger than the event is told how many it takes', async () => {
    const full = {
      type: '/problems/event-full',
      freePlaces: 0,
      waitlistPossible: false,
      maximumParticipants: 4,
    };
    const { user } = await atPayment(refuse(409, full));
    await acceptAndBook(user);
    await screen.findByText('Der Termin hat höchstens 4 Plätze.');
    expect(screen.queryByText('Der Termin ist ausgebucht.')).toBeNull();
    expect(screen.getByRole('link', { name: 'Personen anpassen' })).toBeTruthy();
  });

  test('whom the account has booked before is asked about, and booked again only when asked to', async () => {
    const again = (isWaiting: boolean, index: number, fullName: string) => ({
      propertyPath: `bookingPersons[${index}]`,
      ...{ fullName, isWaiting, booking: '/api/bookings/1', bookingNumber: 'B-2026-00007' },
    });
    const persons = [again(false, 0, 'Gina Gast'), again(true, 1, 'Urs Meier')];
    const asked = refuse(409, { type: '/problems/already-booked', persons });
    const { user, sent } = await atPayment(
      asked,
      refuse(409, { ...aQuote([false], 42000), type: PRICE_CHANGED }),
    );
    await acceptAndBook(user);
    await screen.findByText('Gina Gast ist schon angemeldet (Buchung B-2026-00007).');
    expect(screen.getByText('Urs Meier steht schon auf der Warteliste (Buchung B-2026-00007).')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Trotzdem buchen' }));
    // What was said stays said, for the same persons.
    await user.click(await screen.findByRole('button', { name: 'Zum neuen Preis buchen' }));
    await screen.findByRole('heading', { name: 'Du bist dabei!' });
    expect(sent().map(({ body }) => (body as BookingRequest).bookAgain)).toEqual([undefined, true, true]);
  });

  test('other persons are asked about anew', async () => {
    const asked = refuse(409, { type: '/problems/already-booked', persons: [] });
    const { user, sent } = await atPayment(
      asked,
      refuse(409, { type: '/problems/event-full', freePlaces: 1 }),
    );
    await acceptAndBook(user);
    await user.click(await screen.findByRole('button', { name: 'Trotzdem buchen' }));
    await user.click(await screen.findByRole('link', { name: 'Personen anpassen' }));
    await goOn(user);
    await screen.findByRole('heading', { name: 'Prüfen und buchen' });
    await acceptAndBook(user);
    await screen.findByRole('heading', { name: 'Du bist dabei!' });
    expect(sent()).toHaveLength(3);
    expect(sent().at(-1)?.body).not.toHaveProperty('bookAgain');
  });

  test('refused fields are marked, the first one is focused, and they can be corrected', async () => {
    const violations = [
      { propertyPath: 'bookingPersons[0].email', message: 'Diese Adresse nimmt keine Post an.' },
      { propertyPath: 'bookingPersons[0].contactPhone', message: 'Diese Nummer gibt es nicht.' },
    ];
    const { user, sent } = await atPayment(refuse(422, { violations }));
    await acceptAndBook(user);
    await screen.findByText('Diese Adresse nimmt keine Post an.');
    expect(screen.getByText('Diese Nummer gibt es nicht.')).toBeTruthy();
    await waitFor(() => expect(document.activeElement?.getAttribute('name')).toBe('booker.email'));
    await fill(user, part('Wer bucht?'), { 'E-Mail': 'gina@firn.example' });
    await fill(user, part(/du selber/), { 'Telefon Notfallkontakt': '079 111 22 33' });
    await user.click(screen.getByRole('button', { name: 'Weiter zur Prüfung' }));
    await screen.findByRole('heading', { name: 'Prüfen und buchen' });
    await acceptAndBook(user);
    await screen.findByRole('heading', { name: 'Du bist dabei!' });
    expect(keysOf(sent()).size).toBe(2);
  });

  test.each([
    ['event-not-bookable', 409, 'Dieser Termin wurde abgesagt.', 'Dieser Termin wurde abgesagt.'],
    [
      'too-many-bookings',
      429,
      'Von deinem Internetanschluss warten schon 10 Buchungen auf die Bestätigung.',
      'Von deinem Internetanschluss warten schon 10 Buchungen auf die Bestätigung.',
    ],
    ['lock-timeout', 409, '', 'Gerade buchen viele.'],
    ['idempotency-key-in-flight', 409, '', 'Gerade buchen viele.'],
    ['idempotency-key-reused', 422, '', 'Deine Buchung ist schon angekommen.'],
  ])('%s is explained', async (code, status, detail, text) => {
    const { user } = await atPayment(refuse(status, { type: `/problems/${code}`, detail }));
    await acceptAndBook(user);
    await screen.findByText(text);
  });
});
