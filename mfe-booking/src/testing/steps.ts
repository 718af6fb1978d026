import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

type Fields = Readonly<Record<string, string>>;

export const part = (name: string | RegExp) => within(screen.getByRole('region', { name }));
const field = (label: string) => new RegExp(`^${label}( \\*)?$`);

/** Fills in the fields of a part of the page, by their labels. */
export async function fill(user: UserEvent, scope: ReturnType<typeof part>, fields: Fields) {
  for (const [label, text] of Object.entries(fields)) {
    const input = scope.getByLabelText(field(label));
    await user.clear(input);
    await user.paste(text);
  }
}

export const EMERGENCY = {
  'Vorname Notfallkontakt': 'Eva',
  'Nachname Notfallkontakt': 'Gast',
  'Telefon Notfallkontakt': '079 765 43 21',
};

export const URS = {
  Vorname: 'Urs',
  Nachname: 'Meier',
  'E-Mail': 'urs@firn.example',
  Mobiltelefon: '079 222 33 44',
  Geburtsdatum: '4.3.85',
  ...EMERGENCY,
};

export const GINA = {
  Vorname: 'Gina',
  Nachname: 'Gast',
  'E-Mail': 'gast@firn.example',
  Mobiltelefon: '079 123 45 67',
  'Strasse und Nummer': 'Bergweg 7',
  PLZ: '3818',
  Ort: 'Grindelwald',
};

/** Adds a person and fills in their part of the form. */
export async function addPerson(user: UserEvent, number: number, fields: Fields = URS) {
  await user.click(screen.getByRole('button', { name: 'Person hinzufügen' }));
  const person = part(`Person ${number}`);
  await user.click(person.getByRole('radio', { name: 'Herr' }));
  await fill(user, person, fields);
}

export const goOn = (user: UserEvent) =>
  user.click(screen.getByRole('button', { name: 'Weiter zur Prüfung' }));

/** From the details of the logged-in Gina to the payment step. */
export async function goToPayment(user: UserEvent, title = 'Prüfen und buchen') {
  await fill(user, part(/du selber/), EMERGENCY);
  await goOn(user);
  await screen.findByRole('heading', { name: title });
}

export async function acceptAndBook(user: UserEvent) {
  await user.click(screen.getByRole('checkbox', { name: /Ich akzeptiere/ }));
  await user.click(await screen.findByRole('button', { name: 'Verbindlich buchen' }));
}
