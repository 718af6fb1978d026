import { ageOn, type LocalDate } from '../domain/zurich.ts';
import type { BookingPersonRequest, BookingRequest } from './bookings.ts';
import { personNameMessage } from './person-name.ts';
import type { Violation } from './violation.ts';

/** What the rules need to know of the event. */
export interface BookingRuleContext {
  /** Today in Zurich. */
  readonly today: LocalDate;
  /** First day of the event in Zurich. */
  readonly eventStart: LocalDate;
  readonly minimumAge: number;
  /** Whether the event asks for the hardest tour so far: see `asksHardestTour`. */
  readonly asksHardestTour: boolean;
}

/** Title of the level that asks for no experience. */
const BASIC_LEVEL = 'Basis';

/** Whether a booking must name the hardest tour so far; `level` is the title of the event's level. */
export const asksHardestTour = (level: string | null): boolean => level !== null && level !== BASIC_LEVEL;

const SWISS_POSTAL_CODE = /^\d{4}$/;
const E164 = /^\+[1-9]\d{6,14}$/;

/** The phone number in E.164, blanks stripped, Swiss numbers completed by +41; null when it is none. */
export function normalisePhone(phone: string): string | null {
  const stripped = phone.replace(/[\s()/.-]/g, '');
  const international = stripped.startsWith('00') ? `+${stripped.slice(2)}` : stripped;
  const complete = /^0[1-9]/.test(international) ? `+41${international.slice(1)}` : international;
  return E164.test(complete) ? complete : null;
}

function isCalendarDate(date: string): boolean {
  const parsed = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(date);
}

function postalCodeMessage(postalCode: string | undefined, country = 'CH'): string | null {
  if (!postalCode || !['CH', 'LI'].includes(country) || SWISS_POSTAL_CODE.test(postalCode)) return null;
  return 'Bitte gib eine Postleitzahl mit vier Ziffern an.';
}

const EARLIEST_BIRTHDAY = '1900-01-01';

function birthdayMessage(birthday: string, context: BookingRuleContext): string | null {
  if (!isCalendarDate(birthday)) return 'Bitte gib ein gültiges Geburtsdatum an.';
  if (birthday < EARLIEST_BIRTHDAY) return 'Bitte prüfe das Jahr: Wir nehmen Geburtsdaten ab 1900 an.';
  if (birthday >= context.today) return 'Das Geburtsdatum muss in der Vergangenheit liegen.';
  if (ageOn(birthday, context.eventStart) < context.minimumAge) {
    return `Das Mindestalter beträgt ${context.minimumAge} Jahre.`;
  }
  return null;
}

type FieldMessages = [field: string, message: string | null][];

const NAMES = ['firstName', 'lastName', 'contactFirstName', 'contactLastName', 'guardianName'] as const;

const nameMessages = (person: BookingPersonRequest): FieldMessages =>
  NAMES.map((field) => [field, personNameMessage(person[field])]);

function phoneMessages(person: BookingPersonRequest): FieldMessages {
  const invalid = 'Bitte gib eine gültige Telefonnummer an, zum Beispiel 079 123 45 67.';
  const phone = normalisePhone(person.phone);
  const contact = normalisePhone(person.contactPhone);
  const same = contact !== null && contact === phone;
  return [
    ['phone', phone ? null : invalid],
    ['contactPhone', contact ? null : invalid],
    ['contactPhone', same ? 'Die Notfallnummer muss eine andere sein als die eigene Nummer.' : null],
  ];
}

/** Cross-field rules of one person (docs/domain/bookings.md#person-fields); the field rules are in the schema. */
export function bookingPersonViolations(
  person: BookingPersonRequest,
  path: string,
  context: BookingRuleContext,
): Violation[] {
  const isMinor = isCalendarDate(person.birthday) && ageOn(person.birthday, context.eventStart) < 18;
  const messages: FieldMessages = [
    ...nameMessages(person),
    ['birthday', birthdayMessage(person.birthday, context)],
    ...phoneMessages(person),
    ['postalCode', postalCodeMessage(person.postalCode, person.country)],
    [
      'allergiesText',
      person.allergies && !person.allergiesText?.trim() ? 'Bitte beschreibe die Allergien.' : null,
    ],
    [
      'hardestTour',
      context.asksHardestTour && !person.hardestTour?.trim()
        ? 'Bitte nenne die bisher anspruchsvollste Tour.'
        : null,
    ],
    [
      'guardianName',
      isMinor && !person.guardianName?.trim() ? 'Bitte nenne eine erziehungsberechtigte Person.' : null,
    ],
    [
      'guardianConsent',
      isMinor && person.guardianConsent !== true ? 'Die Einwilligung der Eltern ist nötig.' : null,
    ],
  ];
  return messages.flatMap(([field, message]) =>
    message ? [{ propertyPath: `${path}.${field}`, message }] : [],
  );
}

/** Every rule of a booking that a JSON Schema cannot say (docs/domain/bookings.md#person-fields). */
export function bookingViolations(request: BookingRequest, context: BookingRuleContext): Violation[] {
  const violations = request.bookingPersons.flatMap((person, index) =>
    bookingPersonViolations(person, `bookingPersons[${index}]`, context),
  );
  const seen = new Set<string>();
  request.bookingPersons.forEach((person, index) => {
    const email = person.email.toLowerCase();
    if (seen.has(email)) {
      violations.push({
        propertyPath: `bookingPersons[${index}].email`,
        message: 'Diese E-Mail-Adresse ist schon bei einer anderen Person eingetragen.',
      });
    }
    seen.add(email);
  });
  const { booker } = request;
  for (const field of ['firstName', 'lastName'] as const) {
    const message = personNameMessage(booker[field]);
    if (message) violations.push({ propertyPath: `booker.${field}`, message });
  }
  const bookerPostalCode = postalCodeMessage(booker.postalCode, booker.country);
  if (bookerPostalCode) violations.push({ propertyPath: 'booker.postalCode', message: bookerPostalCode });
  if (!normalisePhone(booker.phone)) {
    violations.push({ propertyPath: 'booker.phone', message: 'Bitte gib eine gültige Telefonnummer an.' });
  }
  if (!request.acceptTerms) {
    violations.push({
      propertyPath: 'acceptTerms',
      message: 'Bitte akzeptiere die Allgemeinen Geschäftsbedingungen.',
    });
  }
  return violations;
}
