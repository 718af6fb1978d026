import type { ResolvedRegistry } from '@firn/shared-contracts/delivery';
import type { Observable } from '@firn/shared-contracts/shell';
import type { Beacons } from '../services/beacons.ts';
import type { OwnPages } from '../services/own-pages.ts';
import type { LoadLifecycles } from './container-loader.ts';
import type { Pause } from './load-remote.ts';
import type { RegionStage } from './region-stage.ts';
import type { Reloads } from './reloads.ts';

/** `readable`: lost, but what the server drew of the page is still shown. */
export type RegionStatus = 'idle' | 'loading' | 'ready' | 'lost' | 'readable';

export interface RegionParts {
  readonly registry: Observable<ResolvedRegistry>;
  readonly stage: RegionStage;
  readonly load: LoadLifecycles;
  readonly ownPages: Pick<OwnPages, 'isThere' | 'load'>;
  readonly pause: Pause;
  readonly beacons: Beacons;
  /** Called when a version takes the region over. */
  readonly onSwitch: (remote: string, version: string) => void;
  readonly reloads: Reloads;
}
