/** Why a browser made no passkey: it has one, it knows none for this address, or the person closed its dialog. */
export type NoPasskeyReason = 'known' | 'address' | 'refused';

export class NoPasskeyError extends Error {
  readonly reason: NoPasskeyReason;
  constructor(reason: NoPasskeyReason, cause: unknown) {
    super('no passkey', { cause });
    this.reason = reason;
  }
}
