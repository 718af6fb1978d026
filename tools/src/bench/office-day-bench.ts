import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Database } from '@firn/api/db';
import { withDemoDatabase } from './demo-database.ts';
import type { ExportTaken } from './export-alone.ts';
import { fillBooks } from './full-books.ts';
import { measureImport } from './import-bench.ts';
import { measureTasks } from './office-tasks.ts';
import { type BenchResult, benchResult } from './result.ts';
import { timed } from './timed.ts';

const BOOKINGS = 100_000;
const MEGABYTE = 1_048_576;
const KILOBYTES = 1024;
/** The target for the whole process, with database client and runtime. */
const WITHIN_200_MB = { of: 'value', atMost: 200 } as const;
const ALONE = fileURLToPath(new URL('./export-alone.ts', import.meta.url));
const COLUMNS = [
  ...['bookingNumber', 'createdAt', 'booker', 'email', 'event', 'code', 'start', 'persons'],
  ...['total', 'paid', 'dueDate', 'state', 'paymentStatus'],
];

/** A heap that loading the product alone nearly fills: an export that needed more would end the process. */
const SMALL_HEAP = ['--max-old-space-size=110', '--max-semi-space-size=2', '--optimize-for-size'];

const run = promisify(execFile);

interface Place {
  readonly databaseUrl: string;
  readonly dataDir: string;
}

/** Milliseconds in which the database alone gives out the bookings and their events, as text. */
const copied = ({ db }: Database) =>
  timed(() =>
    db.execute(
      `select sum(length(row::text)) from (select b.*, e.* from bookings b join events e on e.id = b.event_id) row`,
    ),
  );

async function measureExport(
  database: Database,
  { databaseUrl, dataDir }: Place,
  format: 'csv' | 'xlsx',
): Promise<BenchResult[]> {
  const { db, engine } = database;
  await db.execute(
    `insert into exports (kind, format, filters, columns, created_by_id, expires_at)
     select 'bookings', '${format}', '{}', '${JSON.stringify(COLUMNS)}', id, now() + interval '7 days'
     from users where email = 'admin@firn.example'`,
  );
  const { stdout } = await run(process.execPath, [
    ...SMALL_HEAP,
    ALONE,
    ...['--database', databaseUrl, '--data', dataDir],
  ]);
  const taken = JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as ExportTaken;
  const { rows } = await db.execute<{ state: string; written: number; bytes: number }>(
    `select state, written, bytes from exports where format = '${format}'`,
  );
  const [made] = rows;
  if (made?.state !== 'done' || made.written < BOOKINGS) throw new Error(JSON.stringify(rows));
  const what = `an export of ${made.written.toLocaleString('en')} bookings as ${format.toUpperCase()} (${engine})`;
  return [
    benchResult({
      name: `memory of ${what}`,
      unit: 'MB',
      value: taken.peakKilobytes / KILOBYTES,
      reference: taken.startKilobytes / KILOBYTES,
      referenceName: 'its process before',
      target: WITHIN_200_MB,
      note: `a file of ${(made.bytes / MEGABYTE).toFixed(1)} MB`,
    }),
    benchResult({
      name: `time of ${what}`,
      unit: 'ms',
      value: taken.milliseconds,
      reference: await copied(database),
      referenceName: 'the rows read by the database alone',
    }),
  ];
}

const measureExports = async (database: Database, place: Place): Promise<BenchResult[]> => [
  ...(await measureExport(database, place, 'csv')),
  ...(await measureExport(database, place, 'xlsx')),
];

/** Benchmarks of a day of the office, with 100,000 bookings, and a list of 20,000 people that is taken in. */
export const officeDayBench = (): Promise<BenchResult[]> =>
  withDemoDatabase(async (database, dataDir, databaseUrl) => {
    const imported = await measureImport(database, dataDir);
    await fillBooks(database, BOOKINGS);
    // The embedded database lives in the process itself, whose memory then says nothing about an export.
    const exported = databaseUrl === null ? [] : await measureExports(database, { databaseUrl, dataDir });
    return [...imported, ...exported, ...(await measureTasks(database, dataDir))];
  });
