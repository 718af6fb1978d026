import { buildApp } from './app.ts';
import { ConfigError, readConfig } from './config/config.ts';
import { openDatabase } from './db/client.ts';
import { systemClock } from './lib/clock.ts';

async function start(): Promise<void> {
  const config = readConfig(process.env);
  const database = await openDatabase(config);
  await database.migrate();
  const app = await buildApp({ db: database.db, config, clock: systemClock });
  const stop = async () => {
    await app.close();
    await database.close();
    process.exit(0);
  };
  process.once('SIGTERM', () => void stop());
  process.once('SIGINT', () => void stop());
  const address = await app.listen({ port: config.port, host: config.host });
  process.stdout.write(`listening on ${address}\n`);
}

try {
  await start();
} catch (error) {
  const text =
    error instanceof ConfigError ? error.message : String(error instanceof Error ? error.stack : error);
  process.stderr.write(`${text}\n`);
  process.exit(1);
}
