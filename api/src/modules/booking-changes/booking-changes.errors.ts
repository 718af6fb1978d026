import { BOOKING_PROBLEMS, type BookingChangePreview, CHANGE_PROBLEMS } from '@firn/shared-contracts/api';
import type { Violation } from '@firn/shared-contracts/shell';
import { conflict, invalid, Problem, tooManyRequests } from '../../lib/problem.ts';
import { formatMoment } from '../../lib/swiss-format.ts';
import { eventFull } from '../bookings/index.ts';
import { LATE_REASONS, type Obstacle } from './change-plan.ts';

const DAY_SECONDS = 24 * 3600;

const OVER = {
  ended: 'So, wie diese Buchung jetzt steht, lässt sich das nicht ändern.',
  person_ended: 'Die Teilnahme dieser Person ist schon annulliert, oder jemand hat sie ersetzt.',
  not_restorable: 'Diese Buchung lässt sich nicht wiederherstellen. Bitte buche neu.',
  event_changed: 'Dieses Datum wurde soeben geändert. Bitte lade die Seite neu.',
  on_request: 'Plätze für diesen Termin gibt es auf Anfrage. Bitte melde dich bei unserem Büro.',
  handed_out: 'Dieses Material ist schon ausgegeben und ändert sich nicht mehr.',
  changed: 'Diese Buchung wurde soeben geändert. Bitte lade die Seite neu.',
} as const;

/** 409 of a change that is no longer possible, for the office neither. */
export const changeOver = (reason: keyof typeof OVER) =>
  conflict(CHANGE_PROBLEMS.changeOver, OVER[reason], { reason, until: null });

const TOO_LATE = {
  start: (until: Date) => `Der Beginn ist vorbei (${formatMoment(until)}).`,
  registrationDeadline: (until: Date) => `Der Anmeldeschluss ist vorbei (${formatMoment(until)}).`,
  materialChangesUntil: (until: Date) => `Material liess sich bis ${formatMoment(until)} wählen.`,
  rebookableUntil: (until: Date) => `Ein anderes Datum liess sich bis ${formatMoment(until)} wählen.`,
} as const;

/** What a guest is told: whom to ask is beside it on every page. */
export function refusalOf(obstacle: Obstacle): Problem {
  if (obstacle.field === 'maximumParticipants') return eventFull(obstacle.freePlaces);
  const { field, until } = obstacle;
  const detail = `${TOO_LATE[field](until)} Bitte melde dich bei unserem Büro.`;
  return conflict(CHANGE_PROBLEMS.changeOver, detail, {
    reason: LATE_REASONS[field],
    until: until.toISOString(),
  });
}

/** What the office is told. */
export function overridableOf(obstacle: Obstacle): Violation {
  const propertyPath = obstacle.field;
  if (obstacle.field !== 'maximumParticipants')
    return { propertyPath, message: TOO_LATE[obstacle.field](obstacle.until) };
  const { freePlaces } = obstacle;
  const left = freePlaces === 1 ? 'ist nur noch 1 Platz' : `sind nur noch ${freePlaces} Plätze`;
  const message = freePlaces === 0 ? 'Der Event ist ausgebucht.' : `Es ${left} frei.`;
  return { propertyPath, message };
}

/** 429, naming the remedies. */
export const tooManyChanges = (phone: string) =>
  tooManyRequests(
    `Diese Buchung wurde heute schon oft geändert. Bitte ruf uns an (${phone}) oder versuche es morgen wieder.`,
    DAY_SECONDS,
  );

/** 422: only `override` with a reason goes over it. */
export function overrideNeeded(obstacles: readonly Obstacle[]): Problem {
  const overridable = obstacles.map(overridableOf);
  return new Problem(422, overridable.map(({ message }) => message).join('\n'), {
    type: CHANGE_PROBLEMS.overrideNeeded,
    extensions: { overridable },
  });
}

/** Contains the preview as it is now, so that the visitor can agree to it. */
export const changedPrice = (preview: BookingChangePreview) =>
  conflict(
    BOOKING_PROBLEMS.priceChanged,
    'Der Betrag ist inzwischen ein anderer. Bitte prüfe ihn und bestätige nochmals.',
    { lines: preview.lines, total: preview.total, preview },
  );

export const wrong = (propertyPath: string, message: string) => invalid([{ propertyPath, message }]);
