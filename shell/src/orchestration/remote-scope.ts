import type { OfferedSlot, ShellServices, Slots } from '@firn/shared-contracts/shell';
import type { Beacons, Reported } from '../services/beacons.ts';

/** The shell's services as one mounted remote sees them. */
export interface RemoteScope {
  readonly services: ShellServices;
  /** Stops the remote from speaking for the page: late effects would undo the next page's head. */
  end(): void;
}

/** A remote that does not withdraw its slots has them withdrawn with it. */
function noting({ offer }: Slots, offered: Set<OfferedSlot>): Slots {
  return {
    offer: (...args) => {
      const { update, withdraw } = offer(...args);
      const slot = {
        update,
        withdraw: () => {
          if (offered.delete(slot)) withdraw();
        },
      };
      offered.add(slot);
      return slot;
    },
  };
}

export function scopeServices(services: ShellServices, release: Reported, beacons: Beacons): RemoteScope {
  let isActive = true;
  const offered = new Set<OfferedSlot>();
  const whileActive =
    <A extends unknown[]>(call: (...args: A) => void) =>
    (...args: A) => {
      if (isActive) call(...args);
    };
  const { head, slots } = services;
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
      ...(slots && { slots: noting(slots, offered) }),
    },
    end: () => {
      isActive = false;
      for (const slot of offered) slot.withdraw();
    },
  };
}
