import { workThrough } from '../../lib/work-through.ts';
import type { ResourceDeps } from '../../records/index.ts';
import { queueMail, rememberOnce } from '../outbox/index.ts';
import { listActive, lockActive } from './active-rules.read-model.ts';
import { applyTextRule } from './apply-text-rule.ts';
import { dueMails } from './due-mails.ts';

const BATCH = 50;

interface ApplyDeps extends ResourceDeps {
  /** Origin that visitors use, for links in mails. */
  readonly origin: string;
  /** True if a provider of SMS is connected; otherwise rules of SMS wait. */
  readonly sendsTexts?: boolean;
}

/** Queues a batch of what a rule brings; counts what was queued and says whether there is more. */
async function applyBatch({ db, clock, origin, sendsTexts = false }: ApplyDeps, ruleId: string) {
  const now = clock();
  return db.transaction(async (tx) => {
    const rule = await lockActive(tx, ruleId);
    if (!rule) return { queued: 0, isMore: false };
    if (rule.channel === 'sms')
      return { queued: sendsTexts ? await applyTextRule(tx, rule, now) : 0, isMore: false };
    const due = await dueMails(tx, rule, { now, origin, batch: BATCH });
    let queued = 0;
    for (const { about, write } of due) {
      if (!(await rememberOnce(tx, { template: rule.key, about }, now))) continue;
      const mail = await write(tx);
      if (!mail) continue;
      await queueMail(tx, mail, now);
      queued += 1;
    }
    return { queued, isMore: due.length === BATCH };
  });
}

async function applyRule(deps: ApplyDeps, ruleId: string): Promise<number> {
  let total = 0;
  for (;;) {
    const { queued, isMore } = await applyBatch(deps, ruleId);
    total += queued;
    if (!isMore) return total;
  }
}

/**
 * Writes what the rules that are switched on bring, each once (docs/domain/mails.md#rules-by-time). Several workers may run
 * this at once, and any may die; a rule that is switched off meanwhile writes to nobody any more.
 * @returns the number of mails and SMS.
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
