import type { Job, JobLog, Runner } from './jobs.ts';

/** Runs a job repeatedly; a failure is logged and the job continues. */
function repeat(job: Job, log: JobLog): Runner {
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
    running = runOnce();
  }

  start();
  return {
    stop() {
      stopped = true;
      clearTimeout(timer);
      return running;
    },
  };
}

/** Runs jobs inside the API process: with PGlite no other process can open the database. */
export function startInProcess(jobs: readonly Job[], log: JobLog): Runner {
  const runners = jobs.map((job) => repeat(job, log));
  return {
    async stop() {
      await Promise.all(runners.map((runner) => runner.stop()));
    },
  };
}
