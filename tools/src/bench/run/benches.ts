import type { Product } from '../../start/product.ts';
import { agendaBench } from '../agenda-bench.ts';
import { bookingFormBench } from '../booking-form-bench.ts';
import { contentPagesBench } from '../content/content-pages-bench.ts';
import { editorBench } from '../content/editor-bench.ts';
import { fleetBench } from '../delivery/fleet-bench.ts';
import { liveSwitchBench } from '../delivery/live-switch-bench.ts';
import { loadBench } from '../delivery/load-bench.ts';
import { resolutionBench } from '../delivery/resolution-bench.ts';
import { rollbackBench } from '../delivery/rollback-bench.ts';
import { tabsBench } from '../delivery/tabs-bench.ts';
import { publishSecondVersion, type TwoVersions } from '../delivery/two-versions.ts';
import { apiRestartBench } from '../dev/api-restart-bench.ts';
import { devBench } from '../dev/dev-bench.ts';
import { devSessionsBench } from '../dev/dev-sessions-bench.ts';
import { eventsBench } from '../events-bench.ts';
import { extensionsBench } from '../extensions/extensions-bench.ts';
import { hostileBench } from '../hostile/hostile-bench.ts';
import { loginBench } from '../login-bench.ts';
import { materialBench } from '../material-bench.ts';
import { moneyBench } from '../money-bench.ts';
import { officeApiBench } from '../office-api-bench.ts';
import { officeDayBench } from '../office-day-bench.ts';
import { officePageBench } from '../office-page-bench.ts';
import { officeSearchBench } from '../office-search-bench.ts';
import { planningBoardBench } from '../planning-board-bench.ts';
import { restartBench } from '../restart/restart-bench.ts';
import type { BenchResult } from '../result.ts';
import { searchBench } from '../search-bench.ts';
import { waitlistBench } from '../waitlist-bench.ts';

/** What a benchmark may request; created once, and only on request. */
export interface BenchSetup {
  product(): Promise<Product>;
  /** Two versions of one remote; the first one is live. */
  versionsOf(remote: string): Promise<TwoVersions>;
}

export type Bench = (setup: BenchSetup) => Promise<BenchResult[]>;

/** A benchmark that moves a remote back and forth: one that draws what the benchmark looks at. */
const moving =
  (remote: string, bench: (product: Product, versions: TwoVersions) => Promise<BenchResult[]>): Bench =>
  async (setup) =>
    bench(await setup.product(), await setup.versionsOf(remote));

/** By the names they are chosen by, in the order they run. */
export const BENCHES: Readonly<Record<string, Bench>> = {
  agenda: async (setup) => agendaBench(await setup.product()),
  rollback: moving('mfe-public', rollbackBench),
  gateways: moving('mfe-public', fleetBench),
  tabs: moving('mfe-public', tabsBench),
  load: moving('mfe-public', loadBench),
  resolution: moving('mfe-public', resolutionBench),
  switches: moving('mfe-booking', liveSwitchBench),
  extensions: async (setup) => extensionsBench(await setup.product()),
  content: async (setup) => [
    ...(await contentPagesBench(await setup.product())),
    ...(await editorBench(await setup.product())),
  ],
  events: () => eventsBench(),
  search: () => searchBench(),
  'admin-api': () => officeApiBench(),
  'admin-search': () => officeSearchBench(),
  'admin-page': async (setup) => officePageBench(await setup.product()),
  'planning-board': async (setup) => planningBoardBench(await setup.product()),
  login: () => loginBench(),
  dev: async (setup) => [...(await devBench(await setup.product())), ...(await apiRestartBench())],
  'dev-sessions': async (setup) => devSessionsBench(await setup.product()),
  restart: async (setup) => restartBench(await setup.product()),
  waitlist: () => waitlistBench(),
  money: () => moneyBench(),
  material: async (setup) => [...(await materialBench()), ...(await bookingFormBench(await setup.product()))],
  'office-day': () => officeDayBench(),
  hostile: () => hostileBench(),
};

/** Names for several at once. */
const GROUPS: Readonly<Record<string, readonly string[]>> = {
  admin: ['admin-api', 'admin-search', 'admin-page', 'planning-board'],
  delivery: ['rollback', 'gateways', 'tabs', 'load', 'resolution', 'switches'],
};

/**
 * The benchmarks to run, in their order: those named, or all.
 * @returns a sentence instead when a name is unknown.
 */
export function chooseBenches(names: readonly string[]): readonly string[] | string {
  const all = Object.keys(BENCHES);
  const unknown = names.find((name) => !Object.hasOwn(BENCHES, name) && !Object.hasOwn(GROUPS, name));
  if (unknown !== undefined) {
    return `No benchmark «${unknown}». Known: ${[...Object.keys(GROUPS), ...all].join(', ')}.`;
  }
  const wanted = new Set(names.flatMap((name) => GROUPS[name] ?? [name]));
  return all.filter((name) => wanted.size === 0 || wanted.has(name));
}

/** A remote's second version, built once. */
export function createVersions(product: () => Promise<Product>): BenchSetup['versionsOf'] {
  const versions = new Map<string, Promise<TwoVersions>>();
  return async (remote) => {
    const known = versions.get(remote) ?? publishSecondVersion(await product(), remote);
    versions.set(remote, known);
    return known;
  };
}
