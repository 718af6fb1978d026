import type { Tx } from '../../db/client.ts';
import { conflict, notFound } from '../../lib/problem.ts';
import { takeStep } from '../../records/index.ts';
import { findAccountByEmail } from '../people/index.ts';
import { readAccountFacts } from './account-facts.read-model.ts';
import { accountMachine } from './account-states.domain.ts';
import { setUserState, userKind } from './users.repository.ts';

/**
 * Opens a locked account for an operator, who helps where no super admin gets in (docs/domain/commands.md#accounts).
 * @throws 404 for an unknown address, 409 for an account that is not locked.
 */
export async function unlockByOperator(tx: Tx, email: string, at: Date): Promise<void> {
  const account = await findAccountByEmail(tx, email);
  const stored = account && (await userKind.load(tx, account.id, { lock: true }));
  if (!stored) throw notFound(`«${email}» hat kein Konto.`);
  const { id, record } = stored;
  if (record.userState !== 'locked')
    throw conflict('/problems/not-locked', `Das Konto von «${email}» ist nicht gesperrt.`);
  const facts = await readAccountFacts(tx, id);
  const label = userKind.labelOf(record);
  const step = {
    id,
    from: 'locked',
    to: 'active',
    facts,
    by: 'super-admin',
    actor: null,
    label,
    at,
  } as const;
  await takeStep(tx, accountMachine, step, () => setUserState(tx, id, 'active'));
}
