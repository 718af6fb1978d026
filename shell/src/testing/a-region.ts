import type { ResolvedRemote } from '@firn/shared-contracts/delivery';
import type { RemoteLifecycles } from '@firn/shared-contracts/shell';
import { createTestShell } from '@firn/shared-contracts/testing';
import { afterEach, beforeEach } from '@jest/globals';
import type { LoadLifecycles } from '../orchestration/container-loader.ts';
import { createHandOver } from '../orchestration/hand-over.ts';
import type { Pause } from '../orchestration/load-remote.ts';
import { Region } from '../orchestration/region.ts';
import { createRegionStage, type ServerRegion } from '../orchestration/region-stage.ts';
import { createObservableStore } from '../services/observable-store.ts';
import { createOwnPages, type OwnPageLoaders } from '../services/own-pages.ts';
import { findPage } from '../services/pages.ts';
import { aPage, aPageState, aRemote, aVersion } from './page-state.ts';

type Loads = Record<string, RemoteLifecycles | (() => Promise<RemoteLifecycles>)>;

interface RegionOptions {
  readonly tours?: Partial<ResolvedRemote>;
  readonly server?: ServerRegion | null;
  readonly pause?: Pause;
  /** The shell's own pages, by their id. */
  readonly ownPages?: OwnPageLoaders;
  /** Whether a visitor has typed something into the page. */
  readonly hasText?: boolean;
}

export const TOURS: Partial<ResolvedRemote> = {
  pages: [aPage('list', '/tours'), aPage('tour', '/tours/:id')],
  version: '2.0.0',
  fallback: aVersion('tours', '1.0.0'),
};

/** Lets everything finish that waits for nothing else. */
export const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

/** A load that settles when the test says so. */
export function held(lifecycles: RemoteLifecycles) {
  let release: () => void = () => undefined;
  const load = () =>
    new Promise<RemoteLifecycles>((resolve) => {
      release = () => resolve(lifecycles);
    });
  return { load, release: () => release() };
}

/** A region in `host` with the remotes `tours` (current 2.0.0, before 1.0.0) and `guide` from memory. */
export function aRegion(
  host: HTMLElement,
  loads: Loads,
  {
    tours = TOURS,
    server = null,
    pause = () => Promise.resolve(),
    ownPages = {},
    hasText = false,
  }: RegionOptions = {},
) {
  const state = aPageState({}, [
    aRemote('tours', tours),
    aRemote('guide', { pages: [aPage('g', '/guide')] }),
  ]);
  const registry = createObservableStore(state.registry);
  const attempts: string[] = [];
  const signals: AbortSignal[] = [];
  const pages: string[] = [];
  const reports: string[] = [];
  const reloads: string[] = [];
  const switches: string[] = [];
  const losses: string[] = [];
  const places: string[] = [];
  const load: LoadLifecycles = async ({ name, version: { version }, pageId, attempt, signal }) => {
    attempts.push(`${name}@${version} ${attempt}`);
    signals.push(signal);
    pages.push(pageId);
    const found = loads[`${name}@${version}`];
    if (!found) throw new TypeError('Failed to fetch dynamically imported module');
    return typeof found === 'function' ? found() : found;
  };
  const beacons = {
    report: ({ remote, version }: { remote: string; version: string }, phase: string) =>
      void reports.push(`${remote}@${version} ${phase}`),
    reportVitals: () => undefined,
  };
  const services = createTestShell();
  const stage = createRegionStage({ services, beacons, server });
  stage.attach(host);
  const region = new Region({
    registry,
    stage,
    load,
    ownPages: createOwnPages(ownPages),
    beacons,
    pause,
    onSwitch: (remote, version) => void switches.push(`${remote}@${version}`),
    reloads: {
      asLastResort: () => reloads.push('last resort') === 0,
      onRequest: () => reloads.push('on request') === 0,
    },
  });
  const handOver = createHandOver({
    report: (release) => beacons.report(release, 'uncaught'),
    onDraftLost: () => void losses.push('lost'),
  });
  region.equip(handOver);
  const keepPlace = () => ({
    hasText,
    comeBack: () => void places.push('back'),
    forget: () => void places.push('forgotten'),
  });
  registry.subscribe(() => region.reconsider(keepPlace));
  const show = (path: string, arrive: () => void = () => undefined) => {
    const match = findPage(registry.get(), path);
    if (!match) throw new Error(`No page for ${path}`);
    return region.show(match, arrive);
  };
  /** The registry changes which version of `tours` is to be shown. */
  const publish = (more: Partial<ResolvedRemote>) => {
    const { sequence, remotes } = registry.get();
    const next = aRemote('tours', { ...TOURS, ...more });
    registry.set({ sequence: sequence + 1, remotes: { ...remotes, tours: next } });
  };
  const seen = { attempts, signals, pages, reports, reloads, switches, losses, places };
  return { region, stage, registry, services, show, publish, ...seen };
}

type RegionArguments = Parameters<typeof aRegion> extends [HTMLElement, ...infer Rest] ? Rest : never;

/** An element on the page for the regions of a test file, empty before each test, and `aRegion` inside it. */
export function regionHost() {
  const host = document.createElement('div');
  beforeEach(() => document.body.append(host));
  afterEach(() => {
    host.remove();
    host.replaceChildren();
  });
  return { host, aRegion: (...rest: RegionArguments) => aRegion(host, ...rest) };
}
