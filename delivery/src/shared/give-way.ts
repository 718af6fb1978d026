import { constants, getPriority, setPriority } from 'node:os';

/** Lets other processes go first: the gateway, which answers visitors. */
export function giveWay(): void {
  setPriority(
    Math.min(constants.priority.PRIORITY_LOW, getPriority() + constants.priority.PRIORITY_BELOW_NORMAL),
  );
}
