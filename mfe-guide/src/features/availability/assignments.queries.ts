import type { GuideAssignmentResponse } from '@firn/shared-contracts/api';
import { datesFrom, type LocalDate, zurichDate } from '@firn/shared-contracts/domain';
import type { ApiClient } from '@firn/shared-contracts/shell';
import { resource } from '@firn/shared-ui/resource';

const assignments = resource('guide_assignments');

/** Assignments of a guide that are asked for or accepted. `guide` is the user's IRI. */
export function assignmentsQuery(api: ApiClient, guide: string) {
  return assignments.list(api, { guide, state: ['asked', 'accepted'], pagination: false });
}

export type AssignmentsByDay = ReadonlyMap<LocalDate, readonly GuideAssignmentResponse[]>;

/** By each day of their events. Cancelled ones need nobody. */
export function byDay(assigned: readonly GuideAssignmentResponse[]): AssignmentsByDay {
  const days = new Map<LocalDate, GuideAssignmentResponse[]>();
  for (const assignment of assigned) {
    const { start, end, state } = assignment.event;
    if (state === 'cancelled') continue;
    for (const day of datesFrom(zurichDate(new Date(start)), zurichDate(new Date(end)))) {
      days.set(day, [...(days.get(day) ?? []), assignment]);
    }
  }
  return days;
}
