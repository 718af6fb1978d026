import type { Db } from '../db/client.ts';
import { inviteFirstAdmin } from '../modules/accounts/index.ts';
import { companyStep } from './company.ts';
import { numbersStep } from './numbers.ts';
import { PAGE_STEPS } from './pages.ts';
import type { SetupContext, SetupStep } from './setup-step.ts';
import { STARTER_LISTS } from './starter-lists.ts';

export const SETUP_STEPS: readonly SetupStep[] = [companyStep, numbersStep, ...STARTER_LISTS, ...PAGE_STEPS];

export interface SetupReport {
  /** The steps that wrote something; the others have left alone what was there. */
  readonly done: readonly string[];
  /** The link of the first super admin; null where somebody has that account already. */
  readonly invitation: string | null;
}

/**
 * Sets a company up in one transaction, and leaves alone what is there (docs/domain/setup.md#steps).
 * @throws Problem 422 that names each field, and 409 where the address of the admin cannot be invited.
 */
export function setUp(
  db: Db,
  occasion: Omit<SetupContext, 'db' | 'actor'>,
  steps: readonly SetupStep[] = SETUP_STEPS,
): Promise<SetupReport> {
  return db.transaction(async (tx) => {
    const context = { ...occasion, db: tx, actor: null };
    const done: string[] = [];
    for (const step of steps) if (await step.run(context)) done.push(step.name);
    const { plan, origin, now: at } = occasion;
    const invitation = await inviteFirstAdmin(tx, plan.admin, { origin, at });
    return { done, invitation };
  });
}
