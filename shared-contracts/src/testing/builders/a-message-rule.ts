import type { MessageRuleResponse } from '../../api/message-rules.ts';
import { id } from './id.ts';

export function aMessageRule(overrides: Partial<MessageRuleResponse> = {}): MessageRuleResponse {
  return {
    '@id': `/api/message_rules/${id(1001)}`,
    '@type': 'MessageRule',
    id: id(1001),
    version: 1,
    title: 'Gäste: letzte Infos',
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
    active: false,
    sent: 0,
    ...overrides,
  };
}
