import type { TextState } from '@firn/shared-contracts/domain';

/** News of a provider that are told of an SMS. */
export type ToldState = Extract<TextState, 'sent' | 'delivered' | 'failed'>;

/**
 * States from which news move an SMS: forwards alone, in whatever order they come (docs/domain/text-messages.md#sending).
 * One that waits again may turn out to have gone after all, and one that was given up to have arrived.
 */
export const MOVED_FROM: Readonly<Record<ToldState, readonly TextState[]>> = {
  sent: ['waiting', 'sending'],
  delivered: ['waiting', 'sending', 'sent', 'failed'],
  failed: ['waiting', 'sending', 'sent'],
};

/** The time that a worker has an SMS for itself; after that the provider is asked. Longer than any answer may take. */
export const ASK_AFTER_SECONDS = 300;

/** The number of orders after which an SMS is given up that its provider does not know. */
export const MOST_ORDERS = 4;

const FIRST_DELAY_SECONDS = 60;
const LONGEST_DELAY_SECONDS = 6 * 3600;

/** Seconds to wait after the provider was away for the `attempt`-th time (from 1). */
export const awayDelaySeconds = (attempt: number): number =>
  Math.min(LONGEST_DELAY_SECONDS, FIRST_DELAY_SECONDS * 4 ** (Math.max(1, attempt) - 1));
