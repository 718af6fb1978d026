/**
 * Makes the exports that wait, in a process that does nothing else, and says on the last line what that took: the kernel's own
 * account of the most memory that the process ever had, to its end.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openDatabase } from '@firn/api/db';
import { makeExports } from '@firn/api/exports';
import { createFolderStore } from '@firn/api/media';

/** Resident memory in kilobytes, of the moment and at its highest. */
export interface ExportTaken {
  readonly milliseconds: number;
  readonly startKilobytes: number;
  readonly peakKilobytes: number;
}

const STATUS = '/proc/self/status';

/** Linux hands the peak of the parent on to a child in `maxRSS`; the status of the process has its own. */
function peakOfProcess(): number {
  const status = existsSync(STATUS) ? readFileSync(STATUS, 'utf8') : '';
  return Number(/^VmHWM:\s+(\d+)/m.exec(status)?.[1] ?? process.resourceUsage().maxRSS);
}

const { values } = parseArgs({ options: { database: { type: 'string' }, data: { type: 'string' } } });
const dataDir = values.data ?? '';
const database = await openDatabase({ databaseUrl: values.database ?? null, dataDir });
const store = createFolderStore(join(dataDir, 'documents'));
const { db } = database;
await db.execute('select 1');
const startKilobytes = process.memoryUsage.rss() / 1024;
const began = performance.now();
await makeExports({ db, clock: () => new Date(), store, origin: 'https://firn.example' });
const milliseconds = performance.now() - began;
await database.close();
const taken: ExportTaken = { milliseconds, startKilobytes, peakKilobytes: peakOfProcess() };
console.log(JSON.stringify(taken));
