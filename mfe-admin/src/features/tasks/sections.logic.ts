import type { TaskResponse } from '@firn/shared-contracts/api';
import { addDays, type LocalDate } from '@firn/shared-contracts/domain';

export const SECTIONS = ['today', 'week', 'later'] as const;
export type Section = (typeof SECTIONS)[number];

/** 0 for Monday. */
const weekday = (day: LocalDate): number => (new Date(`${day}T12:00:00Z`).getUTCDay() + 6) % 7;

export const nextMonday = (today: LocalDate): LocalDate => addDays(today, 7 - weekday(today));

/** The section in which a task of this day stands (docs/domain/office.md#tasks). */
export function sectionOf(day: LocalDate | null, today: LocalDate): Section {
  if (day === null) return 'later';
  if (day <= today) return 'today';
  return day < nextMonday(today) ? 'week' : 'later';
}

/** The tasks by section, those without any left out; the order of the list stays. */
export function bySection(
  tasks: readonly TaskResponse[],
  today: LocalDate,
): readonly { readonly section: Section; readonly tasks: readonly TaskResponse[] }[] {
  return SECTIONS.map((section) => ({
    section,
    tasks: tasks.filter(({ day }) => sectionOf(day, today) === section),
  })).filter((group) => group.tasks.length > 0);
}
