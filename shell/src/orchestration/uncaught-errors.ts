import type { Beacons } from '../services/beacons.ts';

const RELEASE_ADDRESS = /\/remotes\/([a-z][a-z0-9-]+)\/(\d+\.\d+\.\d+[^/]*)\//;

/** Reports uncaught errors under the release whose file they come from; other errors are not ours to report. */
export function reportUncaught(window: Window, beacons: Beacons): void {
  const report = (error: unknown, address = '') => {
    const stack = error instanceof Error ? (error.stack ?? '') : '';
    const [, remote, version] = RELEASE_ADDRESS.exec(address) ?? RELEASE_ADDRESS.exec(stack) ?? [];
    if (remote && version) beacons.report({ remote, version }, 'uncaught', error);
  };
  window.addEventListener('error', (event) => report(event.error ?? event.message, event.filename));
  window.addEventListener('unhandledrejection', (event) => report(event.reason));
}
