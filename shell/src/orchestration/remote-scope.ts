import type { ShellServices } from '@firn/shared-contracts/shell';
import type { Beacons, Reported } from '../services/beacons.ts';

/** The shell's services as one mounted remote sees them. */
export interface RemoteScope {
  readonly services: ShellServices;
  /** Stops the remote from speaking for the page: late effects would undo the next page's head. */
  end(): void;
}

export function scopeServices(services: ShellServices, release: Reported, beacons: Beacons): RemoteScope {
  let isActive = true;
  const whileActive =
    <A extends unknown[]>(call: (...args: A) => void) =>
    (...args: A) => {
      if (isActive) call(...args);
    };
  const { head } = services;
  return {
    services: {
      ...services,
      head: {
        set: whileActive(head.set),
        setHeaderImage: whileActive(head.setHeaderImage),
        setBreadcrumb: whileActive(head.setBreadcrumb),
        setStatus: whileActive(head.setStatus),
      },
      telemetry: { error: (error) => beacons.report(release, 'uncaught', error) },
    },
    end: () => {
      isActive = false;
    },
  };
}
