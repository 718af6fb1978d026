/** What became of one SMS (docs/domain/text-messages.md#sending). */
export const TEXT_STATES = ['waiting', 'sending', 'sent', 'delivered', 'failed', 'withdrawn'] as const;
export type TextState = (typeof TEXT_STATES)[number];

/** The people of an event to whom one SMS goes; without an event `guides` are all guides. */
export const TEXT_GROUPS = ['participants', 'guides'] as const;

/** Why somebody is left out (docs/domain/text-messages.md#recipients). */
export const TEXT_REFUSALS = ['no_number', 'invalid_number', 'landline', 'opted_out'] as const;
export type TextRefusal = (typeof TEXT_REFUSALS)[number];
