import { BOOKING_PROBLEMS, CHANGE_PROBLEMS } from '@firn/shared-contracts/api';
import { aBooking, aLevel, anEvent, type TestApiHandlers, testProblem } from '@firn/shared-contracts/testing';
import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { aBookingOfTwo, aCompanion } from '../../testing/bookings.ts';
import { aPreview, changing, heading, openChange } from '../../testing/changes.ts';
import { fill, URS } from '../../testing/steps.ts';

const BOOKING = aBooking();
const TWO = aBookingOfTwo();
const PATH = `/profil/buchung/${BOOKING.id}/person`;
const READ = 'GET /api/bookings/:id';
const EVENT_READ = 'GET /api/events/:id';
const ADD = 'POST /api/bookings/:id/persons';
const REPLACE = 'POST /api/booking_persons/:id/replacement';

const [component] = BOOKING.lines;
const more = () =>
  aPreview({
    lines: component ? [{ ...component, person: 1, change: 1 }] : [],
    fee: 0,
    total: 80000,
    difference: 40000,
    persons: 2,
  });
const same = () => aPreview({ lines: [], fee: 0, totalBefore: 80000, total: 80000, difference: 0 });
const event = { [EVENT_READ]: anEvent() };

async function typeUrs(user: UserEvent, fields: Readonly<Record<string, string>> = URS) {
  await user.click(await screen.findByRole('radio', { name: 'Herr' }));
  await fill(user, within(document.body), fields);
}

const goOn = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Weiter' }));

describe('adding a person', () => {
  const withUrs = aBookingOfTwo({ bookingPersons: [...BOOKING.bookingPersons, aCompanion()] });

  test('asks as booking does, shows the new total, and binds at that price', async () => {
    const { user, made } = await openChange(PATH, {
      ...event,
      [READ]: BOOKING,
      [ADD]: changing(more, () => withUrs),
    });
    await typeUrs(user);
    await goOn(user);
    await user.dblClick(await screen.findByRole('button', { name: 'Kostenpflichtig hinzufügen' }));
    const done = await heading('Geändert');
    expect(document.activeElement).toBe(done);
    expect(screen.getByText('Urs Meier ist auch dabei.')).toBeTruthy();
    expect(screen.getByText('Neuer Gesamtpreis: CHF 800.–')).toBeTruthy();
    expect(made()).toHaveLength(1);
    expect(made()[0]?.body).toMatchObject({
      expectedTotal: 80000,
      person: { email: 'urs@firn.example', birthday: '1985-03-04', country: 'CH' },
    });
  });

  test('names what is missing at its field, and takes no address that somebody has', async () => {
    const { user, made } = await openChange(PATH, { ...event, [READ]: BOOKING });
    await typeUrs(user, { Vorname: 'Urs', 'E-Mail': 'GAST@firn.example' });
    await goOn(user);
    expect(screen.getByText('Bitte fülle das Feld «Nachname» aus.')).toBeTruthy();
    expect(screen.getByText('Diese E-Mail-Adresse ist schon bei Gina Gast eingetragen.')).toBeTruthy();
    await waitFor(() => expect(document.activeElement?.getAttribute('name')).toBe('person.birthday'));
    expect(made()).toEqual([]);
  });

  test('a child without an address is reached by way of the booker', async () => {
    const { user, made } = await openChange(PATH, {
      ...event,
      [READ]: BOOKING,
      [ADD]: changing(more, () => withUrs),
    });
    const { 'E-Mail': _email, ...fields } = URS;
    await typeUrs(user, fields);
    await user.click(screen.getByRole('button', { name: 'Keine eigene E-Mail-Adresse' }));
    await goOn(user);
    await user.click(await screen.findByRole('button', { name: 'Kostenpflichtig hinzufügen' }));
    await heading('Geändert');
    expect(made()[0]?.body).toMatchObject({ person: { email: 'gast+urs@firn.example' } });
  });

  test('the rules of the event hold', async () => {
    const { user } = await openChange(PATH, {
      [EVENT_READ]: anEvent({ level: aLevel({ title: 'Aufbau' }), minimumAge: 16 }),
      [READ]: BOOKING,
    });
    await typeUrs(user, { ...URS, Geburtsdatum: '1.1.2014' });
    await goOn(user);
    expect(screen.getByText('Das Mindestalter beträgt 16 Jahre.')).toBeTruthy();
    expect(screen.getByText('Bitte nenne die bisher anspruchsvollste Tour.')).toBeTruthy();
  });

  test('what the server refuses stands at its field, and nothing typed is lost', async () => {
    const message = 'Bitte gib eine andere E-Mail-Adresse an.';
    const { user } = await openChange(PATH, {
      ...event,
      [READ]: BOOKING,
      [ADD]: () => {
        throw testProblem(422, { violations: [{ propertyPath: 'person.email', message }] });
      },
    });
    await typeUrs(user);
    await goOn(user);
    expect(await screen.findByText(message)).toBeTruthy();
    expect(screen.getByLabelText(/^Nachname \*/)).toHaveProperty('value', 'Meier');
  });

  test('a seat that was taken meanwhile is told', async () => {
    const { user } = await openChange(PATH, {
      ...event,
      [READ]: BOOKING,
      [ADD]: () => {
        throw testProblem(409, { type: BOOKING_PROBLEMS.eventFull, freePlaces: 0 } as never);
      },
    });
    await typeUrs(user);
    await goOn(user);
    expect((await screen.findByRole('alert')).textContent).toContain('Es ist kein Platz mehr frei.');
    await user.click(screen.getByRole('button', { name: 'Angaben ändern' }));
    expect(await screen.findByLabelText(/^Nachname \*/)).toHaveProperty('value', 'Meier');
  });

  test('leaving asks once something is typed', async () => {
    const { user, shell, address } = await openChange(PATH, { ...event, [READ]: BOOKING });
    await typeUrs(user, { Vorname: 'Urs' });
    shell.navigation.push('/agenda');
    await user.click(await screen.findByRole('button', { name: 'Hier bleiben' }));
    expect(address()).toBe(PATH);
    expect(screen.getByLabelText(/^Vorname \*/)).toHaveProperty('value', 'Urs');
  });
});

describe('replacing a person', () => {
  const urs = aCompanion();
  const path = `${PATH}?person=${urs.id}`;
  const nina = { ...URS, Vorname: 'Nina', 'E-Mail': 'nina@firn.example' };
  const [gina] = TWO.bookingPersons;
  const after = aBookingOfTwo({
    bookingPersons: [
      gina ?? urs,
      { ...urs, state: 'replaced' },
      aCompanion({ id: 'new', firstName: 'Nina', email: 'nina@firn.example' }),
    ],
  });
  const api = (make: () => unknown): TestApiHandlers => ({
    ...event,
    [READ]: TWO,
    [REPLACE]: changing(same, make),
  });

  test('costs nothing and says so', async () => {
    const { user, made } = await openChange(
      path,
      api(() => after),
    );
    await heading('Urs Meier ersetzen');
    await typeUrs(user, nina);
    await goOn(user);
    expect(await screen.findByText('Das kostet nichts: Das Total bleibt CHF 800.–.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Person ersetzen' }));
    expect(await screen.findByText('Nina Meier ist jetzt an Stelle von Urs Meier dabei.')).toBeTruthy();
    expect(made()[0]).toMatchObject({
      path: `/api/booking_persons/${urs.id}/replacement`,
      body: { expectedTotal: 80000 },
    });
  });

  test('once made, nothing is asked for any more, whatever the address says', async () => {
    const { user, shell, address } = await openChange(
      path,
      api(() => after),
    );
    await typeUrs(user, nina);
    await goOn(user);
    await user.click(await screen.findByRole('button', { name: 'Person ersetzen' }));
    await heading('Geändert');
    // The address of the page that follows is there before the page.
    shell.navigation.push(PATH);
    await waitFor(() => expect(address()).toBe(PATH));
    expect(await screen.findByText(/^Nina Meier ist/)).toBeTruthy();
    expect(shell.api.calls.filter(({ path: called }) => called.endsWith('/persons'))).toEqual([]);
  });

  test('the address of who leaves may be used again', async () => {
    const { user } = await openChange(
      path,
      api(() => after),
    );
    await typeUrs(user);
    await goOn(user);
    expect(await screen.findByRole('button', { name: 'Person ersetzen' })).toBeTruthy();
  });

  test('a deadline that passed between is told with the way on', async () => {
    const { user } = await openChange(
      path,
      api(() => {
        throw testProblem(409, {
          type: CHANGE_PROBLEMS.changeOver,
          detail: 'Der Anmeldeschluss ist vorbei.',
        });
      }),
    );
    await typeUrs(user, nina);
    await goOn(user);
    await user.click(await screen.findByRole('button', { name: 'Person ersetzen' }));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Der Anmeldeschluss ist vorbei.');
  });

  test('after the deadline nobody types in vain', async () => {
    await openChange(path, { [READ]: aBookingOfTwo({ changesUntil: '2026-02-14T10:00:00.000Z' }) });
    expect(screen.getByText('Möglich war es bis Sa, 14.02.2026, 11:00 Uhr.')).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  test('somebody who has left cannot be replaced', async () => {
    const left = aBookingOfTwo({ bookingPersons: [gina ?? urs, { ...urs, state: 'cancelled' }] });
    await openChange(path, { [READ]: left });
    expect(screen.getByText('Diese Person ist nicht mehr angemeldet.')).toBeTruthy();
  });
});

test('a booking of eight takes nobody more', async () => {
  const eight = Array.from({ length: 8 }, (_, index) => aCompanion({ id: `p${index}` }));
  await openChange(PATH, { [READ]: aBooking({ bookingPersons: eight }) });
  expect(screen.getByText('Mehr als 8 Personen hat keine Buchung.')).toBeTruthy();
});
