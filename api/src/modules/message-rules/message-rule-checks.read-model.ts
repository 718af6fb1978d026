import { messageRuleViolations, type Usage, WRITE_PROBLEMS } from '@firn/shared-contracts/api';
import { RULE_CHOICES } from '@firn/shared-contracts/domain';
import type { Violation } from '@firn/shared-contracts/shell';
import { and, eq, ne } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { conflict } from '../../lib/problem.ts';
import type { RuleContext, Rules } from '../../records/index.ts';
import { textFault } from '../text-messages/index.ts';
import { messageRulesReads } from './message-rules.read-model.ts';
import type { MessageRuleRecord } from './message-rules.repository.ts';
import { messageRules } from './message-rules.table.ts';

const NOT_CONNECTED =
  'Es ist kein SMS-Dienst verbunden. Wer das System betreibt, richtet ihn mit SMS_PROVIDER ein.';

const FIXED = ['template', 'audience', 'channel', 'moment', 'days', 'time', 'untilDays', 'state'] as const;

/** A mail that finds its readers by itself has one rule, of which name and switch alone change. */
async function fixedViolations(
  tx: Tx,
  next: MessageRuleRecord,
  { id, before }: RuleContext<MessageRuleRecord>,
): Promise<Violation[]> {
  const isFixed = RULE_CHOICES[(before ?? next).template].isFixed;
  if (before && isFixed)
    return FIXED.filter((field) => before[field] !== next[field]).map((propertyPath) => ({
      propertyPath,
      message: 'Das gehört fest zu dieser Mitteilung und lässt sich nicht ändern.',
    }));
  if (!RULE_CHOICES[next.template].isFixed) return [];
  const others = await tx.$count(
    messageRules,
    and(eq(messageRules.template, next.template), id === null ? undefined : ne(messageRules.id, id)),
  );
  const message = 'Für diese Mitteilung gibt es schon eine Regel. Bitte ändere jene.';
  return others > 0 ? [{ propertyPath: 'template', message }] : [];
}

/** A rule keeps its mail: what it has sent would otherwise stand for another one. */
const templateViolations = (next: MessageRuleRecord, before: MessageRuleRecord | null): Violation[] =>
  before && before.template !== next.template
    ? [
        {
          propertyPath: 'template',
          message: 'Eine Regel behält ihre Mitteilung. Bitte lege für eine andere eine neue Regel an.',
        },
      ]
    : [];

/** An SMS is not too long, and a rule that sends them is switched on where somebody does. */
function textViolations({ channel, text, active }: MessageRuleRecord, sendsTexts: boolean): Violation[] {
  if (channel !== 'sms') return [];
  const fault = textFault(text);
  if (fault) return [{ propertyPath: 'text', message: fault }];
  return active && !sendsTexts ? [{ propertyPath: 'active', message: NOT_CONNECTED }] : [];
}

/** The rules of docs/domain/mails.md#rules-by-time that no schema can say. */
export const messageRuleRules =
  (sendsTexts: boolean): Rules<MessageRuleRecord> =>
  async (tx, next, context) => {
    const refused = [
      ...(await fixedViolations(tx, next, context)),
      ...templateViolations(next, context.before),
    ];
    return refused.length > 0
      ? refused
      : [...messageRuleViolations(next), ...textViolations(next, sendsTexts)];
  };

/** @throws 409 for a rule that has sent something: without it nothing would say that it was. */
export async function requireNothingSent(tx: Tx, id: string): Promise<Usage[]> {
  const rule = await messageRulesReads.find(tx, id);
  if (!rule || rule.sent === 0) return [];
  const what = rule.sent === 1 ? 'eine Mitteilung' : `${rule.sent} Mitteilungen`;
  const detail = `«${rule.title}» hat schon ${what} verschickt und bleibt, damit niemand sie noch einmal bekommt. Schalte die Regel aus.`;
  throw conflict(WRITE_PROBLEMS.inUse, detail, { usedBy: [] });
}
