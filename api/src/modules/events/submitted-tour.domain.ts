import { addDays, zurichDate } from '@firn/shared-contracts/domain';
import type { Condition } from '../../records/state-machine.domain.ts';

/** Days ahead that a spontaneous tour may begin. */
const SPONTANEOUS_DAYS = 60;

/** Tells what a tour depends on that a guide submits. */
export interface SubmittedFacts {
  readonly start: Date;
  readonly isSpontaneous: boolean;
}

/** When a tour of a guide goes to the office (docs/domain/events.md#tours-by-guides). */
export const SUBMITTABLE: readonly Condition<SubmittedFacts>[] = [
  {
    propertyPath: 'start',
    message: 'Bitte wähle einen Start, der noch kommt.',
    isMet: ({ start }, now) => start > now,
  },
  {
    propertyPath: 'start',
    message: `Eine Spontantour beginnt höchstens ${SPONTANEOUS_DAYS} Tage im Voraus.`,
    isMet: ({ start, isSpontaneous }, now) =>
      !isSpontaneous || zurichDate(start) <= addDays(zurichDate(now), SPONTANEOUS_DAYS),
  },
];
