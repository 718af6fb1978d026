import type { MessageRulePreview } from '@firn/shared-contracts/api';
import type { Db } from '../../db/client.ts';
import { lookAt, plannedMail } from '../outbox/index.ts';
import { planProductText } from '../text-messages/index.ts';
import { dueMails } from './due-mails.ts';
import { dueTexts } from './due-texts.ts';
import type { MessageRuleRow } from './message-rules.table.ts';

/** Number of people whom a preview names. */
const NAMED = 20;

interface Looking {
  readonly now: Date;
  readonly origin: string;
}

async function previewTexts(db: Db, rule: MessageRuleRow, now: Date): Promise<MessageRulePreview> {
  const due = await dueTexts(db, rule, now);
  const plans = await Promise.all(due.map(async (each) => ({ each, ...(await planProductText(db, each)) })));
  const texts = plans.flatMap(({ each, texts: planned }) =>
    planned.map((text) => ({ ...text, event: each.event.title })),
  );
  const refused = plans.flatMap((plan) =>
    plan.refused.map((person) => ({ ...person, event: plan.each.event.title })),
  );
  const [first] = texts;
  return {
    total: texts.length,
    recipients: texts
      .slice(0, NAMED)
      .map(({ name, phone, event }) => ({ recipient: `${name}, ${phone}`, event })),
    mail: null,
    sms: first ? { text: first.text, segments: first.segments } : null,
    refused: refused.slice(0, NAMED),
  };
}

/** Shows whom a rule would reach now, and the first mail or SMS (docs/domain/mails.md#rules-by-time). Nothing is kept. */
export function previewRule(
  db: Db,
  rule: MessageRuleRow,
  { now, origin }: Looking,
): Promise<MessageRulePreview> {
  if (rule.channel === 'sms') return previewTexts(db, rule, now);
  return lookAt(db, async (tx) => {
    const due = await dueMails(tx, rule, { now, origin, batch: null });
    const mail = (await due[0]?.write(tx)) ?? null;
    return {
      total: due.length,
      recipients: due.slice(0, NAMED).map(({ recipient, event }) => ({ recipient, event })),
      mail: mail && plannedMail(mail),
      sms: null,
      refused: [],
    };
  });
}
