import type { BookingRequest } from '@firn/shared-contracts/api';
import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { BOOKING_PATH, bookableApi, GAST } from '../../testing/answers.ts';
import { renderRemote } from '../../testing/render.ts';
import { acceptAndBook, addPerson, EMERGENCY, fill, goOn, part, URS } from '../../testing/steps.ts';

const MIA = { ...URS, Vorname: 'Mia', 'E-Mail': GAST.email, Geburtsdatum: '4.3.2000' };

async function open() {
  const rendered = await renderRemote(BOOKING_PATH, { user: GAST, api: bookableApi });
  await screen.findByRole('heading', { level: 1 });
  await fill(rendered.user, part(/du selber/), EMERGENCY);
  return rendered;
}

const textOf = (region: string | RegExp, label: RegExp) =>
  (part(region).getByLabelText(label) as HTMLInputElement).value;

test('the booker’s address for another person replaces nobody and cannot be booked', async () => {
  const { user, address } = await open();
  await addPerson(user, 2, MIA);
  await goOn(user);
  expect(address()).toBe(BOOKING_PATH);
  expect(screen.getByText('Diese E-Mail-Adresse ist schon bei Person 1 eingetragen.')).toBeTruthy();
  expect(textOf(/du selber/, /^Geburtsdatum/)).toBe('17.05.1990');
  expect(textOf('Person 2', /^Geburtsdatum/)).toBe('04.03.2000');
  expect(screen.queryByRole('button', { name: /ersetzen/ })).toBeNull();
});

test('a person without an address is booked, and mail goes to the booker', async () => {
  const { user, shell } = await open();
  await addPerson(user, 2, MIA);
  const choice = part('Person 2').getByRole('button', { name: 'Keine eigene E-Mail-Adresse' });
  await user.click(choice);
  expect(
    part('Person 2').getByText(`Was wir dieser Person schreiben, geht an dich: ${GAST.email}.`),
  ).toBeTruthy();
  expect(document.activeElement).toBe(choice);
  await goOn(user);
  await screen.findByRole('heading', { name: 'Prüfen und buchen' });
  await acceptAndBook(user);
  await screen.findByRole('heading', { name: 'Du bist dabei!' });
  const sent = shell.api.calls.find(({ method, path }) => method === 'POST' && path === '/api/bookings');
  const request = sent?.body as unknown as BookingRequest | undefined;
  expect(request?.bookingPersons.map(({ email }) => email)).toEqual([GAST.email, 'gast+mia@firn.example']);
  expect(request?.bookingPersons[1]).not.toHaveProperty('viaBooker');
});

test('a child is asked for no salutation and no number', async () => {
  const { user, shell } = await open();
  const { Mobiltelefon: _phone, ...child } = MIA;
  await addPerson(user, 2, { ...child, Geburtsdatum: '4.3.2016' });
  expect(part('Person 2').queryByRole('radio', { name: 'Herr' })).toBeNull();
  expect(part('Person 2').queryByLabelText(/^Mobiltelefon/)).toBeNull();
  await user.click(part('Person 2').getByRole('button', { name: 'Keine eigene E-Mail-Adresse' }));
  await fill(user, part('Person 2'), { 'Name der erziehungsberechtigten Person': 'Gina Gast' });
  await user.click(part('Person 2').getByRole('checkbox', { name: /einverstanden/ }));
  await goOn(user);
  await screen.findByRole('heading', { name: 'Prüfen und buchen' });
  await acceptAndBook(user);
  await screen.findByRole('heading', { name: 'Du bist dabei!' });
  const sent = shell.api.calls.find(({ method, path }) => method === 'POST' && path === '/api/bookings');
  const mia = (sent?.body as unknown as BookingRequest | undefined)?.bookingPersons[1];
  expect(mia).toMatchObject({ firstName: 'Mia', birthday: '2016-03-04' });
  expect(mia).not.toHaveProperty('phone');
});

test('an address can be given after all', async () => {
  const { user } = await open();
  await addPerson(user, 2);
  await user.click(part('Person 2').getByRole('button', { name: 'Keine eigene E-Mail-Adresse' }));
  await user.click(part('Person 2').getByRole('button', { name: 'Eigene E-Mail-Adresse angeben' }));
  expect(textOf('Person 2', /^E-Mail( \*)?$/)).toBe('urs@firn.example');
});

test('who is typed with a known address replaces whoever had it, once the address is left', async () => {
  const { user } = await open();
  // Nothing happened yet: the style sheet hides what is empty.
  expect(part('Wer kommt mit?').getByRole('status').childNodes).toHaveLength(0);
  await addPerson(user, 2);
  await addPerson(user, 3, { Vorname: 'Ursina', 'E-Mail': 'URS@firn.example' });
  expect(screen.getByRole('region', { name: 'Person 3' })).toBeTruthy();
  await user.tab();
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Person 3' })).toBeNull());
  expect(textOf('Person 2', /^Vorname( \*)?$/)).toBe('Ursina');
  expect(textOf('Person 2', /^Nachname( \*)?$/)).toBe('Meier');
  expect(screen.getByText('Die neuen Angaben ersetzen die bisherigen bei Person 2.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Rückgängig machen' }));
  expect(textOf('Person 2', /^Vorname( \*)?$/)).toBe('Urs');
  expect(textOf('Person 3', /^Vorname( \*)?$/)).toBe('Ursina');
  expect(textOf('Person 3', /^E-Mail( \*)?$/)).toBe('');
  expect(screen.queryByRole('button', { name: 'Rückgängig machen' })).toBeNull();
});

test('the booker typed once more is the booker, who stands first', async () => {
  const { user } = await open();
  const { 'E-Mail': _email, ...fields } = URS;
  await addPerson(user, 2, { ...fields, Vorname: 'Gina', Nachname: 'Gast', 'E-Mail': GAST.email });
  await user.tab();
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Person 2' })).toBeNull());
  expect(textOf(/du selber/, /^Geburtsdatum/)).toBe('04.03.1985');
});

test('nothing is wrong with a second person before it is typed, also after a failed try to go on', async () => {
  const { user } = await open();
  await fill(user, part(/du selber/), { 'Vorname Notfallkontakt': '' });
  await goOn(user);
  expect(screen.getByText('Eine Angabe fehlt noch oder stimmt nicht. Sie ist unten markiert.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Person hinzufügen' }));
  const second = screen.getByRole('region', { name: 'Person 2' });
  expect(second.querySelectorAll('[aria-invalid="true"]')).toHaveLength(0);
  expect(screen.getByText('Eine Angabe fehlt noch oder stimmt nicht. Sie ist unten markiert.')).toBeTruthy();
  await user.click(part('Person 2').getByLabelText(/^Nachname \*/));
  await user.tab();
  expect(part('Person 2').getByText('Bitte fülle das Feld «Nachname» aus.')).toBeTruthy();
  await goOn(user);
  expect(second.querySelectorAll('[aria-invalid="true"]').length).toBeGreaterThan(5);
});

test('the emergency contact of the first person is taken over by one press', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Person hinzufügen' }));
  await user.click(part('Person 2').getByRole('button', { name: 'Notfallkontakt wie Person 1' }));
  expect(textOf('Person 2', /^Telefon Notfallkontakt/)).toBe(EMERGENCY['Telefon Notfallkontakt']);
  expect(screen.getAllByRole('button', { name: 'Notfallkontakt wie Person 1' })).toHaveLength(1);
});
