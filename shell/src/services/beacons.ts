import type { Beacon, BeaconPhase, ResolvedRegistry, Vitals } from '@firn/shared-contracts/delivery';
import type { Observable } from '@firn/shared-contracts/shell';

const BEACON_PATH = '/delivery/beacons';
/** Characters; the gateway refuses longer ones. */
const MESSAGE_LIMIT = 500;

export interface Reported {
  readonly remote: string;
  readonly version: string;
  /** Id of the remote's extension that failed. */
  readonly extension?: string;
}

/** Reports of loads and crashes to the gateway: one per page view, version, extension and phase. */
export interface Beacons {
  report(release: Reported, phase: BeaconPhase, error?: unknown): void;
  /** The version's speed for this visitor, in ms. */
  reportVitals(release: Reported, vitals: Vitals): void;
}

function messageOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).slice(0, MESSAGE_LIMIT);
}

/** Sends without waiting, even while the page is being unloaded; a report that cannot be sent is lost. */
export function sendByBrowser(window: Window): (body: string) => void {
  return (body) => {
    if (window.navigator.sendBeacon?.(BEACON_PATH, body)) return;
    void window.fetch(BEACON_PATH, { method: 'POST', body, keepalive: true }).catch(() => undefined);
  };
}

export function createBeacons(
  token: string,
  registry: Observable<ResolvedRegistry>,
  send: (body: string) => void,
): Beacons {
  const reported = new Set<string>();

  function sendOnce(
    { remote, version, extension }: Reported,
    phase: BeaconPhase,
    more: Partial<Beacon>,
  ): void {
    const key = `${remote}@${version}${extension ? `/${extension}` : ''} ${phase}`;
    if (reported.has(key)) return;
    reported.add(key);
    const { sequence } = registry.get();
    const about = { remote, version, ...(extension !== undefined && { extension }) };
    const beacon: Beacon = { token, sequence, ...about, phase, ...more };
    send(JSON.stringify(beacon));
  }

  return {
    report: (release, phase, error) =>
      sendOnce(release, phase, error === undefined ? {} : { message: messageOf(error) }),
    reportVitals: (release, vitals) => sendOnce(release, 'vitals', { vitals }),
  };
}
