import { workThrough } from '../../lib/work-through.ts';
import type { ResourceDeps } from '../../records/index.ts';
import { remindOnce } from '../outbox/index.ts';
import { listActive, lockActive } from './active-rules.read-model.ts';
import { dueMails } from './due-mails.ts';

const BATCH = 50;

interface ApplyDeps extends ResourceDeps {
  /** Origin that visitors use, for links in mails. */
  readonly origin: string;
}

/** Queues a batch of mails of a rule; counts those found and queued, none once the rule is switched off. */
async function applyBatch({ db, clock, origin }: ApplyDeps, ruleId: string) {
  const now = clock();
  return db.transaction(async (tx) => {
    const rule = await lockActive(tx, ruleId);
    const due = rule ? await dueMails(tx, rule, { now, origin, batch: BATCH }) : [];
    let queued = 0;
    for (const { about, write } of due) {
      const reminder = { template: rule?.key ?? '', about };
      if (await remindOnce(tx, reminder, [await write(tx)], now)) queued += 1;
    }
    return { found: due.length, queued };
  });
}

async function applyRule(deps: ApplyDeps, ruleId: string): Promise<number> {
  let total = 0;
  for (;;) {
    const { found, queued } = await applyBatch(deps, ruleId);
    total += queued;
    if (found < BATCH) return total;
  }
}

/**
 * Writes what the rules that are switched on bring, each once (docs/domain/mails.md#rules-by-time). Several workers may run
 * this at once, and any may die; a rule that is switched off meanwhile writes to nobody any more.
 * @returns the number of mails.
 * @throws AggregateError once all rules had their turn, if any of them failed.
 */
export async function applyRules(deps: ApplyDeps): Promise<number> {
  let total = 0;
  const apply = async (ruleId: string) => {
    total += await applyRule(deps, ruleId);
  };
  await workThrough(await listActive(deps.db), apply, 'Rules could not be applied.');
  return total;
}
