import type { PaymentProviderName, Rappen } from '@firn/shared-contracts/domain';

/** Ways that a provider takes money by. */
export type OnlineMethod = 'twint' | 'card';

export interface PaymentOrder {
  /** Id of our attempt; the provider makes one payment of it, however often it is asked. */
  readonly id: string;
  readonly amount: Rappen;
  readonly method: OnlineMethod;
  /** The words that the guest reads on the pay page. */
  readonly description: string;
  /** The address to which the pay page leads back. */
  readonly returnUrl: string;
  /** The pay page takes nothing after that. */
  readonly expiresAt: Date;
}

export interface ProviderPayment {
  readonly state: 'pending' | 'confirmed' | 'failed' | 'cancelled';
  /** Rappen that came, or that were asked for while nothing has come. */
  readonly amount: Rappen;
  /** The reason why it failed, in the words of the provider. */
  readonly failure?: string;
}

export interface ProviderRefund {
  readonly externalId: string;
  readonly state: 'transit' | 'done';
}

/** The news that something happened to a payment; what it was is asked for (docs/domain/payments.md#webhooks). */
export interface ProviderEvent {
  readonly eventId: string;
  readonly type: string;
  readonly externalId: string;
}

export type Headers = Readonly<Record<string, string | readonly string[] | undefined>>;

/** Whoever takes money for us online (docs/domain/payments.md#methods). All but `readWebhook` may throw `ProviderUnavailable`. */
export interface PaymentProvider {
  readonly name: PaymentProviderName;
  create(order: PaymentOrder): Promise<{ readonly externalId: string; readonly redirectUrl: string }>;
  get(externalId: string): Promise<ProviderPayment>;
  /** Ends the pay page, so that no money comes by it any more; money on its way still comes. */
  close(externalId: string): Promise<void>;
  /**
   * Pays back; the same `key` pays back once.
   * @throws RefundRefused when the provider does not take it.
   */
  refund(refund: {
    readonly externalId: string;
    readonly amount: Rappen;
    readonly key: string;
  }): Promise<ProviderRefund>;
  getRefund(
    externalId: string,
  ): Promise<{ readonly state: 'transit' | 'done' | 'failed'; readonly failure?: string }>;
  /**
   * Null for an event that tells nothing of a payment.
   * @throws BadSignature
   */
  readWebhook(rawBody: Buffer, headers: Headers): ProviderEvent | null;
}

/** A webhook that the provider did not sign. */
export class BadSignature extends Error {
  constructor(options?: ErrorOptions) {
    super('The signature of the webhook is wrong.', options);
    this.name = 'BadSignature';
  }
}

/** The provider does not answer, or not as it should: the same may be asked again later. */
export class ProviderUnavailable extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'ProviderUnavailable';
  }
}

/** The provider will not pay this back, however often it is asked. */
export class RefundRefused extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'RefundRefused';
  }
}
