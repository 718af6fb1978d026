import { CHANGE_PROBLEMS, WAITLIST_PROBLEMS, WRITE_PROBLEMS } from '@firn/shared-contracts/api';
import { conflict, notFound, Problem } from '../../lib/problem.ts';

export const entryNotFound = () => notFound('Wir konnten diesen Platz auf der Warteliste nicht finden.');

export const seatsFree = (freePlaces: number) =>
  conflict(WAITLIST_PROBLEMS.seatsFree, 'Es hat noch genug Plätze: Du kannst direkt buchen.', { freePlaces });

export const alreadyWaiting = () =>
  conflict(
    WAITLIST_PROBLEMS.alreadyWaiting,
    'Mit dieser E-Mail-Adresse steht schon jemand auf der Warteliste dieses Termins. Die Links dazu sind in unseren E-Mails.',
  );

export const offerOver = () =>
  new Problem(
    410,
    'Diese Plätze sind nicht mehr für dich reserviert: Die Zeit ist um, oder du hast sie schon abgelehnt.',
    {
      type: WAITLIST_PROBLEMS.offerOver,
    },
  );

export const alreadyBooked = () =>
  conflict(
    WRITE_PROBLEMS.invalidTransition,
    'Du hast die Plätze schon angenommen. Deine Teilnahme annullierst du auf der Seite deiner Buchung.',
  );

/** 422: there are fewer seats than the group needs. */
export function overrideNeeded(freePlaces: number) {
  const some = freePlaces === 1 ? 'ist nur 1 Platz' : `sind nur ${freePlaces} Plätze`;
  const seats = freePlaces === 0 ? 'ist kein Platz' : some;
  const message = `Es ${seats} frei. Überbuchen geht nur mit einer Begründung.`;
  return new Problem(422, message, {
    type: CHANGE_PROBLEMS.overrideNeeded,
    extensions: { overridable: [{ propertyPath: 'persons', message }] },
  });
}
