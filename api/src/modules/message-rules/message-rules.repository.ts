import type {
  RuleAudience,
  RuleChannel,
  RuleMoment,
  RuleState,
  RuleTemplate,
} from '@firn/shared-contracts/domain';
import { tableKind } from '../../records/index.ts';
import { messageRules } from './message-rules.table.ts';

export interface MessageRuleRecord {
  readonly title: string;
  readonly template: RuleTemplate;
  readonly audience: RuleAudience;
  readonly channel: RuleChannel;
  readonly moment: RuleMoment;
  readonly days: number | null;
  readonly time: string | null;
  readonly untilDays: number | null;
  readonly state: RuleState | null;
  readonly subject: string;
  readonly text: string;
  readonly active: boolean;
}

export const messageRuleKind = tableKind<MessageRuleRecord>({
  entity: 'messageRule',
  collection: 'message_rules',
  table: messageRules,
  columns: {
    title: 'title',
    template: 'template',
    audience: 'audience',
    channel: 'channel',
    moment: 'moment',
    days: 'days',
    time: 'time',
    untilDays: 'untilDays',
    state: 'state',
    subject: 'subject',
    text: 'text',
    active: 'active',
  },
  references: {},
  unique: {
    message_rules_key_unique: { field: 'title', message: 'Diese Regel gibt es schon.' },
    message_rules_title_unique: { field: 'title', message: 'Eine Regel mit diesem Namen gibt es schon.' },
  },
  labelOf: ({ title }) => title,
});
