import process from 'node:process';
import { isMainThread } from 'node:worker_threads';

/** How often a service looks whether the process that started it is there (ms). */
const INTERVAL = 1000;

/** Loaded into each service: it ends with the process that started it, however that one ended. */
const starter = Number(process.env.FIRN_STARTER);
// What the service starts ends with the service.
delete process.env.FIRN_STARTER;
/** `node --watch` stands between the two, and would start the service again. */
const isWatched = process.env.WATCH_REPORT_DEPENDENCIES !== undefined;

function isGone(pid: number): boolean {
  try {
    return !process.kill(pid, 0);
  } catch {
    return true;
  }
}

const isOrphan = () => (isWatched ? isGone(starter) : process.ppid !== starter);
const look = () => isOrphan() && process.kill(isWatched ? process.ppid : process.pid, 'SIGTERM');

if (isMainThread && starter > 0) setInterval(look, INTERVAL).unref();
