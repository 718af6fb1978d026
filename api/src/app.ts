import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Config } from './config/config.ts';
import type { Db } from './db/client.ts';
import type { Clock } from './lib/clock.ts';
import { parseQuery } from './lib/query.ts';
import { authModule, createSessionsRepository } from './modules/auth/index.ts';
import { bookingsModule } from './modules/bookings/index.ts';
import { access } from './plugins/access.plugin.ts';
import { problems } from './plugins/problems.plugin.ts';
import { session } from './plugins/session.plugin.ts';
import { wireFormat } from './plugins/wire-format.plugin.ts';

export interface AppDeps {
  readonly db: Db;
  readonly config: Config;
  readonly clock: Clock;
}

const isSecure = ({ publicUrl }: Config): boolean => publicUrl?.startsWith('https:') ?? false;

/** Bodies are JSON: nothing is coerced, every error is reported. */
function bodyValidator() {
  const ajv = new Ajv({ allErrors: true, useDefaults: true, strict: false });
  addFormats.default(ajv);
  return ajv;
}

async function addPlugins(app: FastifyInstance, { db, config, clock }: AppDeps): Promise<void> {
  const ajv = bodyValidator();
  app.setValidatorCompiler(({ schema }) => ajv.compile(schema));
  await app.register(problems);
  await app.register(wireFormat, { publicUrl: config.publicUrl });
  await app.register(session, {
    sessions: createSessionsRepository(db),
    clock,
    secret: config.secret,
    secure: isSecure(config),
  });
  await app.register(access);
}

/** The composition root: every module gets what it needs here. */
export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const { db, config, clock } = deps;
  const app = Fastify({
    logger: { level: config.logLevel },
    trustProxy: 'loopback',
    routerOptions: { querystringParser: parseQuery, ignoreTrailingSlash: true },
    bodyLimit: 1_048_576,
  });
  await addPlugins(app, deps);
  await app.register(authModule, { db, clock, secure: isSecure(config) });
  await app.register(bookingsModule, { db, clock });
  return app;
}
