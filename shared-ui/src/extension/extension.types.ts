import type { RemoteLifecycles } from '@firn/shared-contracts/shell';
import type { ComponentType } from 'react';

export interface ExtensionDefinition<Context> {
  /** The remote's. */
  readonly name: string;
  readonly version: string;
  /** As `remote.json` declares it. */
  readonly id: string;
  /** Nothing where it has nothing to show in this context. */
  readonly Component: ComponentType<{ readonly context: Context }>;
  /** Left out where nothing is typed into it. */
  readonly switching?: Pick<RemoteLifecycles, 'canSwitch' | 'snapshot' | 'restore'>;
}
