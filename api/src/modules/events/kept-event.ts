import type { EventRecord } from './event-record.ts';

/** Why an event stays: guests and guides know of all but a draft. */
export const keptEvent = ({ code, state }: EventRecord): string | null =>
  state === 'draft'
    ? null
    : `«${code}» ist kein Entwurf mehr und bleibt deshalb. Sag den Event ab, statt ihn zu löschen.`;
