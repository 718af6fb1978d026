import process from 'node:process';
import { isMainThread } from 'node:worker_threads';

/** How often a service looks whether the process that started it is there (ms). */
const INTERVAL = 1000;

/** Loaded into each service: it ends with the process that started it, however that one ended. */
const starter = Number(process.env.FIRN_STARTER);
// What the service starts ends with the service.
delete process.env.FIRN_STARTER;
const look = () => process.ppid !== starter && process.kill(process.pid, 'SIGTERM');

if (isMainThread && starter > 0) setInterval(look, INTERVAL).unref();
