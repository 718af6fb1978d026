import { setImmediate } from 'node:timers/promises';
import type { Job, JobLog, Runner } from './jobs.ts';

interface Repeated {
  start(): void;
  /** Resolves when the job, if it was running, has ended. */
  stop(): Promise<void>;
}

type InTurn = (work: () => Promise<void>) => Promise<void>;

/**
 * One after the other, and visitors between two of them: the embedded database works on this process's own loop, and would let
 * nobody in before all jobs that are due have run.
 */
function createTurns(): InTurn {
  let last: Promise<void> = Promise.resolve();
  return (work) => {
    last = last.then(work).then(() => setImmediate());
    return last;
  };
}

/** Runs a job repeatedly; a failure is logged and the job continues. */
function repeat(job: Job, log: JobLog, inTurn: InTurn): Repeated {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();

  async function run() {
    try {
      if (!stopped) await job.run();
    } catch (error) {
      log.error({ job: job.name, err: error }, 'job failed');
    }
  }
  async function runOnce() {
    await inTurn(run);
    if (!stopped) timer = setTimeout(start, job.everySeconds * 1000);
  }
  function start() {
    if (!stopped) running = runOnce();
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
  const inTurn = createTurns();
  const repeated = jobs.map((job) => repeat(job, log, inTurn));
  return {
    start() {
      for (const one of repeated) one.start();
    },
    async stop() {
      await Promise.all(repeated.map((one) => one.stop()));
    },
  };
}
