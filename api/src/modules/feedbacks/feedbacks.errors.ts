import { FEEDBACK_PROBLEMS } from '@firn/shared-contracts/api';
import { conflict, notFound, Problem } from '../../lib/problem.ts';

export const linkUnknown = () =>
  notFound('Diesen Link gibt es nicht. Bitte öffne ihn so, wie er in der E-Mail steht.');

export const alreadyAnswered = () =>
  conflict(FEEDBACK_PROBLEMS.answered, 'Deine Rückmeldung ist schon bei uns. Danke!');

export const linkClosed = () =>
  new Problem(410, 'Dieser Link ist abgelaufen: Rückmeldungen nehmen wir 60 Tage lang an.', {
    type: FEEDBACK_PROBLEMS.closed,
  });
