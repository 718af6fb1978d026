import type { MessageRulePreview } from '@firn/shared-contracts/api';
import type { Db } from '../../db/client.ts';
import { plannedMail } from '../outbox/index.ts';
import { dueMails } from './due-mails.ts';
import type { MessageRuleRow } from './message-rules.table.ts';

/** Number of recipients that a preview names. */
const NAMED = 20;

/** Shows whom a rule would reach now, and the first mail (docs/domain/mails.md#rules-by-time). Nothing is kept. */
export async function previewRule(
  db: Db,
  rule: MessageRuleRow,
  { now, origin }: { readonly now: Date; readonly origin: string },
): Promise<MessageRulePreview> {
  const due = await dueMails(db, rule, { now, origin, batch: null });
  const [first] = due;
  return {
    total: due.length,
    recipients: due.slice(0, NAMED).map(({ recipient, event }) => ({ recipient, event })),
    mail: first ? plannedMail(await first.write(db)) : null,
  };
}
