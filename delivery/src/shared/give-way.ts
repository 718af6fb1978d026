import { constants, getPriority, setPriority } from 'node:os';

/**
 * Lets the other threads go first: those that answer visitors. Only on Linux is a priority a thread's own; elsewhere
 * it is the process's, and stays.
 */
export function giveWay(): void {
  if (process.platform !== 'linux') return;
  setPriority(
    Math.min(constants.priority.PRIORITY_LOW, getPriority() + constants.priority.PRIORITY_BELOW_NORMAL),
  );
}
