import type { FastifyInstance } from 'fastify';
import { type Config, secretsOf } from './config/config.ts';
import type { Db } from './db/client.ts';
import type { Clock } from './lib/clock.ts';
import type { Seal } from './lib/seal.ts';
import { accountsModule, registeringBrowsers } from './modules/accounts/index.ts';
import { apiTokensModule } from './modules/api-tokens/index.ts';
import { authModule, factorSealOf, knownBrowsers } from './modules/auth/index.ts';
import { captchaModule, openCaptchaCheck } from './modules/captcha/index.ts';
import { eventQuestionsModule } from './modules/event-questions/index.ts';
import { newsletterModule } from './modules/newsletter/index.ts';
import { ownAccountModule } from './modules/own-account/index.ts';
import { privacyModule } from './modules/privacy/index.ts';
import { webhookEndpointsModule, webhookSealOf } from './modules/webhook-endpoints/index.ts';

interface AccountsDeps {
  readonly db: Db;
  readonly config: Config;
  readonly clock: Clock;
  readonly secure: boolean;
  readonly sealFor: (purpose: string) => Seal;
}

/** Signing in and out, registering, what people may do with their own data, and what strangers send with a captcha. */
export async function addAccounts(
  app: FastifyInstance,
  { db, config, clock, secure, sealFor }: AccountsDeps,
): Promise<void> {
  const browsers = knownBrowsers(sealFor('known-browsers'), secure);
  const auth = { db, clock, secure, browsers, factorSeal: factorSealOf(secretsOf(config)) };
  await app.register(authModule, auth);
  await app.register(ownAccountModule, { ...auth, challengeSeal: sealFor('passkey-challenges') });
  const captcha = openCaptchaCheck(config);
  await app.register(captchaModule, { db, clock, captcha });
  const registering = registeringBrowsers(sealFor('registrations'), secure);
  await app.register(accountsModule, { ...auth, captcha, registering });
  await app.register(newsletterModule, { db, clock, captcha });
  await app.register(eventQuestionsModule, { db, clock, captcha });
  await app.register(privacyModule, auth);
  await app.register(apiTokensModule, auth);
  const seal = webhookSealOf(secretsOf(config));
  await app.register(webhookEndpointsModule, { db, clock, seal, allowsLoopback: config.webhookLoopback });
}
