import type { RemoteLifecycles, SwitchReadiness } from '@firn/shared-contracts/shell';

/** Whether a version may be replaced. One that throws when asked does not hold the page. */
export function readinessOf({ canSwitch }: RemoteLifecycles): SwitchReadiness {
  try {
    return canSwitch();
  } catch {
    return 'now';
  }
}
