import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildReport, isOverBudget } from '@firn/remote-build';
import { RELEASE_WORKSPACES } from '../build/build-command.ts';
import { ensureBuilt } from '../build/stale.ts';
import { startTemporaryCluster } from '../postgres/temporary-cluster.ts';
import { ROOT } from '../root.ts';
import { jestStep } from './jest-step.ts';
import { playwrightStep } from './playwright-step.ts';
import { checkStep, runBeside, runSteps, type Step, type StepResult, sum } from './step.ts';

const bin = (name: string) => join(ROOT, 'node_modules', name);

const STATIC_CHECKS: readonly Step[] = [
  // Each further checker of a project reads the libraries' types again: on two cores, half as much work more.
  checkStep('types', process.execPath, [bin('typescript/bin/tsc'), '-b', '--checkers', '1']),
  checkStep('lint and format', process.execPath, [bin('@biomejs/biome/bin/biome'), 'check', '.']),
  checkStep('boundaries', process.execPath, ['tools/src/boundaries/cli.ts']),
  checkStep('unused code', process.execPath, [bin('knip/bin/knip.js')]),
  // What only a test uses is unused, too.
  checkStep('unused code but for tests', process.execPath, [bin('knip/bin/knip.js'), '--production']),
];

const buildStep: Step = {
  name: 'releases',
  run: async () => {
    const failures: string[] = [];
    for (const name of RELEASE_WORKSPACES) {
      const { release } = await ensureBuilt(join(ROOT, name));
      // No gate would let it pass, and no journey could begin.
      if (isOverBudget(release)) failures.push(`${name}: ${buildReport(release)}`);
    }
    return { passed: RELEASE_WORKSPACES.length - failures.length, failed: failures.length, failures };
  },
};

const UNIT_WORKSPACES = [
  'shared-contracts',
  'shared-ui',
  ...RELEASE_WORKSPACES,
  'examples/mfe-lawinen',
  'tools',
  'remote-build',
  'delivery',
];

/** A pattern for the tests that a PostgreSQL server changes; the others ran once already. */
function onADatabase(): string {
  const tests = globSync('api/{src,test}/**/*.test.ts', { cwd: ROOT });
  const opens = (file: string) =>
    /(build-test-app|database-template)\.ts'/.test(readFileSync(join(ROOT, file), 'utf8'));
  return [...tests.filter(opens), 'delivery/.*postgres'].join('|');
}

/**
 * An offer until it is on sale, a booking until its event is closed, and what it rents and where it sleeps, where a worker sends mails and runs the jobs: with
 * the embedded database the API does.
 */
const journeysOn = (url: string): Step =>
  playwrightStep({
    name: 'journeys of bookings on PostgreSQL',
    args: [
      '--project=chromium',
      'booking-life',
      'office-bookings',
      'guide-day',
      'office-offer',
      'private-tour',
      'rented-material',
      'material-store',
      'ask-a-hut',
      '--grep-invert',
      'accessible',
    ],
    env: { DATABASE_URL: url },
  });

/** Needs a server of its own, where the machine has one. */
const postgresStep: Step = {
  name: 'API, delivery and journeys of bookings on PostgreSQL',
  run: async () => {
    const cluster = await startTemporaryCluster();
    if (!cluster) {
      console.log('No PostgreSQL on this machine: nothing was tested on it.');
      return { passed: 0, failed: 0, failures: [] };
    }
    try {
      const env = { TEST_DATABASE_URL: cluster.url };
      const modules = jestStep('API and delivery on PostgreSQL', ['api', 'delivery'], env, onADatabase());
      return await runBeside(journeysOn(cluster.url), [modules]);
    } finally {
      await cluster.stop();
    }
  },
};

const journeys = playwrightStep({ name: 'journeys in a browser', inEveryEngine: true });

const SUITES: Readonly<Record<string, readonly Step[]>> = {
  static: STATIC_CHECKS,
  unit: [buildStep, jestStep('unit and component tests', UNIT_WORKSPACES)],
  api: [jestStep('API on PGlite', ['api'])],
  postgres: [buildStep, postgresStep],
  e2e: [buildStep, journeys],
};

/**
 * A browser waits half of its time: what needs nothing of it runs beside it, once everything is built. All that one
 * Jest can run it runs at once, since each run ends with a file that keeps one core.
 */
async function runAll(): Promise<StepResult> {
  const modules = jestStep('unit, component and API tests on PGlite', [...UNIT_WORKSPACES, 'api']);
  const built = await runSteps([buildStep]);
  return sum([built, await runBeside(journeys, [...STATIC_CHECKS, modules, postgresStep])]);
}

/** `npm test [-- suite …]`: everything, or the named suites. The last lines name what failed and count all of it. */
export async function run(args: readonly string[]): Promise<number> {
  const unknown = args.filter((name) => !SUITES[name]);
  if (unknown.length > 0) {
    console.error(`Unknown suite: ${unknown.join(', ')}. Known: ${Object.keys(SUITES).join(', ')}.`);
    return 2;
  }
  // Processes that tests start compile each module once.
  process.env.NODE_COMPILE_CACHE ??= join(ROOT, '.cache/node');
  const steps = new Set(args.flatMap((name) => SUITES[name] ?? []));
  const { passed, failed, failures } = args.length === 0 ? await runAll() : await runSteps([...steps]);
  for (const failure of failures) console.log(`failed: ${failure}`);
  console.log(`\n${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}
