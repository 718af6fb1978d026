import { WRITE_PROBLEMS } from '@firn/shared-contracts/api';
import { conflict, invalid } from '../../lib/problem.ts';
import { NOTHING_TO_BILL } from './invoice-states.domain.ts';

const ofBooking = (message: string) => invalid([{ propertyPath: 'booking', message }]);

export const unknownBooking = () => ofBooking('Diese Buchung gibt es nicht.');

export const draftExists = () =>
  ofBooking('Für diese Buchung gibt es schon einen Entwurf. Bitte stelle ihn aus oder verwirf ihn.');

export const nothingToBill = () => ofBooking(NOTHING_TO_BILL);

const notPossible = (detail: string) =>
  conflict(WRITE_PROBLEMS.invalidTransition, detail, { code: 'invalid_transition', missing: [] });

export const creditNoteStays = () =>
  notPossible('Eine Gutschrift lässt sich nicht gutschreiben. Stelle eine neue Rechnung aus.');

export const onlyIssued = () =>
  notPossible('Ein Entwurf wird nicht verschickt. Bitte stelle ihn zuerst aus.');
