/** The states of one SMS (docs/domain/text-messages.md#sending). */
export const TEXT_STATES = ['waiting', 'sending', 'sent', 'delivered', 'failed', 'withdrawn'] as const;
export type TextState = (typeof TEXT_STATES)[number];

const SOON_MS = 60_000;

interface PlannedStates {
  readonly plannedFor: string;
  readonly recipients: readonly { readonly state: TextState }[];
}

/** True if a message changes by itself within moments, for a reader whose clock may be a minute slow. */
export const isTextUnderWay = ({ plannedFor, recipients }: PlannedStates, now: Date): boolean => {
  const isDue = Date.parse(plannedFor) <= now.getTime() + SOON_MS;
  return recipients.some(({ state }) => state === 'sending' || (state === 'waiting' && isDue));
};

/** The people of an event to whom one SMS goes; without an event `guides` are all guides. */
export const TEXT_GROUPS = ['participants', 'guides'] as const;

/** The reasons for which somebody is left out (docs/domain/text-messages.md#recipients). */
export const TEXT_REFUSALS = ['no_number', 'invalid_number', 'landline', 'opted_out'] as const;
export type TextRefusal = (typeof TEXT_REFUSALS)[number];
