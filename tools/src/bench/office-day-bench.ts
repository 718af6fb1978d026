import { join } from 'node:path';
import type { Database } from '@firn/api/db';
import { makeExports } from '@firn/api/exports';
import { createFolderStore } from '@firn/api/media';
import { withDemoDatabase } from './demo-database.ts';
import { fillBooks } from './full-books.ts';
import { measureTasks } from './office-tasks.ts';
import { type BenchResult, benchResult } from './result.ts';
import { timed } from './timed.ts';

const BOOKINGS = 100_000;
const MEGABYTE = 1_048_576;
/** The target for the whole process, with database client and runtime. */
const WITHIN_200_MB = { of: 'value', atMost: 200 } as const;
const SAMPLED_EVERY_MS = 20;

/** The most memory that the process had while it worked, in megabytes. */
async function peakOf(work: () => Promise<unknown>): Promise<number> {
  let most = 0;
  const sample = () => {
    most = Math.max(most, process.memoryUsage.rss());
  };
  const sampling = setInterval(sample, SAMPLED_EVERY_MS);
  try {
    await work();
  } finally {
    clearInterval(sampling);
    sample();
  }
  return most / MEGABYTE;
}

async function measureExport(
  { db, engine }: Database,
  dataDir: string,
  format: 'csv' | 'xlsx',
): Promise<BenchResult> {
  await db.execute(
    `insert into exports (kind, format, filters, columns, created_by_id, expires_at)
     select 'bookings', '${format}', '{}',
       '["bookingNumber","createdAt","booker","email","event","code","start","persons","total","paid","dueDate","state","paymentStatus"]',
       id, now() + interval '7 days'
     from users where email = 'admin@firn.example'`,
  );
  const store = createFolderStore(join(dataDir, 'documents'));
  const before = process.memoryUsage.rss() / MEGABYTE;
  let milliseconds = 0;
  const make = () => makeExports({ db, clock: () => new Date(), store, origin: 'https://firn.example' });
  const peak = await peakOf(async () => {
    milliseconds = await timed(make);
  });
  const { rows } = await db.execute<{ state: string; written: number; bytes: number }>(
    `select state, written, bytes from exports where format = '${format}'`,
  );
  const [made] = rows;
  if (made?.state !== 'done' || made.written < BOOKINGS) throw new Error(JSON.stringify(rows));
  return benchResult({
    name: `memory of an export of ${made.written.toLocaleString('en')} bookings as ${format.toUpperCase()} (${engine})`,
    unit: 'MB',
    value: peak,
    reference: before,
    referenceName: 'the process before',
    target: WITHIN_200_MB,
    note: `${(milliseconds / 1000).toFixed(1)} s, a file of ${(made.bytes / MEGABYTE).toFixed(1)} MB`,
  });
}

/** Benchmarks of a day of the office, with 100,000 bookings. */
export const officeDayBench = (): Promise<BenchResult[]> =>
  withDemoDatabase(async (database, dataDir) => {
    await fillBooks(database, BOOKINGS);
    return [
      await measureExport(database, dataDir, 'csv'),
      await measureExport(database, dataDir, 'xlsx'),
      ...(await measureTasks(database, dataDir)),
    ];
  });
