import type { NavigationLocation, OpenedFrom } from '@firn/shared-contracts/shell';

/** State of an entry that a task led to: the list with its filters, and the task (docs/domain/office.md#tasks). */
export interface FromTask extends OpenedFrom {
  readonly task: string;
}

/** Answers the task that led to the current page, or null when none did. */
export function fromTask({ state }: Pick<NavigationLocation, 'state'>): FromTask | null {
  const { from, task } = (state ?? {}) as Partial<FromTask>;
  return typeof from === 'string' && typeof task === 'string' ? { from, task } : null;
}
