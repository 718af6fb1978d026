import type { MessageRuleResponse } from '@firn/shared-contracts/api';
import { RULE_CHOICES } from '@firn/shared-contracts/domain';

/** Values of the form of a rule. It is switched on in the list, behind its preview. */
export type RuleValues = Pick<
  MessageRuleResponse,
  | 'title'
  | 'template'
  | 'audience'
  | 'channel'
  | 'moment'
  | 'days'
  | 'time'
  | 'untilDays'
  | 'state'
  | 'subject'
  | 'text'
>;

const NEW: RuleValues = {
  title: '',
  template: 'last_info',
  audience: 'bookers',
  channel: 'mail',
  moment: 'before_start',
  days: 3,
  time: '08:00',
  untilDays: null,
  state: null,
  subject: '',
  text: '',
};

export const valuesOf = (rule: MessageRuleResponse | null): RuleValues => {
  const { title, template, audience, channel, moment, days, time, untilDays, state, subject, text } =
    rule ?? NEW;
  return { title, template, audience, channel, moment, days, time, untilDays, state, subject, text };
};

/** Values that a moment begins with, when somebody chooses it. */
const BEGINNINGS = {
  before_start: { days: 3, time: '08:00', untilDays: null, state: null },
  after_end: { days: 1, time: '10:00', untilDays: 7, state: null },
} as const;

/** Changes to the rest of the form, so that it goes with the mail and the moment that are chosen. */
export function fitted(values: RuleValues): Partial<RuleValues> {
  const { audiences, moments, states, channels, isFixed } = RULE_CHOICES[values.template];
  if (isFixed) return {};
  const channel = channels.includes(values.channel) ? values.channel : channels[0];
  const subject = channel === 'sms' ? '' : values.subject;
  const audience = audiences.includes(values.audience) ? values.audience : audiences[0];
  const moment = moments.includes(values.moment) ? values.moment : moments[0];
  if (moment === 'state') {
    const state = values.state ?? states[0] ?? null;
    return { audience, channel, subject, moment, days: null, time: null, untilDays: null, state };
  }
  const isNew = moment !== values.moment || values.state !== null;
  return {
    audience,
    channel,
    subject,
    moment,
    ...(isNew && BEGINNINGS[moment === 'after_end' ? moment : 'before_start']),
  };
}
