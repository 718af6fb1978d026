import type { Tx } from '../../db/client.ts';
import { takeTurns } from '../../db/take-turns.ts';
import { rememberOnce } from '../outbox/index.ts';
import { planProductText, queueProductText } from '../text-messages/index.ts';
import { dueTexts } from './due-texts.ts';
import type { MessageRuleRow } from './message-rules.table.ts';

/**
 * Queues the SMS that a rule brings, each once, in the caller's transaction. Whoever cannot be reached is not remembered: a
 * number that comes later gets its SMS.
 * @returns the number of SMS.
 */
export async function applyTextRule(tx: Tx, rule: MessageRuleRow, now: Date): Promise<number> {
  // Several share a number, so no lock of a row keeps two workers apart.
  await takeTurns(tx, `texts of the rule ${rule.key}`);
  let queued = 0;
  for (const due of await dueTexts(tx, rule, now)) {
    const { texts } = await planProductText(tx, due);
    for (const { people } of texts)
      for (const { about } of people) await rememberOnce(tx, { template: rule.key, about }, now);
    await queueProductText(tx, due, texts, now);
    queued += texts.length;
  }
  return queued;
}
