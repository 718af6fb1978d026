import type { PageState } from '@firn/shared-contracts/delivery';
import { onINP, onLCP } from 'web-vitals';
import { keepPlace } from './orchestration/place-keeper.ts';
import type { Region } from './orchestration/region.ts';
import { followRegistry } from './orchestration/registry-updates.ts';
import { createShellWithdrawal } from './orchestration/shell-withdrawal.ts';
import type { ShellParts } from './services/create-services.ts';
import type { Occupancy } from './services/occupancy.ts';
import { watchVitals } from './services/vitals.ts';

interface AfterLoadParts {
  readonly parts: ShellParts;
  readonly region: Region;
  readonly occupancy: Occupancy;
  /** The shell's version in this tab. */
  readonly running: string | undefined;
  readonly settings: PageState['settings'];
}

/** What a tab does once its page is there; a chunk of its own, so that the page does not wait for it. */
export function afterLoad({ parts, region, occupancy, running, settings }: AfterLoadParts): void {
  const { registry, beacons, services, reload } = parts;
  const { drafts } = services;
  registry.subscribe(() => region.reconsider((host) => keepPlace(window, host)));
  registry.subscribe(createShellWithdrawal({ registry, region, drafts, running, reload }));
  followRegistry({ window, registry, liveReload: settings.liveReload });
  watchVitals({ window, beacons, occupancy, library: { onLCP, onINP } });
}
