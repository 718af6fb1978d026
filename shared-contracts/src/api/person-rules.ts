import type { LocalDate } from '../domain/zurich.ts';
import { personNameMessage } from './person-name.ts';
import type { Violation } from './violation.ts';

const SWISS_POSTAL_CODE = /^\d{4}$/;
const E164 = /^\+[1-9]\d{6,14}$/;
const EARLIEST_BIRTHDAY = '1900-01-01';

/** The phone number in E.164, blanks stripped, Swiss numbers completed by +41; null when it is none. */
export function normalisePhone(phone: string): string | null {
  const stripped = phone.replace(/[\s()/.-]/g, '');
  const international = stripped.startsWith('00') ? `+${stripped.slice(2)}` : stripped;
  const complete = /^0[1-9]/.test(international) ? `+41${international.slice(1)}` : international;
  return E164.test(complete) ? complete : null;
}

export function isCalendarDate(date: string): boolean {
  const parsed = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(date);
}

export function postalCodeMessage(postalCode: string | undefined, country = 'CH'): string | null {
  if (!postalCode || !['CH', 'LI'].includes(country) || SWISS_POSTAL_CODE.test(postalCode)) return null;
  return 'Bitte gib eine Postleitzahl mit vier Ziffern an.';
}

export function birthdayMessage(birthday: string, today: LocalDate): string | null {
  if (!isCalendarDate(birthday)) return 'Bitte gib ein gültiges Geburtsdatum an.';
  if (birthday < EARLIEST_BIRTHDAY) return 'Bitte prüfe das Jahr: Wir nehmen Geburtsdaten ab 1900 an.';
  if (birthday >= today) return 'Das Geburtsdatum muss in der Vergangenheit liegen.';
  return null;
}

export type FieldMessages = [field: string, message: string | null][];

/** What is wrong with the numbers that are given. */
export function phoneMessages(person: {
  readonly phone?: string;
  readonly contactPhone?: string;
}): FieldMessages {
  const invalid = 'Bitte gib eine gültige Telefonnummer an, zum Beispiel 079 123 45 67.';
  const numberOf = (text: string | undefined) => (text === undefined ? null : normalisePhone(text));
  const [phone, contact] = [numberOf(person.phone), numberOf(person.contactPhone)];
  const same = contact !== null && contact === phone;
  return [
    ['phone', person.phone === undefined || phone ? null : invalid],
    ['contactPhone', person.contactPhone === undefined || contact ? null : invalid],
    ['contactPhone', same ? 'Die Notfallnummer muss eine andere sein als die eigene Nummer.' : null],
  ];
}

export const allergiesMessage = (person: {
  readonly allergies: boolean;
  readonly allergiesText?: string;
}): string | null =>
  person.allergies && !person.allergiesText?.trim() ? 'Bitte beschreibe die Allergien.' : null;

const NAMES = ['firstName', 'lastName', 'contactFirstName', 'contactLastName', 'guardianName'] as const;
type Names = { readonly [Name in (typeof NAMES)[number]]?: string };

export const nameMessages = (person: Names): FieldMessages =>
  NAMES.map((field) => [field, personNameMessage(person[field])]);

type Blank = string | null;

/** A person of whom some things may not be known. */
interface KnownPerson {
  readonly firstName: string;
  readonly lastName: string;
  readonly birthday: Blank;
  readonly postalCode?: Blank;
  readonly country?: string;
  readonly phone: Blank;
  readonly contactFirstName: Blank;
  readonly contactLastName: Blank;
  readonly contactPhone: Blank;
  readonly allergies?: boolean;
  readonly allergiesText?: Blank;
}

/**
 * The rules of a booking's persons for whoever is kept without a booking: an account, a family member
 * (docs/domain/bookings.md#person-fields). What is not known breaks none.
 */
export function personViolations(person: KnownPerson, today: LocalDate): Violation[] {
  const said = (text: Blank | undefined) => text || undefined;
  const names = {
    firstName: person.firstName,
    lastName: person.lastName,
    ...(person.contactFirstName && { contactFirstName: person.contactFirstName }),
    ...(person.contactLastName && { contactLastName: person.contactLastName }),
  };
  const phones = {
    ...(person.phone && { phone: person.phone }),
    ...(person.contactPhone && { contactPhone: person.contactPhone }),
  };
  const allergiesText = said(person.allergiesText);
  const messages: FieldMessages = [
    ...nameMessages(names),
    ['birthday', person.birthday ? birthdayMessage(person.birthday, today) : null],
    ['postalCode', postalCodeMessage(said(person.postalCode), person.country)],
    ...phoneMessages(phones),
    [
      'allergiesText',
      allergiesMessage({ allergies: person.allergies ?? false, ...(allergiesText && { allergiesText }) }),
    ],
  ];
  return messages.flatMap(([propertyPath, message]) => (message ? [{ propertyPath, message }] : []));
}
