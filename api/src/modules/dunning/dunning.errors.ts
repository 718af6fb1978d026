import { DUNNING_PROBLEMS } from '@firn/shared-contracts/api';
import { conflict, notFound } from '../../lib/problem.ts';

export const alreadyStopped = () =>
  conflict(DUNNING_PROBLEMS.stopped, 'Die Mahnungen dieser Buchung sind schon gestoppt.');

export const notStopped = () => notFound('Die Mahnungen dieser Buchung sind nicht gestoppt.');
