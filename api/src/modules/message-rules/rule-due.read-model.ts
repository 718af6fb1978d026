import type { RuleState } from '@firn/shared-contracts/domain';
import { and, eq, gt, gte, lt, type SQL } from 'drizzle-orm';
import { events } from '../events/events.table.ts';
import type { MessageRuleRow } from './message-rules.table.ts';
import { ruleWindow } from './rule-window.domain.ts';

const isIn = (state: RuleState | null): SQL | undefined =>
  state === 'organized' ? eq(events.organized, true) : eq(events.state, 'confirmed');

/** SQL: whether an event has come to the moment of a rule, and not beyond (docs/domain/mails.md#rules-by-time). */
export function isDue({ moment, days, time, untilDays, state }: MessageRuleRow, now: Date): SQL | undefined {
  if (moment !== 'before_start' && moment !== 'after_end') return and(isIn(state), gt(events.start, now));
  const { of, from, to } = ruleWindow({ moment, days: days ?? 0, time: time ?? '00:00', untilDays }, now);
  return and(gte(events[of], from), lt(events[of], to));
}
