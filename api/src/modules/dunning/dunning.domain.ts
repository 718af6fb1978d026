import { addDays, type BookingState, type LocalDate, type Rappen } from '@firn/shared-contracts/domain';

/** A first and a second reminder; then it is work of the office (docs/domain/payments.md#dunning). */
export type DunningLevel = 1 | 2 | 3;

export interface DunningTerms {
  readonly firstReminderDays: number;
  readonly secondReminderDays: number;
}

/** The progress of the dunning of an invoice. */
export interface Dunned {
  readonly dueDate: LocalDate;
  /** 0: nobody has been reminded. */
  readonly level: number;
  /** The day of the last step. */
  readonly lastOn: LocalDate | null;
}

/** The later of two days, written as they sort. */
const later = (a: LocalDate, b: LocalDate): LocalDate => (a > b ? a : b);

/**
 * The step that is due by today; null if there is none. Two steps are as far apart as the terms have them, even if the job
 * rested meanwhile: nobody gets two reminders at once.
 */
export function dueLevel(
  { dueDate, level, lastOn }: Dunned,
  { firstReminderDays: first, secondReminderDays: second }: DunningTerms,
  today: LocalDate,
): DunningLevel | null {
  const between = second - first;
  const next = [
    { level: 1, on: addDays(dueDate, first) },
    { level: 2, on: addDays(dueDate, second) },
    { level: 3, on: addDays(dueDate, second + between) },
  ] as const satisfies readonly { level: DunningLevel; on: LocalDate }[];
  const step = next.find((each) => each.level === level + 1);
  if (!step) return null;
  const on = lastOn ? later(step.on, addDays(lastOn, between)) : step.on;
  return on <= today ? step.level : null;
}

const FEE_BEARING: readonly BookingState[] = ['confirmed', 'completed'];

interface FeeFacts {
  readonly level: DunningLevel;
  /** Rappen, of the settings. */
  readonly reminderFee: Rappen;
  readonly state: BookingState;
  /** True if the invoice bills nothing but fees. */
  readonly isOfFees: boolean;
}

/** The fee of the second reminder: 0 for a booking that is cancelled, and for an invoice of nothing but fees. */
export const reminderFeeOf = ({ level, reminderFee, state, isOfFees }: FeeFacts): Rappen =>
  level === 2 && FEE_BEARING.includes(state) && !isOfFees ? reminderFee : 0;
