import {
  CaptchaChallenge,
  CaptchaResponse,
  VerifyCaptchaRequest,
  VerifyCaptchaResponse,
} from '@firn/shared-contracts/api';
import type { FastifyInstance } from 'fastify';
import { defineRoute } from '../../lib/define-route.ts';
import { item } from '../../lib/hydra.ts';
import { notFound } from '../../lib/problem.ts';
import { type CaptchaDeps, checkCaptcha } from './require-captcha.ts';

/** Bytes: more than the longest answer that the contract takes. */
const LARGEST_ANSWER = 16_384;

function kindRoutes(app: FastifyInstance, { captcha }: CaptchaDeps): void {
  defineRoute(app, {
    method: 'GET',
    url: '/api/captcha',
    summary: 'Welches Captcha die Formulare ohne Anmeldung verlangen',
    access: 'captcha.read',
    response: { 200: CaptchaResponse },
    errors: [],
    handler: async () =>
      item('Captcha', {
        '@id': '/api/captcha',
        '@type': 'Captcha',
        kind: captcha.kind,
        siteKey: captcha.siteKey,
      }),
  });

  defineRoute(app, {
    method: 'GET',
    url: '/api/captcha/challenge',
    summary: 'Eine Aufgabe für ALTCHA; gibt es nicht, wo reCAPTCHA eingestellt ist',
    access: 'captcha.read',
    response: { 200: CaptchaChallenge },
    errors: [404],
    async handler() {
      if (!captcha.challenge) throw notFound();
      return captcha.challenge();
    },
  });
}

/** What the forms of visitors ask before they are sent. */
export async function captchaModule(app: FastifyInstance, deps: CaptchaDeps): Promise<void> {
  kindRoutes(app, deps);
  defineRoute(app, {
    method: 'POST',
    url: '/api/verify-recaptcha',
    summary: 'Eine Antwort auf das Captcha prüfen, ohne sie zu verbrauchen',
    access: 'captcha.check',
    body: VerifyCaptchaRequest,
    bodyLimit: LARGEST_ANSWER,
    response: { 200: VerifyCaptchaResponse },
    errors: [422, 503],
    async handler({ body: { token, version } }) {
      const { kind } = deps.captcha;
      const isOfKind = version === undefined || kind === 'altcha' || kind === `recaptcha-v${version}`;
      const success = isOfKind && (await checkCaptcha(deps, token));
      return { '@type': 'CaptchaCheck', success };
    },
  });
}
