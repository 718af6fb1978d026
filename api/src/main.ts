import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { buildApp } from './app.ts';
import { type Config, ConfigError, originOf, readConfig, secretsOf } from './config/config.ts';
import { type Database, type Db, FolderLockedError, openDatabase } from './db/client.ts';
import { createInProcessRunner } from './jobs/in-process-runner.ts';
import { createJobs, createMailer } from './jobs/jobs.ts';
import { systemClock } from './lib/clock.ts';
import { loggedError } from './lib/logged-error.ts';
import { factorSealOf, renewSealedFactors } from './modules/auth/index.ts';
import { openBexio, renewSealedTokens, tokenSealOf } from './modules/bexio/index.ts';
import { openDocumentStore } from './modules/documents/index.ts';
import { openMediaStore } from './modules/media/index.ts';
import { openPaymentProvider } from './modules/payment-intents/index.ts';
import { hasUsers } from './modules/people/index.ts';
import { openTextProvider } from './modules/text-messages/index.ts';
import { renewSealedWebhooks, webhookSealOf, webhooksOf } from './modules/webhook-endpoints/index.ts';
import { bankFileToTry, picturesIn, seedDemo } from './seed/index.ts';

/** Fills an empty database with the demo and writes a file of the bank to try; a database that has a user keeps its data. */
async function seedIfEmpty(db: Db, config: Config): Promise<void> {
  if (!config.demo) return;
  if (await hasUsers(db)) return;
  const now = systemClock();
  await seedDemo({ db, now, keepPicture: picturesIn(openMediaStore(config)) });
  await mkdir(join(config.dataDir, 'demo'), { recursive: true });
  await writeFile(join(config.dataDir, 'demo', 'bankdatei.xml'), await bankFileToTry(db, now));
}

async function serve(config: Config, database: Database): Promise<void> {
  await database.migrate();
  await seedIfEmpty(database.db, config);
  // What is stored for longer than a secret may be good.
  if (config.secondSecret) {
    await renewSealedFactors(database.db, factorSealOf(secretsOf(config)));
    await renewSealedTokens(database.db, tokenSealOf(secretsOf(config)));
    await renewSealedWebhooks(database.db, webhookSealOf(secretsOf(config)));
  }
  const metrics = new Registry();
  // They watch the process until it ends, so that no app can own them.
  collectDefaultMetrics({ register: metrics });
  const app = await buildApp({ db: database.db, config, clock: systemClock, metrics });
  const mailer = createMailer(config);
  // On a server the worker does this (worker.ts); PGlite can be open in only one process.
  const jobs =
    database.engine === 'pglite'
      ? createJobs({
          db: database.db,
          clock: systemClock,
          mailer,
          files: openDocumentStore(config),
          pictures: openMediaStore(config),
          origin: originOf(config),
          accounting: { system: openBexio(config), seal: tokenSealOf(secretsOf(config)) },
          provider: openPaymentProvider(config, { db: database.db, clock: systemClock }),
          texts: openTextProvider(config),
          webhooks: webhooksOf(config),
        })
      : [];
  const runner = createInProcessRunner(jobs, app.log);
  const stop = async () => {
    await app.drain(config.drainSeconds);
    await app.close();
    await runner.stop();
    mailer.close();
    await database.close();
    process.exit(0);
  };
  process.once('SIGTERM', () => void stop());
  process.once('SIGINT', () => void stop());
  const address = await app.listen({ port: config.port, host: config.host });
  process.stdout.write(`listening on ${address}\n`);
  // Not before: on the embedded database jobs share its one connection with the start.
  runner.start();
}

async function start(): Promise<void> {
  const config = readConfig(process.env);
  const database = await openDatabase(config);
  try {
    await serve(config, database);
  } catch (error) {
    // Releases the folder's lock, so that the next start need not wait for it.
    await database.close();
    throw error;
  }
}

try {
  await start();
} catch (error) {
  const isSentence = error instanceof ConfigError || error instanceof FolderLockedError;
  const text = isSentence ? error.message : JSON.stringify(loggedError(error));
  process.stderr.write(`${text}\n`);
  process.exit(1);
}
