import { hkdfSync } from 'node:crypto';
import { type Config, secretsOf } from '../../config/config.ts';
import { type AltchaKeys, createAltchaCheck } from './altcha-check.ts';
import type { CaptchaCheck } from './captcha-check.ts';
import { createRecaptchaCheck } from './recaptcha-check.ts';

const keyFor = (secret: string, purpose: string): string =>
  Buffer.from(hkdfSync('sha256', secret, '', purpose, 32)).toString('base64url');

export const altchaKeysOf = ({ secret }: Pick<Config, 'secret'>): AltchaKeys => ({
  challenge: keyFor(secret, 'captcha-challenge'),
  solution: keyFor(secret, 'captcha-solution'),
});

/** reCAPTCHA where its keys are set, else the proof of work of our own. */
export function openCaptchaCheck(
  config: Pick<Config, 'secret' | 'secondSecret' | 'recaptcha'>,
): CaptchaCheck {
  if (config.recaptcha) return createRecaptchaCheck(config.recaptcha);
  const [first, ...others] = secretsOf(config);
  return createAltchaCheck(
    altchaKeysOf({ secret: first }),
    ...others.map((secret) => altchaKeysOf({ secret })),
  );
}
