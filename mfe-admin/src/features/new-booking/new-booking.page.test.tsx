import type { BookingRequest, EventResponse, FamilyMemberResponse } from '@firn/shared-contracts/api';
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
import { someAnswers } from '../../testing/answers.ts';
import { aSeatOption, aUser, BOOKING_ID, EVENT_ID, SEAT_OPTION_ID, USER_ID } from '../../testing/fixtures.ts';
import { renderRemote } from '../../testing/render.ts';

const PAGE = `/admin/bookings/neu?event=${EVENT_ID}&user=${USER_ID}`;

const gina = aUser({
  salutation: 'Frau',
  birthday: '1990-05-17',
  address: 'Bergweg 7',
  postalCode: '3818',
  contactFirstName: 'Urs',
  contactLastName: 'Gast',
  contactPhone: '+41797654321',
});

const MIA: FamilyMemberResponse = {
  '@id': '/api/family_members/1',
  '@type': 'FamilyMember',
  id: '1',
  version: 1,
  salutation: 'Frau',
  firstName: 'Mia',
  lastName: 'Gast',
  fullName: 'Mia Gast',
  email: null,
  birthday: '2015-02-01',
  phone: null,
  contactFirstName: 'Urs',
  contactLastName: 'Gast',
  contactPhone: '+41797654321',
  sac: false,
  sacNumber: null,
  vegetarian: true,
  allergies: false,
  allergiesText: null,
  hardestTour: null,
  rentingMaterialPropertyValues: [],
};

const quoteOf = ({ body }: TestRequest) => {
  const { bookingPersons } = body as BookingRequest;
  const [line] = aBooking().lines;
  const lines = bookingPersons.map((_, person) => ({ ...line, person }));
  const total = lines.length * 40_000;
  return { currency: 'CHF', lines, vatTotals: [], total, dueDate: '2026-03-16' };
};

async function open(
  path = PAGE,
  { api = {}, event = {} }: { api?: TestApiHandlers; event?: Partial<EventResponse> } = {},
) {
  const asked = anEvent({ level: null, ...event });
  const shown = await renderRemote(path, {
    api: {
      ...someAnswers,
      'GET /api/events': aCollection('/api/events', [asked]),
      'GET /api/events/:id': asked,
      'GET /api/users': aCollection('/api/users', [gina]),
      'GET /api/users/:id': gina,
      'POST /api/price-quotes': quoteOf,
      'POST /api/bookings': aBooking(),
      'GET /api/users/:id/family_members': aCollection('/api/family_members', []),
      ...api,
    },
  });
  const form = within(await screen.findByRole('form', { name: 'Buchung erfassen' }));
  const book = () => shown.user.click(form.getByRole('button', { name: 'Verbindlich buchen' }));
  const agree = () => shown.user.click(form.getByRole('checkbox', { name: /^Der Gast kennt die AGB/ }));
  const sent = () =>
    shown.shell.api.calls.filter(({ method, path: to }) => method === 'POST' && to === '/api/bookings');
  const type = async (scope: ReturnType<typeof within>, texts: Readonly<Record<string, string>>) => {
    for (const [name, text] of Object.entries(texts))
      await shown.user.type(scope.getByRole('textbox', { name }), text);
  };
  return { ...shown, form, book, agree, sent, type };
}

describe('a booking on the phone', () => {
  test('for a known guest needs the consent alone, and leads to the booking', async () => {
    const { form, book, agree, sent, address } = await open();
    await form.findAllByText('CHF 400.–');
    await agree();
    await book();
    await waitFor(() => expect(address()).toBe(`/admin/bookings/${BOOKING_ID}`));
    const [call] = sent();
    expect(call?.idempotencyKey).toBeTruthy();
    expect(call?.body).toMatchObject({
      event: anEvent()['@id'],
      booker: { firstName: 'Gina', address: 'Bergweg 7' },
      bookingPersons: [{ booker: true, firstName: 'Gina', birthday: '1990-05-17' }],
      acceptTerms: true,
      expectedTotal: 40_000,
      office: { user: `/api/users/${USER_ID}`, notify: true },
    });
  });

  test('for a guest without an account and a child says what is missing, each at its field', async () => {
    const { user, form, book, agree, sent, type } = await open(`/admin/bookings/neu?event=${EVENT_ID}`);
    await book();
    expect(form.getByText('Bitte fülle das Feld «Strasse und Nummer» aus.')).toBeTruthy();
    expect(sent()).toEqual([]);
    const guest = within(form.getByRole('region', { name: 'Wer bucht und bezahlt' }));
    await user.selectOptions(guest.getByRole('combobox', { name: 'Anrede' }), 'Frau');
    await type(guest, {
      Vorname: 'Nina',
      Name: 'Neu',
      'E-Mail': 'nina@firn.example',
      Telefon: '079 111 22 33',
      'Strasse und Nummer': 'Dorf 1',
      PLZ: '3920',
      Ort: 'Zermatt',
    });
    await user.click(form.getByRole('checkbox', { name: 'Nimmt selbst teil' }));
    const child = within(form.getByRole('region', { name: 'Person 1' }));
    await user.selectOptions(child.getByRole('combobox', { name: 'Anrede' }), 'Divers');
    await type(child, {
      Vorname: 'Zoë',
      Name: 'Neu',
      Telefon: '079 111 22 33',
      Geburtsdatum: '1.2.2015',
      'Vorname im Notfall': 'Nils',
      'Name im Notfall': 'Neu',
      'Telefon im Notfall': '079 222 33 44',
    });
    await type(child, { 'Erziehungsberechtigte Person': 'Nina Neu' });
    await user.click(child.getByRole('checkbox', { name: /^Die erziehungsberechtigte Person/ }));
    await agree();
    await form.findAllByText('CHF 400.–');
    await book();
    await waitFor(() => expect(sent()).toHaveLength(1));
    const [call] = sent();
    expect(call?.body).toMatchObject({
      booker: { email: 'nina@firn.example', city: 'Zermatt' },
      bookingPersons: [{ email: 'nina+zoe@firn.example', guardianName: 'Nina Neu' }],
    });
    expect(call?.body).not.toHaveProperty('bookingPersons[0].booker');
    expect(call?.body).toHaveProperty('office', { notify: true });
  });

  test('beyond seats and deadline needs a tick and a reason', async () => {
    const { user, form, book, agree, sent } = await open(PAGE, {
      event: { freePlaces: 0, registrationDeadline: '2026-02-01T22:59:00.000Z' },
    });
    await form.findByText('Der Event ist ausgebucht.');
    expect(form.getByText('Der Anmeldeschluss war am So, 01.02.2026, 23:59.')).toBeTruthy();
    await form.findAllByText('CHF 400.–');
    await agree();
    await book();
    expect(form.getByText('Bestätige, dass du es trotzdem machst.')).toBeTruthy();
    expect(sent()).toEqual([]);
    await user.click(form.getByRole('checkbox', { name: 'Trotzdem buchen' }));
    await user.type(form.getByRole('textbox', { name: 'Grund' }), 'Guide ist einverstanden');
    await user.click(form.getByRole('checkbox', { name: 'Gast benachrichtigen' }));
    await book();
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]?.body).toHaveProperty('office', {
      user: `/api/users/${USER_ID}`,
      notify: false,
      override: true,
      reason: 'Guide ist einverstanden',
    });
  });

  test('of a full event becomes an entry of the waiting list instead', async () => {
    const { user, form, agree, shell, address } = await open(PAGE, {
      event: { freePlaces: 0 },
      api: { 'POST /api/waitlist_entries': aBooking({ state: 'waitlisted', waitlistPosition: 1 }) },
    });
    await form.findByText('Der Event ist ausgebucht.');
    await form.findAllByText('CHF 400.–');
    await agree();
    await user.click(form.getByRole('button', { name: 'Verbindlich buchen' }));
    expect(form.getByText(/^Setze den Gast auf die Warteliste, oder/)).toBeTruthy();
    expect(form.getByText('Zahlbar bis')).toBeTruthy();
    await user.click(form.getByRole('checkbox', { name: /^Auf die Warteliste setzen/ }));
    expect(form.queryByText('Zahlbar bis')).toBeNull();
    expect(form.queryByRole('textbox', { name: 'Grund' })).toBeNull();
    await user.click(form.getByRole('button', { name: 'Auf die Warteliste setzen' }));
    await waitFor(() => expect(address()).toBe(`/admin/bookings/${BOOKING_ID}`));
    const entered = shell.api.calls.find(
      ({ method, path }) => method === 'POST' && path === '/api/waitlist_entries',
    );
    expect(entered?.idempotencyKey).toBeTruthy();
    expect(entered?.body).toMatchObject({ expectedTotal: 40_000 });
    expect(entered?.body).toHaveProperty('office', { user: `/api/users/${USER_ID}`, notify: true });
  });

  test('takes the family of the guest along, whole', async () => {
    const { user, form, book, agree, sent } = await open(PAGE, {
      api: { 'GET /api/users/:id/family_members': aCollection('/api/family_members', [MIA]) },
    });
    await user.click(await form.findByRole('button', { name: 'Mia Gast dazunehmen' }));
    expect(form.queryByRole('button', { name: 'Mia Gast dazunehmen' })).toBeNull();
    const child = within(form.getByRole('region', { name: 'Person 2' }));
    expect(child.getByRole('textbox', { name: 'Erziehungsberechtigte Person' })).toHaveProperty(
      'value',
      'Gina Gast',
    );
    await user.click(child.getByRole('checkbox', { name: /^Die erziehungsberechtigte Person/ }));
    await agree();
    await form.findByText('CHF 800.–');
    await book();
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]?.body).toMatchObject({
      bookingPersons: [
        { booker: true },
        { firstName: 'Mia', email: 'gast+mia@firn.example', birthday: '2015-02-01', vegetarian: true },
      ],
    });
  });

  test('whose last seat goes meanwhile shows that, under another key', async () => {
    let isFull = false;
    const { form, book, agree, sent } = await open(PAGE, {
      api: {
        'GET /api/events/:id': () => anEvent({ level: null, freePlaces: isFull ? 0 : 1 }),
        'POST /api/bookings': () => {
          isFull = true;
          throw testProblem(409, { type: '/problems/event-full', detail: 'Es ist kein Platz mehr frei.' });
        },
      },
    });
    await form.findAllByText('CHF 400.–');
    await agree();
    await book();
    expect(await screen.findByText('Es ist kein Platz mehr frei.')).toBeTruthy();
    expect(await form.findByText('Der Event ist ausgebucht.')).toBeTruthy();
    await book();
    expect(sent()).toHaveLength(1);
  });

  test('that may have arrived is sent again under the same key', async () => {
    const { form, book, agree, sent, address } = await open(PAGE, {
      api: {
        'POST /api/bookings': () => {
          if (sent().length === 1) throw testProblem(0);
          return aBooking();
        },
      },
    });
    await form.findAllByText('CHF 400.–');
    await agree();
    await book();
    await screen.findByText(/^Keine Verbindung/);
    await book();
    await waitFor(() => expect(address()).toBe(`/admin/bookings/${BOOKING_ID}`));
    const [first, second] = sent().map(({ idempotencyKey }) => idempotencyKey);
    expect(second).toBe(first);
  });

  test('shows the message before the guest agrees, of the booking or of the waiting list', async () => {
    const told = (text: string) => ({
      mails: [{ template: 'booking_confirmed', to: 'gast@firn.example', subject: 'Deine Buchung', text }],
    });
    const { user, form, shell, sent } = await open(PAGE, {
      event: { freePlaces: 0 },
      api: {
        'POST /api/bookings': told('Du bist dabei'),
        'POST /api/waitlist_entries': told('Du stehst auf der Warteliste'),
      },
    });
    await form.findAllByText('CHF 400.–');
    expect(sent()).toEqual([]);
    await user.click(form.getByText('Vorschau der Nachricht'));
    expect(await form.findByText('Du bist dabei')).toBeTruthy();
    await user.click(form.getByRole('checkbox', { name: /^Auf die Warteliste setzen/ }));
    expect(await form.findByText('Du stehst auf der Warteliste')).toBeTruthy();
    const posted = shell.api.calls.filter(({ searchParams }) => searchParams.has('dryRun'));
    expect(posted.map(({ path }) => path)).toEqual(['/api/bookings', '/api/waitlist_entries']);
    expect(posted[0]?.body).toMatchObject({ acceptTerms: true, expectedTotal: 40_000 });
    await user.click(form.getByRole('checkbox', { name: 'Gast benachrichtigen' }));
    expect(form.queryByText('Vorschau der Nachricht')).toBeNull();
  });

  test('begins with the choice of event and guest', async () => {
    const { user, form, address } = await open('/admin/bookings/neu');
    expect(form.getByText('Wähle zuerst den Event.')).toBeTruthy();
    await user.type(screen.getByRole('combobox', { name: 'Event' }), 'Allalin');
    await user.click(await screen.findByRole('option', { name: /E-101-1, 8 Plätze frei/ }));
    await waitFor(() => expect(address()).toBe(`/admin/bookings/neu?event=${EVENT_ID}`));
    await user.type(form.getByRole('combobox', { name: 'Konto des Gastes' }), 'Gina');
    await user.click(await screen.findByRole('option', { name: /gast@firn\.example/ }));
    await waitFor(() =>
      expect(form.getByRole('textbox', { name: 'Ort' })).toHaveProperty('value', 'Grindelwald'),
    );
  });

  test('takes several persons, as many as a booking has', async () => {
    const { user, form } = await open();
    for (let number = 2; number <= 8; number += 1)
      await user.click(form.getByRole('button', { name: 'Weitere Person' }));
    expect(form.queryByRole('button', { name: 'Weitere Person' })).toBeNull();
    expect(await form.findByText("CHF 3'200.–")).toBeTruthy();
    const remove = form.getByRole('button', { name: 'Person 8 entfernen' });
    expect(remove.textContent).toBe('Person 8 entfernen');
    await user.click(remove);
    expect(await form.findByText("CHF 2'800.–")).toBeTruthy();
  });

  test('takes the seats of an option, with what the call has told', async () => {
    const full = { freePlaces: 0, availability: 'waitlist' } as const;
    const path = `/admin/bookings/neu?event=${EVENT_ID}&option=${SEAT_OPTION_ID}`;
    const { form, agree, book, sent } = await open(path, {
      event: full,
      api: { 'GET /api/seat_options/:id': aSeatOption({ user: `/api/users/${USER_ID}` }) },
    });
    expect(screen.getByText(/^Option O-2026-00042: 2 Plätze sind bis/)).toBeTruthy();
    expect(form.queryByText('Dagegen spricht:')).toBeNull();
    const second = within(form.getByRole('region', { name: 'Person 2' }));
    expect(second.getByRole('textbox', { name: 'Telefon im Notfall' })).toHaveProperty(
      'value',
      '+41797654321',
    );
    await agree();
    await book();
    expect(sent()).toEqual([]);
  });

  test('of several persons copies the emergency contact', async () => {
    const { user, form } = await open();
    await user.click(form.getByRole('button', { name: 'Weitere Person' }));
    const second = within(form.getByRole('region', { name: 'Person 2' }));
    expect(second.getByRole('textbox', { name: 'Vorname im Notfall' })).toHaveProperty('value', 'Urs');
  });
});
