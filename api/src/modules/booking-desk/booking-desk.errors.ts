import { BOOKING_PROBLEMS } from '@firn/shared-contracts/api';
import { zurichDate } from '@firn/shared-contracts/domain';
import { conflict } from '../../lib/problem.ts';
import { formatDay, formatTime } from '../../lib/swiss-format.ts';
import type { Answer, RequestAnswer } from './request-answer.read-model.ts';

const SAID: Readonly<Record<Answer, string>> = { confirmed: 'bestätigt', rejected: 'abgelehnt' };

/** Two people of the office answer one request: the second learns who was first (docs/domain/events.md#on-request). */
export const requestAnswered = ({ answer, by, at }: RequestAnswer) =>
  conflict(
    BOOKING_PROBLEMS.requestAnswered,
    `${by} hat diese Anfrage am ${formatDay(zurichDate(at))} um ${formatTime(at)} Uhr schon ${SAID[answer]}.`,
    { answer, answeredBy: by, answeredAt: at.toISOString() },
  );
