import type {
  ExtensionDeclaration,
  ExtensionState,
  ResolvedRegistry,
  ResolvedRemote,
  SlotDeclaration,
} from '@firn/shared-contracts/delivery';
import type { RemoteLifecycles, SessionState } from '@firn/shared-contracts/shell';
import { createTestShell } from '@firn/shared-contracts/testing';
import { afterEach, beforeEach } from '@jest/globals';
import type { LoadLifecycles } from '../orchestration/container-loader.ts';
import { createObservableStore } from '../services/observable-store.ts';
import { createSlotKeeper } from '../slots/slot-keeper.ts';
import { aFakeRemote } from './fake-remote.ts';
import { ANONYMOUS, aRemote } from './page-state.ts';

export const SLOT: SlotDeclaration = {
  ...{ name: 'event-aside', page: 'event', context: 'run-event@1', place: 'aside' },
};

export const anExtension = (id: string, more: Partial<ExtensionDeclaration> = {}): ExtensionDeclaration => ({
  ...{ id, slot: SLOT.name, context: SLOT.context, module: `./${id}`, order: 10 },
  ...{ guard: 'none', render: 'server', budget: { jsBytes: 1000, cssBytes: 0 } },
  ...more,
});

type Loads = Record<string, RemoteLifecycles | (() => Promise<RemoteLifecycles>)>;

interface SlotOptions {
  /** The server's drawings, by key. */
  readonly drawn?: Readonly<Record<string, ExtensionState>>;
  /** HTML of the slot from the server. */
  readonly html?: string;
  /** Comes back when an extension is seen; at once where left out. */
  readonly untilSeen?: () => Promise<void>;
  readonly pause?: () => Promise<void>;
  readonly context?: unknown;
}

const registryOf = (remotes: readonly ResolvedRemote[], sequence = 1): ResolvedRegistry => ({
  sequence,
  remotes: Object.fromEntries(
    [aRemote('tours', { slots: [SLOT] }), ...remotes].map((one) => [one.name, one]),
  ),
});

/** A slot of `tours` on the screen; what remotes load is by `NAME@VERSION MODULE`, else it writes its name. */
function aSlot(host: HTMLElement, remotes: readonly ResolvedRemote[], loads: Loads, options: SlotOptions) {
  const { drawn = {}, html = '', untilSeen = () => Promise.resolve(), context = { id: '1' } } = options;
  const registry = createObservableStore(registryOf(remotes));
  const session = createObservableStore<SessionState>(ANONYMOUS);
  const reports: string[] = [];
  const attempts: string[] = [];
  const beacons = {
    report: (of: { remote: string; version: string; extension?: string }, phase: string) =>
      void reports.push(`${of.remote}@${of.version}${of.extension ? `/${of.extension}` : ''} ${phase}`),
    reportVitals: () => undefined,
  };
  const load: LoadLifecycles = async ({ name, version: { version }, module }) => {
    const key = `${name}@${version} ${module}`;
    attempts.push(key);
    const found = loads[key] ?? aFakeRemote(name, version);
    return typeof found === 'function' ? found() : found;
  };
  const shell = createTestShell();
  const sheets: string[] = [];
  const fill = createSlotKeeper({
    ...{ registry, beacons, load, untilSeen, drawn: () => drawn },
    services: { ...shell, session: { ...shell.session, ...session } },
    pause: options.pause ?? (() => Promise.resolve()),
    stylesheets: {
      take: (name, version, id) => void sheets.push(`${name}@${version}/${id}`),
      leave: (name, id) => void sheets.push(`${name}/${id} left`),
    },
    renderedAt: '2026-02-14T11:00:00.000Z',
  });
  host.innerHTML = html;
  const slot = fill(SLOT.name, host, context);
  const publish = (...next: readonly ResolvedRemote[]) =>
    registry.set(registryOf(next, registry.get().sequence + 1));
  const shown = () =>
    [...host.children].map((child) => `${child.getAttribute('data-extension')}: ${child.textContent}`);
  return { slot, fill, registry, session, shell, publish, shown, reports, attempts, sheets };
}

/** An element on the page for the slots of a test file, empty before each test, and `aSlot` in it. */
export function slotHost() {
  const host = document.createElement('div');
  beforeEach(() => document.body.append(host));
  afterEach(() => {
    host.remove();
    host.replaceChildren();
  });
  return {
    host,
    aSlot: (remotes: readonly ResolvedRemote[], loads: Loads = {}, options: SlotOptions = {}) =>
      aSlot(host, remotes, loads, options),
  };
}
