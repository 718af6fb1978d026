export interface TokenRequest {
  readonly remote: string;
  readonly label: string;
  /** ISO instant; null for a token that lasts until it is revoked. */
  readonly expiresAt: string | null;
}

/** A token without its secret. */
export interface TokenDescription extends TokenRequest {
  readonly id: string;
  /** ISO instant. */
  readonly createdAt: string;
  /** ISO instant, exact to a minute; null until its first use. */
  readonly lastUsedAt: string | null;
}

/** A token as it is kept. */
export interface KeptToken extends TokenDescription {
  /** sha256 of the secret, in hex. */
  readonly hash: string;
}

/** A token as it is found by its id: one that was revoked is kept, so that its holder is told. */
export interface FoundToken extends KeptToken {
  readonly revoked: boolean;
}

/** Which tokens to revoke: one, or all of a remote (or the `*` ones). */
export type Revocation = { readonly id: string } | { readonly remote: string };

/**
 * Where issued tokens are kept, for any number of gateways: what one writes, the others see with their next query.
 * Every implementation passes `describeTokenStore` (testing/token-store-conformance.ts).
 */
export interface TokenStore {
  /** Null when it is unknown; expired and revoked ones are found. */
  find(id: string): Promise<FoundToken | null>;
  add(token: KeptToken): Promise<void>;
  /** Newest first, expired ones included, revoked ones not. */
  list(): Promise<KeptToken[]>;
  /**
   * Resolves to the tokens it revoked, newest first: when several revoke at once, each token is revoked by one of
   * them.
   */
  revoke(which: Revocation): Promise<KeptToken[]>;
  /** Never brings a revoked token back. */
  rememberUse(id: string, at: Date): Promise<void>;
}
