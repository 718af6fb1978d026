/** The browser made no passkey: because there is one already, or because the person closed its dialog. */
export class NoPasskeyError extends Error {
  readonly isKnown: boolean;
  constructor(isKnown: boolean, cause: unknown) {
    super('no passkey', { cause });
    this.isKnown = isKnown;
  }
}
