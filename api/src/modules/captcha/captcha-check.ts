import type { CaptchaKind } from '@firn/shared-contracts/api';

/** A kind of captcha. All pass `captcha-checks.conformance.test.ts`. */
export interface CaptchaCheck {
  readonly kind: CaptchaKind;
  /** For the browser's script; null where it needs none. */
  readonly siteKey: string | null;
  /** A task for the browser; null where somebody else sets it. */
  readonly challenge: (() => Promise<object>) | null;
  /** What is the same of a solution however it is written; null for what cannot be one. */
  idOf(token: string): string | null;
  /**
   * Whether the solution is right. Asked once for each solution.
   * @throws CaptchaUnavailable when nobody can say.
   */
  isRight(token: string): Promise<boolean>;
}

/** The service behind the check did not answer, or refuses our keys. */
export class CaptchaUnavailable extends Error {
  override readonly name = 'CaptchaUnavailable';
}
