import type { DunningResponse } from '../../api/dunning.ts';
import { id } from './id.ts';

/** Nobody has been reminded, and nobody has stopped it. */
export function aDunning(overrides: Partial<DunningResponse> = {}): DunningResponse {
  const booking = `/api/bookings/${id(701)}`;
  return { '@id': `${booking}/dunning`, '@type': 'Dunning', booking, steps: [], stop: null, ...overrides };
}
