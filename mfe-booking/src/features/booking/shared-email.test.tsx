import type { BookingRequest } from '@firn/shared-contracts/api';
import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
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

test('an address can be given after all', async () => {
  const { user } = await open();
  await addPerson(user, 2);
  await user.click(part('Person 2').getByRole('button', { name: 'Keine eigene E-Mail-Adresse' }));
  await user.click(part('Person 2').getByRole('button', { name: 'Eigene E-Mail-Adresse angeben' }));
  expect(textOf('Person 2', /^E-Mail( \*)?$/)).toBe('urs@firn.example');
});

test('a person replaces the one with the same address only on request', async () => {
  const { user } = await open();
  await addPerson(user, 2);
  await addPerson(user, 3, { Vorname: 'Ursina', 'E-Mail': 'URS@firn.example' });
  await user.tab();
  expect(part('Person 3').getByText(/schon bei Person 2 eingetragen/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Angaben von Person 2 ersetzen' }));
  expect(screen.queryByRole('region', { name: 'Person 3' })).toBeNull();
  expect(textOf('Person 2', /^Vorname( \*)?$/)).toBe('Ursina');
  expect(textOf('Person 2', /^Nachname( \*)?$/)).toBe('Meier');
  expect(screen.getByText('Die neuen Angaben ersetzen die bisherigen bei Person 2.')).toBeTruthy();
});
