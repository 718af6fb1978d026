import { type Static, Type } from 'typebox';
import { Nullable, strings } from './hydra.ts';
import { writeSchema } from './write.ts';

export const CAPTCHA_KINDS = ['recaptcha-v2', 'recaptcha-v3', 'altcha'] as const;
export type CaptchaKind = (typeof CAPTCHA_KINDS)[number];

/** `GET /api/captcha`: what the pages of an account ask before they send (docs/domain/accounts.md#captcha). */
export const CaptchaResponse = Type.Object(
  {
    '@id': Type.Literal('/api/captcha'),
    '@type': Type.Literal('Captcha'),
    kind: strings(CAPTCHA_KINDS),
    /** Of reCAPTCHA; null for ALTCHA, which needs none. */
    siteKey: Nullable(Type.String()),
  },
  { $id: 'Captcha' },
);
export type CaptchaResponse = Static<typeof CaptchaResponse>;

/** `GET /api/captcha/challenge`, in the format of ALTCHA's widget. */
export const CaptchaChallenge = Type.Object({}, { $id: 'CaptchaChallenge', additionalProperties: true });

/** What the browser's answer is worth: of reCAPTCHA a token, of ALTCHA its payload in Base64. */
export const captchaToken = Type.String({ minLength: 1, maxLength: 8000 });

/** `POST /api/verify-recaptcha` */
export const VerifyCaptchaRequest = writeSchema('VerifyCaptchaRequest', {
  token: captchaToken,
  /** Of reCAPTCHA; without meaning for ALTCHA. */
  version: Type.Optional(Type.Union([Type.Literal(2), Type.Literal(3)])),
});
export type VerifyCaptchaRequest = Static<typeof VerifyCaptchaRequest>;

export const VerifyCaptchaResponse = Type.Object(
  { '@type': Type.Literal('CaptchaCheck'), success: Type.Boolean() },
  { $id: 'CaptchaCheck' },
);
export type VerifyCaptchaResponse = Static<typeof VerifyCaptchaResponse>;
