import { BANK_PROBLEMS } from '@firn/shared-contracts/api';
import { conflict, invalid, notFound } from '../../lib/problem.ts';

export const entryNotFound = () => notFound('Wir konnten diesen Eintrag der Bank nicht finden.');

export const alreadyAssigned = () =>
  conflict(
    BANK_PROBLEMS.assigned,
    'Dieser Eintrag ist schon einer Buchung zugeordnet. Nimm zuerst ihre Zahlung zurück.',
  );

export const nothingToReverse = () =>
  conflict(
    BANK_PROBLEMS.nothingToReverse,
    'Bei dieser Buchung gibt es keine Zahlung per Bank über diesen Betrag, die sich zurücknehmen lässt.',
  );

export const noSuchBooking = () =>
  invalid([{ propertyPath: 'booking', message: 'Diese Buchung gibt es nicht.' }]);
