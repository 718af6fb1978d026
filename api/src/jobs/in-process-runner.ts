import { setImmediate } from 'node:timers/promises';
import type { Job, JobLog, Runner } from './jobs.ts';

interface Repeated {
  /** Runs the job for the first time; resolves when that has ended. */
  start(): Promise<void>;
  /** Resolves when the job, if it was running, has ended. */
  stop(): Promise<void>;
}

/** Runs a job repeatedly; a failure is logged and the job continues. */
function repeat(job: Job, log: JobLog): Repeated {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();

  async function runOnce() {
    try {
      await job.run();
    } catch (error) {
      log.error({ job: job.name, err: error }, 'job failed');
    }
    if (!stopped) timer = setTimeout(start, job.everySeconds * 1000);
  }
  function start() {
    if (!stopped) running = runOnce();
    return running;
  }

  return {
    start,
    stop() {
      stopped = true;
      clearTimeout(timer);
      return running;
    },
  };
}

/** Runs jobs inside the API process, once it is started: with PGlite no other process can open the database. */
export function createInProcessRunner(jobs: readonly Job[], log: JobLog): Runner & { start(): void } {
  const repeated = jobs.map((job) => repeat(job, log));
  // One after the other at first, and visitors between two of them: the embedded database works on this process's own loop,
  // and would let nobody in before all jobs have run.
  const startInTurn = async () => {
    for (const one of repeated) {
      await one.start();
      await setImmediate();
    }
  };
  return {
    start: () => void startInTurn(),
    async stop() {
      await Promise.all(repeated.map((one) => one.stop()));
    },
  };
}
