import { type Static, Type } from 'typebox';
import {
  RULE_AUDIENCES,
  RULE_CHANNELS,
  RULE_MOMENTS,
  RULE_STATES,
  RULE_TEMPLATES,
} from '../domain/message-rules.ts';
import { Nullable, strings, versioned } from './hydra.ts';
import { PlannedMail } from './planned-mails.ts';
import { filledText, oneLineOrNone, patchSchema, text, writeSchema } from './write.ts';

/** A time of day in Zurich; the rules of the whole thing say whether it is one. */
const TimeOfDay = Type.String({ maxLength: 5, description: '`HH:MM` in Zurich.' });
const Days = Type.Integer({ minimum: 0, maximum: 365 });

const messageRuleFields = {
  title: filledText(80),
  template: strings(RULE_TEMPLATES),
  audience: strings(RULE_AUDIENCES),
  channel: strings(RULE_CHANNELS),
  moment: strings(RULE_MOMENTS),
  /** Days before the start or after the end. */
  days: Nullable(Days),
  time: Nullable(TimeOfDay),
  /** Days before the start or after the end until which it writes, at the same time; null: until the event begins. */
  untilDays: Nullable(Days),
  state: Nullable(strings(RULE_STATES)),
  /** The rule's own subject and opening of the mail; empty: those of the mail. */
  subject: oneLineOrNone(150),
  /** For an SMS its words. */
  text: text(4000),
  active: Type.Boolean(),
};

export const MessageRuleResponse = Type.Object(
  {
    ...versioned,
    ...messageRuleFields,
    /** The number of times that it has written. */
    sent: Type.Integer({ minimum: 0 }),
  },
  { $id: 'MessageRule' },
);
export type MessageRuleResponse = Static<typeof MessageRuleResponse>;

export const MessageRuleCreate = writeSchema('MessageRuleCreate', {
  title: messageRuleFields.title,
  template: messageRuleFields.template,
  audience: messageRuleFields.audience,
  moment: messageRuleFields.moment,
  channel: Type.Optional(messageRuleFields.channel),
  days: Type.Optional(messageRuleFields.days),
  time: Type.Optional(messageRuleFields.time),
  untilDays: Type.Optional(messageRuleFields.untilDays),
  state: Type.Optional(messageRuleFields.state),
  subject: Type.Optional(messageRuleFields.subject),
  text: Type.Optional(messageRuleFields.text),
  active: Type.Optional(messageRuleFields.active),
});
export type MessageRuleCreate = Static<typeof MessageRuleCreate>;
export const MessageRulePatch = patchSchema('MessageRulePatch', messageRuleFields);
export type MessageRulePatch = Static<typeof MessageRulePatch>;

/** `GET /api/message_rules/{id}/preview`: whom the rule would reach now (docs/domain/mails.md#rules-by-time). */
export const MessageRulePreview = Type.Object(
  {
    total: Type.Integer({ minimum: 0 }),
    /** The first of them. */
    recipients: Type.Array(Type.Object({ recipient: Type.String(), event: Nullable(Type.String()) })),
    /** The mail that the first of them would get; null for an SMS. */
    mail: Nullable(PlannedMail),
    /** The SMS that the first of them would get, and its segments; null for a mail. */
    sms: Nullable(Type.Object({ text: Type.String(), segments: Type.Integer({ minimum: 1 }) })),
    /** The people whom no SMS can reach, by name and event, with the reason. */
    refused: Type.Array(Type.Object({ name: Type.String(), event: Type.String(), message: Type.String() })),
  },
  { $id: 'MessageRulePreview' },
);
export type MessageRulePreview = Static<typeof MessageRulePreview>;
