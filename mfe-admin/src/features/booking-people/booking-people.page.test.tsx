import type { BookingPersonResponse, BookingResponse } from '@firn/shared-contracts/api';
import {
  aBooking,
  type TestApiHandlers,
  type TestRequest,
  testProblem,
} from '@firn/shared-contracts/testing';
import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { aChangePreview, changing, openBooking } from '../../testing/booking.ts';

const [gina] = aBooking().bookingPersons as [BookingPersonResponse];
const urs: BookingPersonResponse = {
  ...gina,
  '@id': '/api/booking_persons/018f0000-0000-7000-8000-000000000802',
  id: '018f0000-0000-7000-8000-000000000802',
  booker: false,
  salutation: 'Herr',
  firstName: 'Urs',
  email: 'urs@firn.example',
  birthday: '2010-03-04',
  guardianName: 'Gina Gast',
  guardianConsent: true,
  sac: true,
  sacNumber: '4711',
  phonePrivate: '+41313111111',
  version: 3,
};

const booked = (change: Partial<BookingResponse> = {}) =>
  aBooking({ bookingPersons: [gina, urs], personCount: 2, ...change });

const open = (api: TestApiHandlers = {}, booking = booked()) => openBooking({ page: 'people', booking, api });

async function fill(
  user: UserEvent,
  form: ReturnType<typeof within>,
  texts: Readonly<Record<string, string>>,
) {
  for (const [name, text] of Object.entries(texts))
    await user.type(form.getByRole('textbox', { name }), text);
}

const NINA = {
  Vorname: 'Nina',
  Name: 'Neu',
  'E-Mail': 'nina@firn.example',
  Telefon: '079 111 22 33',
  Geburtsdatum: '1.2.1985',
  'Vorname im Notfall': 'Nils',
  'Name im Notfall': 'Neu',
  'Telefon im Notfall': '079 222 33 44',
};

async function typeNina(user: UserEvent, form: ReturnType<typeof within>) {
  await user.selectOptions(form.getByRole('combobox', { name: /^Anrede/ }), 'Frau');
  await fill(user, form, NINA);
}

describe('the persons of a booking', () => {
  test('stand with everything that the booking knows of them', async () => {
    await open();
    await screen.findByRole('heading', { name: '2 Personen auf dieser Buchung' });
    const card = within(screen.getByRole('heading', { name: 'Urs Gast' }).closest('li') as HTMLElement);
    for (const text of [
      'Ja, Nr. 4711',
      'Gina Gast, einverstanden',
      'Bergweg 7, CH-3818 Grindelwald',
      '+41 31 311 11 11',
    ])
      expect(card.getByText(text)).toBeTruthy();
  });

  test('who has left cannot be changed any more', async () => {
    await open({}, booked({ bookingPersons: [gina, { ...urs, state: 'replaced' }] }));
    await screen.findByRole('button', { name: 'Gina Gast ersetzen' });
    expect(screen.queryByRole('button', { name: /^Urs Gast/ })).toBeNull();
  });

  test('of a cancelled booking are corrected, nothing else', async () => {
    await open({}, booked({ state: 'cancelled' }));
    await screen.findByRole('button', { name: 'Urs Gast bearbeiten' });
    expect(screen.queryByRole('button', { name: /ersetzen|annullieren|hinzufügen/ })).toBeNull();
  });
});

describe('correcting a person', () => {
  const edit = async (api: TestApiHandlers = {}) => {
    const shown = await open(api);
    await shown.user.click(await screen.findByRole('button', { name: 'Urs Gast bearbeiten' }));
    const form = within(await screen.findByRole('form', { name: 'Urs Gast bearbeiten' }));
    return { ...shown, form, save: () => shown.user.click(form.getByRole('button', { name: 'Speichern' })) };
  };

  test('sends what changed with the version of the person, and shows the booking as it is then', async () => {
    let current = booked();
    const { user, form, save, sent } = await edit({
      'GET /api/bookings/:id': () => current,
      'PATCH /api/booking_persons/:id': () => {
        const renamed = { ...urs, lastName: 'Gastmann', phonePrivate: null, version: 4 };
        current = booked({ bookingPersons: [gina, renamed], version: 2 });
        return {};
      },
    });
    await user.type(form.getByRole('textbox', { name: 'Name' }), 'mann');
    await user.clear(form.getByRole('textbox', { name: 'Telefon privat' }));
    await save();
    expect(await screen.findByRole('heading', { name: 'Urs Gastmann' })).toBeTruthy();
    const [call] = sent(urs['@id']);
    expect([call?.body, call?.ifMatch]).toEqual([{ lastName: 'Gastmann', phonePrivate: '' }, '"3"']);
    const heading = screen.getByRole('heading', { name: /2 Personen/ });
    await waitFor(() => expect(document.activeElement).toBe(heading));
  });

  test('follows the rules of a booking, and leaves the membership alone', async () => {
    const { user, form, save, sent } = await edit();
    expect(form.getByRole('checkbox', { name: 'Mitglied im SAC' })).toHaveProperty('disabled', true);
    await user.clear(form.getByRole('textbox', { name: /^Erziehungsberechtigte Person/ }));
    await user.click(form.getByRole('checkbox', { name: 'Allergien' }));
    await save();
    expect(form.getByText('Bitte nenne eine erziehungsberechtigte Person.')).toBeTruthy();
    expect(form.getByText(/^Bitte .*Allergien/)).toBeTruthy();
    expect(sent(urs['@id'])).toEqual([]);
  });

  test('that somebody else corrected meanwhile shows both', async () => {
    const theirs = { ...urs, lastName: 'Huber', version: 4 };
    let reads = 0;
    const { user, form, save } = await edit({
      'GET /api/bookings/:id': () => {
        reads += 1;
        return reads === 1 ? booked() : booked({ bookingPersons: [gina, theirs], version: 2 });
      },
      'PATCH /api/booking_persons/:id': () => {
        throw testProblem(412, { type: '/problems/stale', current: { id: urs.id }, changedBy: 'Sina Super' });
      },
    });
    await user.type(form.getByRole('textbox', { name: 'Name' }), 'mann');
    await save();
    expect(await screen.findByText(/Sina Super: Huber/)).toBeTruthy();
    expect(screen.getByText(/Meins: Gastmann/)).toBeTruthy();
  });
});

describe('somebody else', () => {
  const REPLACEMENT = 'POST /api/booking_persons/:id/replacement';
  const dearer = aChangePreview({ totalBefore: 76_000, total: 80_000, difference: 4000, persons: 2 });
  const nina = {
    ...gina,
    id: 'nina',
    '@id': '/api/booking_persons/nina',
    booker: false,
    firstName: 'Nina',
    lastName: 'Neu',
  };
  const after = booked({ bookingPersons: [gina, { ...urs, state: 'replaced' }, nina], version: 2 });

  const replace = async (api: TestApiHandlers = {}) => {
    const shown = await open({ [REPLACEMENT]: changing(dearer, after), ...api });
    await shown.user.click(await screen.findByRole('button', { name: 'Urs Gast ersetzen' }));
    const form = within(await screen.findByRole('form', { name: 'Urs Gast ersetzen' }));
    return { ...shown, form, send: () => shown.user.click(form.getByRole('button', { name: 'Ersetzen' })) };
  };

  test('takes the seat at the price that was shown', async () => {
    const { user, form, send, sent, looked, toasts } = await replace();
    await waitFor(() => expect(document.activeElement).toBe(form.getByRole('combobox', { name: /^Anrede/ })));
    expect(form.getByText(/^Der Preis steht hier, sobald/)).toBeTruthy();
    await typeNina(user, form);
    const effects = within(await form.findByRole('region', { name: 'Das löst es aus' }));
    expect(effects.getByText('CHF 800.–')).toBeTruthy();
    await send();
    expect(form.getByText('Schreibe den Grund.')).toBeTruthy();
    await user.type(form.getByRole('textbox', { name: /^Grund/ }), 'Urs ist krank');
    await send();
    expect(await screen.findByRole('heading', { name: 'Nina Neu' })).toBeTruthy();
    expect(toasts()).toEqual(['Die Person ist jetzt angemeldet.']);
    const [call] = sent('/replacement');
    expect(call?.path).toBe(`${urs['@id']}/replacement`);
    expect(call?.body).toMatchObject({
      person: { firstName: 'Nina', birthday: '1985-02-01', country: 'CH', sac: false },
      reason: 'Urs ist krank',
      notify: true,
      expectedTotal: 80_000,
    });
    expect(call?.body).not.toHaveProperty('person.allergiesText');
    expect(looked('/replacement').length).toBeGreaterThan(0);
  });

  test('is not sent before there is a price', async () => {
    const { user, form, send, sent } = await replace({
      [REPLACEMENT]: () => {
        throw testProblem(503, { detail: 'Die Datenbank macht Pause.' });
      },
    });
    await typeNina(user, form);
    await user.type(form.getByRole('textbox', { name: /^Grund/ }), 'Urs ist krank');
    expect(await form.findByRole('button', { name: 'Nochmals versuchen' })).toBeTruthy();
    await send();
    expect(await screen.findByText(/^Warte, bis der Preis hier steht/)).toBeTruthy();
    expect(sent('/replacement')).toEqual([]);
  });

  test('what the server has against a field stands at the field', async () => {
    const { user, form, send } = await replace({
      [REPLACEMENT]: ({ searchParams }: TestRequest) => {
        if (searchParams.has('dryRun')) return dearer;
        const message = 'Diese E-Mail-Adresse ist schon bei einer anderen Person eingetragen.';
        throw testProblem(422, { violations: [{ propertyPath: 'person.email', message }] });
      },
    });
    await typeNina(user, form);
    await user.type(form.getByRole('textbox', { name: /^Grund/ }), 'Urs ist krank');
    await form.findByRole('region', { name: 'Das löst es aus' });
    await send();
    const email = form.getByRole('textbox', { name: /^E-Mail/ });
    await waitFor(() => expect(email.getAttribute('aria-invalid')).toBe('true'));
    expect(email).toHaveProperty('value', 'nina@firn.example');
  });
});

describe('one person more', () => {
  const full = { propertyPath: 'maximumParticipants', message: 'Der Event ist ausgebucht.' };

  test('beyond the seats needs a tick', async () => {
    const preview = aChangePreview({ total: 80_000, persons: 3, freePlaces: 0, overridable: [full] });
    const { user, sent } = await open({ 'POST /api/bookings/:id/persons': changing(preview, booked()) });
    await user.click(await screen.findByRole('button', { name: 'Person hinzufügen' }));
    const form = within(await screen.findByRole('form', { name: 'Person hinzufügen' }));
    const send = () => user.click(form.getByRole('button', { name: 'Person hinzufügen' }));
    await typeNina(user, form);
    await user.type(form.getByRole('textbox', { name: /^Grund/ }), 'Guide ist einverstanden');
    await form.findByText('Der Event ist ausgebucht.');
    await send();
    expect(form.getByText(/^Bestätige, dass du es trotzdem machst/)).toBeTruthy();
    expect(sent('/persons')).toEqual([]);
    await user.click(form.getByRole('checkbox', { name: 'Trotzdem machen' }));
    await send();
    await waitFor(() => expect(sent('/persons')).toHaveLength(1));
    expect(sent('/persons')[0]?.body).toMatchObject({ override: true, expectedTotal: 80_000 });
  });

  test('is not offered for a full booking', async () => {
    const eight = Array.from({ length: 8 }, (_, index) => ({ ...gina, id: `p${index}` }));
    await open({}, booked({ bookingPersons: eight }));
    await screen.findByText('Mehr als 8 Personen gehen nicht auf eine Buchung.');
    expect(screen.queryByRole('button', { name: 'Person hinzufügen' })).toBeNull();
  });
});

test('one person is cancelled alone', async () => {
  const { user, sent } = await open({
    'POST /api/bookings/:id/cancellation': changing(aChangePreview({ fee: 8000, total: 48_000 }), booked()),
  });
  await user.click(await screen.findByRole('button', { name: 'Teilnahme annullieren: Urs Gast' }));
  const dialog = within(
    await screen.findByRole('dialog', { name: 'B-2026-00042: Teilnahme von Urs Gast annullieren' }),
  );
  await dialog.findByText('CHF 80.–');
  await user.type(dialog.getByRole('textbox', { name: /^Grund/ }), 'Krank');
  await user.click(dialog.getByRole('button', { name: 'Annullieren' }));
  await waitFor(() => expect(sent('/cancellation')).toHaveLength(1));
  expect(sent('/cancellation')[0]?.body).toMatchObject({ bookingPerson: urs['@id'], expectedTotal: 48_000 });
});
