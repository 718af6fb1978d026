import { parseArgs } from 'node:util';
import { count } from 'drizzle-orm';
import { ConfigError, readConfig } from '../config/config.ts';
import { FolderLockedError, openDatabase } from '../db/client.ts';
import { openMediaStore } from '../modules/media/index.ts';
import { offers } from '../modules/offers/offers.table.ts';
import { picturesIn, seedDemo, seedEvents } from './index.ts';

const USAGE = `Usage: npm run seed -- [--events N] [--now YYYY-MM-DD]

  --events N        adds bookable events until there are N in all (1 to 1000000)
  --now YYYY-MM-DD  the day that the dates are relative to; today when absent

Fills an empty database with the demo first. A running server that uses the
embedded database must be stopped before.
`;

const MOST_EVENTS = 1_000_000;

class UsageError extends Error {}

interface Options {
  readonly events: number;
  readonly now: Date;
}

function parse(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: { events: { type: 'string' }, now: { type: 'string' } },
  });
  const events = Number(values.events ?? 0);
  if (values.events !== undefined && !(Number.isInteger(events) && events >= 1 && events <= MOST_EVENTS)) {
    throw new UsageError(`--events takes a whole number from 1 to ${MOST_EVENTS}, not «${values.events}».`);
  }
  const now = values.now === undefined ? new Date() : new Date(`${values.now}T10:00:00Z`);
  if (Number.isNaN(now.getTime()))
    throw new UsageError(`--now takes a date such as 2026-11-21, not «${values.now}».`);
  return { events, now };
}

function readOptions(args: readonly string[]): Options {
  try {
    return parse(args);
  } catch (error) {
    throw error instanceof UsageError
      ? error
      : new UsageError(error instanceof Error ? error.message : String(error));
  }
}

async function seed({ events, now }: Options): Promise<void> {
  const config = readConfig(process.env);
  const database = await openDatabase(config);
  try {
    await database.migrate();
    const [row] = await database.db.select({ present: count() }).from(offers);
    if (row?.present === 0) {
      const keepPicture = picturesIn(openMediaStore(config));
      await seedDemo({ db: database.db, now, keepPicture });
      process.stdout.write('The demo is in the database.\n');
    }
    if (events > 0) {
      await seedEvents({ db: database.db, now }, events);
      process.stdout.write(`There are now at least ${events} events.\n`);
    }
  } finally {
    await database.close();
  }
}

try {
  await seed(readOptions(process.argv.slice(2)));
} catch (error) {
  if (error instanceof UsageError) {
    process.stderr.write(`${error.message}\n\n${USAGE}`);
    process.exitCode = 2;
  } else {
    const known = error instanceof ConfigError || error instanceof FolderLockedError;
    process.stderr.write(`${known ? error.message : String(error instanceof Error ? error.stack : error)}\n`);
    process.exitCode = 1;
  }
}
