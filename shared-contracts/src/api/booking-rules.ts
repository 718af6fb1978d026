import { ageOn, type LocalDate } from '../domain/zurich.ts';
import type { BookerRequest, BookingPersonRequest, BookingRequest, InvoiceTo } from './bookings.ts';
import { isChild } from './child.ts';
import { personNameMessage } from './person-name.ts';
import {
  allergiesMessage,
  birthdayMessage,
  type FieldMessages,
  isCalendarDate,
  nameMessages,
  normalisePhone,
  phoneMessages,
  postalCodeMessage,
} from './person-rules.ts';
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

function ageMessage(birthday: string, context: BookingRuleContext): string | null {
  const message = birthdayMessage(birthday, context.today);
  if (message || ageOn(birthday, context.eventStart) >= context.minimumAge) return message;
  return `Das Mindestalter beträgt ${context.minimumAge} Jahre.`;
}

/** Asks this of everybody who is no child (docs/domain/bookings.md#children). */
const ownWordsMessages = ({ salutation, phone }: BookingPersonRequest): FieldMessages => [
  ['salutation', salutation ? null : 'Bitte wähle eine Anrede.'],
  ['phone', phone?.trim() ? null : 'Bitte gib eine Telefonnummer an.'],
];

/** Cross-field rules of one person (docs/domain/bookings.md#person-fields); the field rules are in the schema. */
export function bookingPersonViolations(
  person: BookingPersonRequest,
  path: string,
  context: BookingRuleContext,
): Violation[] {
  const isMinor = isCalendarDate(person.birthday) && ageOn(person.birthday, context.eventStart) < 18;
  const { phone, ...others } = person;
  const messages: FieldMessages = [
    ...(isChild(person.birthday, context.eventStart) ? [] : ownWordsMessages(person)),
    ...nameMessages(person),
    ['birthday', ageMessage(person.birthday, context)],
    ...phoneMessages(phone ? person : others),
    ['postalCode', postalCodeMessage(person.postalCode, person.country)],
    ['allergiesText', allergiesMessage(person)],
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

/** Rules of who books (docs/domain/bookings.md#person-fields), in a booking and where the office corrects one. */
export function bookerViolations(booker: Omit<BookerRequest, 'salutation'>): Violation[] {
  const messages: FieldMessages = [
    ['firstName', personNameMessage(booker.firstName)],
    ['lastName', personNameMessage(booker.lastName)],
    ['postalCode', postalCodeMessage(booker.postalCode, booker.country)],
    ['phone', normalisePhone(booker.phone) ? null : 'Bitte gib eine gültige Telefonnummer an.'],
  ];
  return messages.flatMap(([field, message]) =>
    message ? [{ propertyPath: `booker.${field}`, message }] : [],
  );
}

/** Rules of another payer (docs/domain/payments.md#another-payer). */
function invoiceToViolations({ company, name, postalCode, country }: InvoiceTo): Violation[] {
  const messages: FieldMessages = [
    ['company', company?.trim() || name?.trim() ? null : 'Bitte nenne eine Firma oder einen Namen.'],
    ['postalCode', postalCodeMessage(postalCode, country)],
  ];
  return messages.flatMap(([field, message]) =>
    message ? [{ propertyPath: `invoiceTo.${field}`, message }] : [],
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
  violations.push(...bookerViolations(request.booker));
  if (request.invoiceTo) violations.push(...invoiceToViolations(request.invoiceTo));
  if (!request.acceptTerms) {
    violations.push({
      propertyPath: 'acceptTerms',
      message: 'Bitte akzeptiere die Allgemeinen Geschäftsbedingungen.',
    });
  }
  return violations;
}
