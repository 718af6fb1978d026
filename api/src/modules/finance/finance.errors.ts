import { FINANCE_PROBLEMS } from '@firn/shared-contracts/api';
import type { LocalDate } from '@firn/shared-contracts/domain';
import { badRequest, conflict, invalid } from '../../lib/problem.ts';
import { formatDay, formatNumericDay } from '../../lib/swiss-format.ts';

export const periodsTurnedRound = () =>
  badRequest('«from» liegt nach «to». Bitte gib zuerst den ersten, dann den letzten Tag an.');

export const periodTooLong = (years: number) =>
  badRequest(`Mehr als ${years} Jahre auf einmal gehen nicht. Bitte wähle einen kürzeren Zeitraum.`);

const wrongDay = (message: string) => invalid([{ propertyPath: 'lastDay', message }]);

export const notTheEndOfAMonth = () => wrongDay('Bitte wähle den letzten Tag eines Monats.');

export const notOverYet = () =>
  wrongDay('Dieser Zeitraum ist noch nicht vorbei. Schliesse ihn ab, wenn sein letzter Tag vorbei ist.');

export const isClosedAlready = (closedThrough: LocalDate) =>
  conflict(
    FINANCE_PROBLEMS.periodClosed,
    `Bis ${formatDay(closedThrough)} ist schon abgeschlossen. Bitte lade die Seite neu.`,
    { closedThrough },
  );

export const notConfirmed = (lastDay: LocalDate) =>
  invalid([
    { propertyPath: 'confirmation', message: `Tippe genau ${formatNumericDay(lastDay)}, um abzuschliessen.` },
  ]);
