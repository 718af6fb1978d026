import type { RollbackPlan } from '@firn/shared-contracts/delivery';
import { printable } from './printable.ts';

/** Why a rollback goes where it goes, a line each. */
export function planLines({ why, passedOver }: RollbackPlan): string[] {
  return [
    printable(why),
    ...passedOver.map(({ version, reason }) => `  not ${version}: ${printable(reason)}`),
  ];
}
