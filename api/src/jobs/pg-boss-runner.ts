import { type ConstructorOptions, PgBoss } from 'pg-boss';
import type { Job, JobLog, Runner } from './jobs.ts';

const POLL_SECONDS = 2;
const LONGEST_RUN_SECONDS = 300;

/**
 * Every run queues the next one. The queue's policy keeps one waiting and one running over all workers; the
 * schedule of every minute restarts the chain if a worker died between the two.
 */
async function work(boss: PgBoss, job: Job, log: JobLog): Promise<void> {
  const { name, everySeconds } = job;
  await boss.createQueue(name, {
    policy: 'stately',
    retryLimit: 0,
    expireInSeconds: LONGEST_RUN_SECONDS,
    deleteAfterSeconds: 3600,
  });
  await boss.work(name, { pollingIntervalSeconds: POLL_SECONDS }, async () => {
    try {
      await job.run();
    } catch (error) {
      log.error({ job: name, err: error }, 'job failed');
    }
    await boss.send(name, {}, { startAfter: everySeconds });
  });
  await boss.schedule(name, '* * * * *');
  await boss.send(name);
}

/** Runs jobs as one of any number of workers on a PostgreSQL server; pg-boss keeps its tables in its own schema. */
export async function startPgBoss(
  options: ConstructorOptions,
  jobs: readonly Job[],
  log: JobLog,
): Promise<Runner> {
  const boss = new PgBoss(options);
  boss.on('error', (error) => log.error({ err: error }, 'pg-boss failed'));
  await boss.start();
  for (const job of jobs) await work(boss, job, log);
  return {
    async stop() {
      await boss.stop({ graceful: true });
    },
  };
}
