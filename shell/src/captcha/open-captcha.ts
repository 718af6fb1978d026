import type { CaptchaResponse } from '@firn/shared-contracts/api';
import type { ApiClient } from '@firn/shared-contracts/shell';
import { createAltcha } from './altcha.ts';
import { type Captcha, captchaFailure } from './captcha.ts';
import { createCheckbox, createScore, loadRecaptcha } from './recaptcha.ts';

export interface CaptchaParts {
  readonly api: ApiClient;
  readonly nonce: string;
  readonly now: () => Date;
  /** What is protected; version 3 counts by it. */
  readonly action: string;
  readonly box: () => HTMLElement | null;
}

/** The captcha that the setting asks for (docs/domain/accounts.md#captcha). */
export async function openCaptcha({ api, nonce, now, action, box }: CaptchaParts): Promise<Captcha> {
  const { kind, siteKey } = await api.get<CaptchaResponse>('/api/captcha', { quiet: true });
  if (kind === 'altcha') return createAltcha(api, now);
  if (kind !== 'recaptcha-v2' && kind !== 'recaptcha-v3') throw captchaFailure('no version provided');
  if (!siteKey) throw captchaFailure('no key provided');
  const grecaptcha = await loadRecaptcha(document, nonce, kind === 'recaptcha-v3' ? siteKey : 'explicit');
  const element = box();
  if (kind === 'recaptcha-v3' || !element) return createScore(grecaptcha, siteKey, action);
  return createCheckbox(grecaptcha, siteKey, element);
}
