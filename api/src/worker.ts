import { type Config, ConfigError, originOf, readConfig, secretsOf } from './config/config.ts';
import { postgresDatabase } from './db/client.ts';
import { createJobs, createMailer, type JobLog } from './jobs/jobs.ts';
import { startPgBoss } from './jobs/pg-boss-runner.ts';
import { systemClock } from './lib/clock.ts';
import { loggedError } from './lib/logged-error.ts';
import { openBexio, tokenSealOf } from './modules/bexio/index.ts';
import { openDocumentStore } from './modules/documents/index.ts';
import { openMediaStore } from './modules/media/index.ts';
import { openPaymentProvider } from './modules/payment-intents/index.ts';
import { openTextProvider } from './modules/text-messages/index.ts';
import { webhooksOf } from './modules/webhook-endpoints/index.ts';

/** One line of JSON per entry, like the API's log. */
function logTo(level: 'info' | 'error') {
  return (details: Readonly<Record<string, unknown>>, message: string) => {
    const { err, ...rest } = details;
    const error = err instanceof Error ? { err: loggedError(err) } : {};
    const entry = { level, time: Date.now(), msg: message, ...rest, ...error };
    process.stdout.write(`${JSON.stringify(entry)}\n`);
  };
}

const log: JobLog = { info: logTo('info'), error: logTo('error') };

async function start(config: Config): Promise<void> {
  const { databaseUrl } = config;
  if (!databaseUrl) {
    throw new ConfigError(
      'DATABASE_URL is missing; with the embedded database the API process runs the jobs itself.',
    );
  }
  const database = postgresDatabase(databaseUrl);
  const mailer = createMailer(config);
  const jobs = createJobs({
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
  });
  const runner = await startPgBoss({ connectionString: databaseUrl }, jobs, log);
  log.info({ jobs: jobs.map(({ name }) => name) }, 'working');
  const stop = async () => {
    await runner.stop();
    mailer.close();
    await database.close();
  };
  process.once('SIGTERM', () => void stop());
  process.once('SIGINT', () => void stop());
}

try {
  await start(readConfig(process.env));
} catch (error) {
  const text = error instanceof ConfigError ? error.message : JSON.stringify(loggedError(error));
  process.stderr.write(`${text}\n`);
  process.exit(1);
}
