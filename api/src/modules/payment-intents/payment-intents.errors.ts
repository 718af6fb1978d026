import { PAY_ONLINE_PROBLEMS } from '@firn/shared-contracts/api';
import { badRequest, conflict, Problem, tooManyRequests } from '../../lib/problem.ts';

const OVER = {
  ended: 'Diese Buchung lässt sich nicht mehr bezahlen. Du kannst den Termin nochmals buchen.',
  full: 'Die Reservation ist verfallen, und die Plätze sind vergeben. Wähle bitte einen anderen Termin.',
  waiting: 'Diese Buchung gilt noch nicht. Bezahlen kannst du sie, sobald sie bestätigt ist.',
} as const;

export const paymentOver = (why: keyof typeof OVER) => conflict(PAY_ONLINE_PROBLEMS.over, OVER[why]);

export const nothingOpen = () =>
  conflict(PAY_ONLINE_PROBLEMS.nothingOpen, 'Von dieser Buchung ist nichts mehr offen.');

export const providerAway = (cause: unknown) =>
  new Problem(
    503,
    'Der Zahlungsdienst antwortet gerade nicht. Versuche es gleich noch einmal, oder bezahle auf Rechnung.',
    { type: PAY_ONLINE_PROBLEMS.unavailable, cause },
  );

export const tooManyAttempts = () =>
  tooManyRequests(
    'Diese Zahlung wurde in der letzten Stunde schon oft begonnen. Bezahle auf Rechnung, oder versuche es in einer Stunde wieder.',
    3600,
  );

export const badSignature = () =>
  badRequest('Die Unterschrift dieser Meldung stimmt nicht. Prüfe das Geheimnis des Endpunkts.');
