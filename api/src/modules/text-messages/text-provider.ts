import type { ToldState } from './text-states.domain.ts';

export interface TextOrder {
  /** Id of our row; the provider tells it back. */
  readonly id: string;
  /** E.164. */
  readonly to: string;
  readonly text: string;
}

export interface TakenText {
  readonly externalId: string;
  readonly state: ToldState;
  /** The reason for which it failed, in the words of the provider. */
  readonly failure: string | null;
}

/** News that a provider tells by itself. */
export type TextNews =
  | ({ readonly kind: 'state'; readonly orderId: string } & TakenText)
  | { readonly kind: 'opt-out' | 'opt-in'; readonly phone: string };

/** A call of our webhook, as it came in. */
export interface WebhookCall {
  /** Whole address, as the provider called it. */
  readonly url: string;
  readonly form: Readonly<Record<string, string>>;
  readonly signature: string;
}

/** Whoever sends SMS for us (docs/domain/text-messages.md#provider). */
export interface TextProvider {
  readonly name: 'twilio' | 'file';
  /**
   * Makes an order. Any error but these leaves open whether it was taken.
   * @throws TextRefused, TextProviderAway
   */
  send(order: TextOrder): Promise<TakenText>;
  /** The order that the provider has, of those made since then that are none of `others`; null where it has none. */
  find(order: TextOrder, since: Date, others: readonly string[]): Promise<TakenText | null>;
  /** The news of a call; null for news that mean nothing to us. @throws BadTextSignature */
  readWebhook(call: WebhookCall): TextNews | null;
}

/** The provider will not send this, however often it is asked. */
export class TextRefused extends Error {
  /** The reader told the provider to send nothing. */
  readonly optedOut: boolean;

  constructor(message: string, { optedOut = false, ...options }: ErrorOptions & { optedOut?: boolean } = {}) {
    super(message, options);
    this.name = 'TextRefused';
    this.optedOut = optedOut;
  }
}

/** The provider has certainly not taken it, and may be asked again later. */
export class TextProviderAway extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'TextProviderAway';
  }
}

/** A webhook that the provider did not sign. */
export class BadTextSignature extends Error {
  constructor() {
    super('The signature of the webhook is wrong.');
    this.name = 'BadTextSignature';
  }
}
