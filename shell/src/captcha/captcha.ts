/** docs/domain/accounts.md#captcha says the words. */
export const REFUSED = 'reCAPTCHA not defined';

/** What keeps a captcha from being passed, in the words that people see. */
export class CaptchaError extends Error {
  override readonly name = 'CaptchaError';
}

/** The box was not ticked yet. */
export class UntickedError extends Error {
  override readonly name = 'UntickedError';
}

/** A captcha failed for a reason that has words of its own. */
export const captchaFailure = (reason: string) =>
  new CaptchaError(`Error during reCAPTCHA verification: ${reason}`);

export interface Captcha {
  /** What the answer to it is worth; good for one request. */
  token(): Promise<string>;
}
