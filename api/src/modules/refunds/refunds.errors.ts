import { REFUND_PROBLEMS } from '@firn/shared-contracts/api';
import { conflict, invalid, notFound } from '../../lib/problem.ts';

export const refundNotFound = () => notFound('Wir konnten diese Rückerstattung nicht finden.');
export const orderNotFound = () => notFound('Wir konnten diese Datei für die Bank nicht finden.');

const OVER = {
  nothing: 'Von dieser Buchung ist nichts mehr zurückzuzahlen.',
  moved: 'Diese Rückerstattung ist inzwischen weiter. Bitte lade die Seite neu.',
  asked: 'Der Anbieter wird gerade danach gefragt. Bitte versuche es in zwei Minuten nochmals.',
  not_due: 'So viel ist von dieser Buchung nicht mehr zurückzuzahlen. Brich diese Rückerstattung ab.',
} as const;

/** 409: somebody else was faster, or the booking has changed. */
export const refundOver = (reason: keyof typeof OVER, extensions: object = {}) =>
  conflict(REFUND_PROBLEMS.over, OVER[reason], { reason, ...extensions });

export const noCompanyAccount = () =>
  invalid([
    {
      propertyPath: 'iban',
      message: 'Die IBAN der Firma fehlt, von der überwiesen wird. Trage sie unter Einstellungen ein.',
    },
  ]);

export const notForBank = (index: number, number: string) => ({
  propertyPath: `refunds[${index}]`,
  message: `Die Rückerstattung von ${number} lässt sich nicht überweisen: Lade die Seite neu.`,
});

export const dayToCome = () => invalid([{ propertyPath: 'paidOn', message: 'Dieser Tag kommt erst noch.' }]);
