import { type AlreadyBookedPerson, BOOKING_PROBLEMS } from '@firn/shared-contracts/api';
import { conflict, notFound, Problem } from '../../lib/problem.ts';
import { formatSeats } from '../../lib/swiss-format.ts';
import { waitingTime } from '../../lib/waiting-time.ts';
import type { NotBookable } from './bookings.domain.ts';
import type { Admission, Counted } from './brake.domain.ts';
import { type Price, shownLine } from './price.domain.ts';

type Refusal = Extract<Admission, { kind: 'refused' }>;

const NOT_BOOKABLE: Readonly<Record<NotBookable, string>> = {
  not_open: 'Dieser Termin ist nicht buchbar.',
  cancelled: 'Dieser Termin wurde abgesagt.',
  deadline_passed: 'Der Anmeldeschluss für diesen Termin ist vorbei.',
  past: 'Dieser Termin hat schon stattgefunden.',
};

/** The text of docs/domain/screens.md#errors. */
export const eventNotFound = () => notFound('Could not find event for booking.');

export const bookingNotFound = () => notFound('Wir konnten diese Buchung nicht finden.');

export const eventNotBookable = (reason: NotBookable) =>
  conflict(BOOKING_PROBLEMS.eventNotBookable, NOT_BOOKABLE[reason], { reason });

function fullDetail(freePlaces: number): string {
  if (freePlaces === 0) return 'Dieser Termin ist ausgebucht.';
  return `Es ${freePlaces === 1 ? 'ist' : 'sind'} nur noch ${formatSeats(freePlaces)} frei.`;
}

export const eventFull = (freePlaces: number, { waitlistPossible = true } = {}) =>
  conflict(BOOKING_PROBLEMS.eventFull, fullDetail(freePlaces), { freePlaces, waitlistPossible });

/** `maximumParticipants` is told to a group that is larger: the event never has the seats for it. */
export const groupTooLarge = (freePlaces: number, maximumParticipants: number) =>
  conflict(
    BOOKING_PROBLEMS.eventFull,
    freePlaces > 0
      ? fullDetail(freePlaces)
      : `Dieser Termin hat höchstens ${formatSeats(maximumParticipants)}.`,
    { freePlaces, waitlistPossible: false, maximumParticipants },
  );

/** Contains the price in force, so that the visitor can agree to it. */
export const priceChanged = ({ lines, vatTotals, total }: Price) =>
  conflict(
    BOOKING_PROBLEMS.priceChanged,
    'Der Preis hat sich geändert. Bitte prüfe ihn und buche nochmals.',
    { lines: lines.map(shownLine), vatTotals, total },
  );

export const sessionChanged = (fullName: string | null) =>
  conflict(
    BOOKING_PROBLEMS.sessionChanged,
    fullName === null
      ? 'Du bist nicht mehr angemeldet. Melde dich an, oder buche als Gast.'
      : `Du bist jetzt als ${fullName} angemeldet. Prüfe, für wen du buchst, und sende die Buchung nochmals.`,
  );

const saidOf = ({ fullName, isWaiting, bookingNumber }: AlreadyBookedPerson): string =>
  `${fullName} ${isWaiting ? 'steht schon auf der Warteliste' : 'ist schon angemeldet'} (${bookingNumber}).`;

export const alreadyBooked = (persons: readonly AlreadyBookedPerson[]) =>
  conflict(
    BOOKING_PROBLEMS.alreadyBooked,
    `${persons.map(saidOf).join(' ')} Um trotzdem zu buchen, bestätige es mit «bookAgain».`,
    { persons },
  );

const OVER = {
  expired:
    'Die Zeit zum Bestätigen ist vorbei, die Plätze sind wieder frei. Du kannst den Termin nochmals buchen.',
  ended: 'Diese Buchung gilt nicht mehr. Du kannst den Termin nochmals buchen.',
} as const;

export const confirmationOver = (why: keyof typeof OVER) =>
  conflict(BOOKING_PROBLEMS.confirmationOver, OVER[why]);

const WHOSE: Readonly<Record<Counted, string>> = {
  network: 'Von deinem Internetanschluss',
  email: 'Für diese E-Mail-Adresse',
};

/** Names every remedy: the links, an account, the phone, time. */
export const tooManyBookings = ({ counted, most, retrySeconds }: Refusal, phone: string) =>
  new Problem(
    429,
    `${WHOSE[counted]} ${most === 1 ? 'wartet schon 1 Buchung' : `warten schon ${most} Buchungen`} auf die Bestätigung. Benütze die Links in unseren E-Mails, melde dich an, ruf uns an (${phone}) oder versuche es in ${waitingTime(retrySeconds)} wieder.`,
    { type: BOOKING_PROBLEMS.tooManyBookings, headers: { 'retry-after': String(retrySeconds) } },
  );

/** Of a guest without an account; the answer names the remedies. */
export const bookedTooOften = (retrySeconds: number, phone: string) =>
  new Problem(
    429,
    `Von hier aus ist in der letzten Stunde schon mehrmals gebucht worden. Melde dich an, ruf uns an (${phone}) oder versuche es in ${waitingTime(retrySeconds)} wieder.`,
    { type: BOOKING_PROBLEMS.tooManyBookings, headers: { 'retry-after': String(retrySeconds) } },
  );

const LOCK_RETRY_SECONDS = 2;

export const lockTimeout = (cause: unknown) =>
  new Problem(409, 'Gerade buchen viele diesen Termin. Versuche es gleich noch einmal.', {
    type: BOOKING_PROBLEMS.lockTimeout,
    headers: { 'retry-after': String(LOCK_RETRY_SECONDS) },
    cause,
  });
