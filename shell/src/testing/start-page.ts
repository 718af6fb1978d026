import { PAGE_STATE_ELEMENT_ID, type PageState, SHELL_ELEMENT_ID } from '@firn/shared-contracts/delivery';
import type { RemoteLifecycles } from '@firn/shared-contracts/shell';
import { act } from '@testing-library/react';
import { startShell } from '../start-shell.ts';
import { aFakeRemote } from './fake-remote.ts';
import { aPageState } from './page-state.ts';
import { type StubbedFetch, stubFetch } from './stub-fetch.ts';

interface StartOptions {
  readonly path?: string;
  readonly state?: PageState;
  /** By `name@version`; a function is called at each load. Others get a fake remote. */
  readonly remotes?: Readonly<Record<string, () => Promise<RemoteLifecycles>>>;
  /** The server's HTML of the frame. */
  readonly frame?: string;
  readonly network?: StubbedFetch;
  /** What listens for changes of the registry. */
  readonly events?: new (
    url: string,
  ) => EventTarget;
}

class SilentEventSource extends EventTarget {}

/** `Source` for `events`, and the addresses it was opened with: the first sign of the code after the page. */
export function openings() {
  const opened: string[] = [];
  class Source extends EventTarget {
    constructor(url: string) {
      super();
      opened.push(url);
    }
  }
  return { opened, Source };
}

function drawDocument(state: PageState, frame: string): void {
  const root = document.createElement('div');
  root.id = SHELL_ELEMENT_ID;
  root.innerHTML = frame;
  const data = document.createElement('script');
  data.type = 'application/json';
  data.id = PAGE_STATE_ELEMENT_ID;
  data.textContent = JSON.stringify(state);
  document.body.append(root, data);
}

/** Lets everything finish that waits for nothing else. */
const settle = () => new Promise<void>((resolve) => setTimeout(resolve, 0));

/** Starts the whole shell in the test's window, as `main.ts` does in a tab, with remotes from memory. */
export async function startPage({
  path = '/tours',
  state = aPageState(),
  remotes = {},
  frame = '',
  network = stubFetch(),
  events = SilentEventSource,
}: StartOptions = {}) {
  const loads: string[] = [];
  Object.assign(globalThis, { EventSource: events });
  // jsdom measures nothing; the library asks for the navigation's own entry.
  performance.getEntriesByType ??= () => [];
  window.fetch = network.fetch;
  window.history.replaceState(null, '', path);
  drawDocument(state, frame);
  await act(async () => {
    startShell(() => async ({ name, version: { version } }) => {
      const key = `${name}@${version}`;
      loads.push(key);
      return remotes[key]?.() ?? aFakeRemote(name, version);
    });
    await settle();
  });
  const beacons = () =>
    network.requests
      .filter(({ url }) => url.pathname === '/delivery/beacons')
      .map(({ body }) => body as { remote: string; version: string; phase: string; message?: string })
      .map(({ remote, version, phase }) => `${remote}@${version} ${phase}`);
  return { network, loads, beacons };
}

/** The region's content. */
export function regionText(): string {
  return document.querySelector('#firn-region')?.textContent ?? '';
}

/** Follows a plain link to the path, as a visitor would. */
export async function follow(path: string): Promise<void> {
  const link = document.createElement('a');
  link.href = path;
  document.body.append(link);
  await act(async () => {
    link.click();
    await settle();
  });
  link.remove();
}
