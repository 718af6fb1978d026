import type { BookingRequest } from '@firn/shared-contracts/api';
import { aBooking, aLevel, anEvent, testProblem } from '@firn/shared-contracts/testing';
import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { aQuote, BOOKING_PATH, bookableApi, EVENT, GAST } from '../../testing/answers.ts';
import { renderRemote } from '../../testing/render.ts';
import {
  acceptAndBook,
  addPerson,
  EMERGENCY,
  fill,
  GINA,
  goOn,
  goToPayment,
  part,
  URS,
} from '../../testing/steps.ts';

async function openBooking(options: Parameters<typeof renderRemote>[1] = {}) {
  const rendered = await renderRemote(BOOKING_PATH, { user: GAST, api: bookableApi, ...options });
  await screen.findByRole('heading', { level: 1 });
  const sent = () =>
    rendered.shell.api.calls.filter(({ method, path }) => method === 'POST' && path === '/api/bookings');
  return { ...rendered, sent };
}

describe('booking', () => {
  test('Gina books for herself and Urs, booker first, and sees her number', async () => {
    const { user, sent, address, shell } = await openBooking();
    expect(shell.seen.head?.title).toBe('Buchen – Allalinhorn über den Hohlaubgrat');
    await fill(user, part(/du selber/), EMERGENCY);
    await addPerson(user, 2);
    await user.click(part('Person 2').getByRole('checkbox', { name: /Mitglied des SAC/ }));
    expect(await screen.findByText('CHF 760.–')).toBeTruthy();
    await goOn(user);
    await screen.findByRole('heading', { name: 'Prüfen und buchen' });
    expect(screen.getByText(/bis Mo, 16.03.2026 zahlbar/)).toBeTruthy();
    await acceptAndBook(user);
    await screen.findByRole('heading', { name: 'Du bist dabei!' });
    expect(screen.getByText(/B-2026-00042/)).toBeTruthy();
    expect(address()).toBe(`${BOOKING_PATH}/bestaetigung`);
    expect(shell.seen.head?.title).toBe('Buchen – Allalinhorn über den Hohlaubgrat');
    const [request] = sent();
    const body = request?.body as unknown as BookingRequest;
    expect(body.expectedTotal).toBe(76000);
    expect(body.bookingPersons.map(({ email, booker }) => [email, booker ?? false])).toEqual([
      ['gast@firn.example', true],
      ['urs@firn.example', false],
    ]);
    expect(screen.getByRole('link', { name: 'Buchung ansehen' }).getAttribute('href')).toBe(
      `/profil/buchung/${aBooking().id}`,
    );
  });

  test('a guest books without an account and gets a link with a token', async () => {
    const { user, sent } = await openBooking({ user: undefined } as object);
    const here = `weiter=${encodeURIComponent(BOOKING_PATH)}`;
    expect(screen.getByRole('link', { name: 'Anmelden' }).getAttribute('href')).toBe(`/login?${here}`);
    const open = screen.getByRole('link', { name: 'Konto eröffnen' });
    expect(open.getAttribute('href')).toBe(`/register/new/${EVENT.id}?${here}`);
    const booker = part('Wer bucht?');
    await user.click(booker.getByRole('radio', { name: 'Frau' }));
    await fill(user, booker, GINA);
    await fill(user, part(/du selber/), { Geburtsdatum: '17.5.1990', ...EMERGENCY });
    await goOn(user);
    await screen.findByRole('heading', { name: 'Prüfen und buchen' });
    await acceptAndBook(user);
    const link = await screen.findByRole('link', { name: 'Buchung ansehen' });
    expect(link.getAttribute('href')).toContain('?token=geheim');
    const address = screen.getByLabelText('Adresse dieser Buchung') as HTMLInputElement;
    expect(address.value).toBe(`${window.location.origin}/profil/buchung/${aBooking().id}?token=geheim`);
    expect(sent()[0]?.body).toMatchObject({ booker: { country: 'CH' } });
  });

  test('a booking that waits for its link says what to do, and until when', async () => {
    const held = aBooking({ state: 'held', confirmBy: '2026-02-14T13:30:00.000Z', personCount: 2 });
    const api = { ...bookableApi, 'POST /api/bookings': held, 'GET /api/bookings/:id': held };
    const { user, address } = await openBooking({ api });
    await goToPayment(user);
    await acceptAndBook(user);
    await screen.findByRole('heading', { name: 'Fast geschafft' });
    expect(
      screen.getByText(
        'Bestätige deine Buchung mit dem Link, den wir an gast@firn.example geschickt haben. Deine Plätze sind bis 14:30 Uhr für dich reserviert.',
      ),
    ).toBeTruthy();
    expect(address()).toBe(`${BOOKING_PATH}/bestaetigung`);
    expect(screen.queryByText(/Du erhältst eine Bestätigung/)).toBeNull();
  });

  test('a reservation that was not confirmed in time leads back to the form', async () => {
    const api = { ...bookableApi, 'GET /api/bookings/:id': aBooking({ state: 'expired' }) };
    const { user } = await openBooking({ api });
    await goToPayment(user);
    await acceptAndBook(user);
    await screen.findByRole('heading', { name: 'Die Reservation ist verfallen' });
    expect(screen.getByRole('link', { name: 'Nochmals buchen' }).getAttribute('href')).toBe(BOOKING_PATH);
  });

  test('the booker may stay at home', async () => {
    const { user, sent } = await openBooking();
    await user.click(screen.getByRole('checkbox', { name: 'Ich nehme selber teil' }));
    await user.click(part('Person 1').getByRole('radio', { name: 'Herr' }));
    await fill(user, part('Person 1'), URS);
    await goOn(user);
    await screen.findByRole('heading', { name: 'Prüfen und buchen' });
    await acceptAndBook(user);
    await screen.findByRole('heading', { name: 'Du bist dabei!' });
    const [request] = sent();
    expect(request?.body).toMatchObject({
      bookingPersons: [{ email: 'urs@firn.example' }],
      booker: { email: 'gast@firn.example' },
    });
  });

  test('an invoice that is due today is due at once, before and after booking', async () => {
    const start = '2026-02-20T06:00:00.000Z';
    const { user } = await openBooking({
      api: {
        ...bookableApi,
        'GET /api/events/:id': anEvent({ start, end: start }),
        'POST /api/price-quotes': { ...aQuote([false]), dueDate: '2026-02-14' },
        'GET /api/bookings/:id': aBooking({ dueDate: '2026-02-14' }),
      },
    });
    await goToPayment(user);
    expect(
      await screen.findByText(/^Unser Büro schickt dir nach der Buchung eine Rechnung\..* sofort zahlbar/),
    ).toBeTruthy();
    await acceptAndBook(user);
    expect(
      await screen.findByText(/^Die Rechnung über .* schickt dir unser Büro\. Sie ist sofort zahlbar\.$/),
    ).toBeTruthy();
  });

  test('a missing field is reported at the field, and the first one gets the focus', async () => {
    const { user, address } = await openBooking();
    await goOn(user);
    expect(address()).toBe(BOOKING_PATH);
    expect(
      screen.getByText('3 Angaben fehlen noch oder stimmen nicht. Sie sind unten markiert.'),
    ).toBeTruthy();
    expect(screen.getByText('Bitte fülle das Feld «Vorname Notfallkontakt» aus.')).toBeTruthy();
    await waitFor(() => {
      expect(document.activeElement?.getAttribute('name')).toBe('bookingPersons[0].contactFirstName');
    });
  });

  test('a minor needs a guardian, and a demanding level the hardest tour', async () => {
    const event = anEvent({ level: aLevel({ title: 'Aufbau' }) });
    const { user } = await openBooking({ api: { ...bookableApi, 'GET /api/events/:id': event } });
    const self = part(/du selber/);
    await fill(user, self, { Geburtsdatum: '12.07.2009', ...EMERGENCY });
    await goOn(user);
    expect(screen.getByText('Bitte nenne eine erziehungsberechtigte Person.')).toBeTruthy();
    expect(screen.getByText('Die Einwilligung der Eltern ist nötig.')).toBeTruthy();
    expect(screen.getByText('Bitte nenne die bisher anspruchsvollste Tour.')).toBeTruthy();
  });

  test('there are no more persons than seats', async () => {
    const event = anEvent({ freePlaces: 2, availability: 'few' });
    const { user } = await openBooking({ api: { ...bookableApi, 'GET /api/events/:id': event } });
    await user.click(screen.getByRole('button', { name: 'Person hinzufügen' }));
    expect(screen.getByRole('button', { name: 'Person hinzufügen' })).toHaveProperty('disabled', true);
    expect(screen.getByText('Es sind höchstens 2 Personen möglich.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Person 2 entfernen' }));
    expect(screen.queryByRole('region', { name: 'Person 2' })).toBeNull();
  });

  test('shows the office’s conditions in short, and goes on without them', async () => {
    const { user } = await openBooking();
    await goToPayment(user);
    expect(await screen.findByText('Bis 30 Tage vorher: CHF 80.–')).toBeTruthy();
    // Beside the button: what cancelling costs, tier by tier.
    expect(screen.getByText('bis Mi, 10.06.2026').nextSibling?.textContent).toBe(
      'CHF 80.– pro Person, höchstens 50 % des Preises',
    );
    expect(screen.getByText('danach').nextSibling?.textContent).toBe('100 % des Preises');
    const order = ['complementary', 'checkbox', 'button'] as const;
    const [summary, , submit] = order.map((role) => screen.getAllByRole(role).at(-1));
    expect(submit && summary?.compareDocumentPosition(submit)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  test('a company that cannot be read keeps nobody from booking', async () => {
    const failing = () => {
      throw testProblem(503, {});
    };
    const { user, shell } = await openBooking({ api: { ...bookableApi, 'GET /api/company': failing } });
    await goToPayment(user);
    await acceptAndBook(user);
    await screen.findByRole('heading', { name: 'Du bist dabei!' });
    expect(shell.toasts.get()).toEqual([]);
  });

  test('the terms must be accepted', async () => {
    const { user, sent } = await openBooking();
    await goToPayment(user);
    await user.click(await screen.findByRole('button', { name: 'Verbindlich buchen' }));
    expect(screen.getByText('Bitte akzeptiere die Allgemeinen Geschäftsbedingungen.')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: /Ich akzeptiere/ }));
    expect(sent()).toHaveLength(0);
  });
});

describe('an event that cannot be booked', () => {
  test.each([
    ['deadline_passed', 'Der Anmeldeschluss war am Sa, 27.06.2026.'],
    ['cancelled', 'Der Termin wurde abgesagt.'],
    ['past', 'Der Termin hat schon stattgefunden.'],
    ['full', 'Alle Plätze sind vergeben.'],
  ] as const)('%s is said with a way on', async (availability, reason) => {
    await openBooking({ api: { ...bookableApi, 'GET /api/events/:id': anEvent({ availability }) } });
    expect(screen.getByText(reason)).toBeTruthy();
    const link = screen.getByRole('link', { name: 'Andere Termine in der Agenda' });
    expect(link.getAttribute('href')).toBe('/agenda');
  });

  test('an unknown event is a 404', async () => {
    const { shell } = await renderRemote(BOOKING_PATH, { api: {} });
    await waitFor(() =>
      expect(shell.seen.status).toEqual({
        status: 404,
        takeOver: true,
        message: 'Could not find event for booking.',
      }),
    );
  });

  test('a failed request can be retried', async () => {
    const api = {
      ...bookableApi,
      'GET /api/events/:id': () => {
        throw testProblem(418);
      },
    };
    const { user, shell } = await renderRemote(BOOKING_PATH, { api });
    const retry = await screen.findByRole('button', { name: 'Nochmals versuchen' });
    shell.answer(bookableApi);
    await user.click(retry);
    await screen.findByRole('heading', { name: EVENT.title });
  });
});

test('the price follows the persons and their membership', async () => {
  const { user, shell } = await openBooking();
  expect(await screen.findByRole('table', { name: 'Preis' })).toBeTruthy();
  await user.click(part(/du selber/).getByRole('checkbox', { name: /Mitglied des SAC/ }));
  expect(await screen.findByText('CHF -40.–')).toBeTruthy();
  const table = within(screen.getByRole('table', { name: 'Preis' }));
  expect(table.getByText('Gina Gast')).toBeTruthy();
  expect(table.getByText('inbegriffen 8.1 % MWST')).toBeTruthy();
  const bodies = shell.api.calls.filter(({ path }) => path === '/api/price-quotes').map(({ body }) => body);
  expect(bodies.at(-1)).toMatchObject({ bookingPersons: [{ sac: true }] });
  expect(aQuote([true]).total).toBe(36000);
});

test('the keyboard alone leads through the form', async () => {
  const { user } = await openBooking();
  const typed: Record<string, string> = {
    'bookingPersons[0].contactFirstName': 'Eva',
    'bookingPersons[0].contactLastName': 'Gast',
    'bookingPersons[0].contactPhone': '0797654321',
  };
  const next = screen.getByRole('button', { name: 'Weiter zur Prüfung' });
  for (let stops = 0; stops < 60 && document.activeElement !== next; stops += 1) {
    await user.tab();
    const text = typed[document.activeElement?.getAttribute('name') ?? ''];
    if (text) await user.keyboard(text);
  }
  await user.keyboard('{Enter}');
  await screen.findByRole('heading', { name: 'Prüfen und buchen' });
});
