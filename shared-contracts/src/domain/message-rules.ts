/** Mails and SMS that follow a rule (docs/domain/mails.md#rules-by-time). */
export const RULE_TEMPLATES = [
  'packing_list',
  'last_info',
  'thanks',
  'feedback_request',
  'guide_8_weeks',
  'guide_1_week',
  'guide_report_due',
  'remembered_few_seats',
  'pinboard_digest',
  'waitlist_offered',
] as const;
export type RuleTemplate = (typeof RULE_TEMPLATES)[number];

/** The people to whom a rule writes. */
export const RULE_AUDIENCES = [
  'bookers',
  'persons',
  'guides',
  'rememberers',
  'pinboard_readers',
  'waiting',
] as const;
export type RuleAudience = (typeof RULE_AUDIENCES)[number];

/** The kinds of moments at which a rule is due. */
export const RULE_MOMENTS = ['before_start', 'after_end', 'state', 'daily'] as const;
export type RuleMoment = (typeof RULE_MOMENTS)[number];

/** The states that an event or a booking can reach, for a rule whose moment is a state. */
export const RULE_STATES = ['organized', 'confirmed', 'few_seats', 'offered'] as const;
export type RuleState = (typeof RULE_STATES)[number];

export const RULE_CHANNELS = ['mail', 'sms'] as const;
export type RuleChannel = (typeof RULE_CHANNELS)[number];

/** Placeholders that a rule's own words may have (docs/domain/mails.md#rules-by-time). */
export const RULE_PLACEHOLDERS: Readonly<Record<RuleChannel, readonly string[]>> = {
  mail: ['vorname', 'event'],
  sms: ['vorname', 'event', 'datum', 'zeit'],
};

/** The choices for a mail; the first values are those of a new rule. */
export interface RuleChoices {
  readonly audiences: readonly [RuleAudience, ...RuleAudience[]];
  readonly moments: readonly [RuleMoment, ...RuleMoment[]];
  readonly states: readonly RuleState[];
  readonly channels: readonly [RuleChannel, ...RuleChannel[]];
  /** Its readers are found by the mail itself, so the moment is not chosen either. */
  readonly isFixed: boolean;
}

const BEFORE: RuleChoices = {
  audiences: ['bookers', 'persons'],
  moments: ['before_start', 'state'],
  states: ['organized', 'confirmed'],
  channels: ['mail', 'sms'],
  isFixed: false,
};
const TO_GUIDES: RuleChoices = {
  audiences: ['guides'],
  moments: ['before_start'],
  states: [],
  channels: ['mail'],
  isFixed: false,
};

export const RULE_CHOICES: Readonly<Record<RuleTemplate, RuleChoices>> = {
  packing_list: BEFORE,
  last_info: BEFORE,
  thanks: { ...BEFORE, moments: ['after_end'], states: [] },
  feedback_request: {
    audiences: ['persons'],
    moments: ['after_end'],
    states: [],
    channels: ['mail'],
    isFixed: false,
  },
  guide_8_weeks: TO_GUIDES,
  guide_1_week: TO_GUIDES,
  guide_report_due: { ...TO_GUIDES, moments: ['after_end'] },
  remembered_few_seats: {
    audiences: ['rememberers'],
    moments: ['state'],
    states: ['few_seats'],
    channels: ['mail'],
    isFixed: true,
  },
  pinboard_digest: {
    audiences: ['pinboard_readers'],
    moments: ['daily'],
    states: [],
    channels: ['mail'],
    isFixed: true,
  },
  waitlist_offered: {
    audiences: ['waiting'],
    moments: ['state'],
    states: ['offered'],
    channels: ['sms'],
    isFixed: true,
  },
};
