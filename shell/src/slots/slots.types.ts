import type {
  ExtensionDeclaration,
  ExtensionState,
  ResolvedRegistry,
  ResolvedRemote,
} from '@firn/shared-contracts/delivery';
import type { Observable, ShellServices } from '@firn/shared-contracts/shell';
import type { LoadLifecycles } from '../orchestration/container-loader.ts';
import type { Pause } from '../orchestration/load-remote.ts';
import type { Stylesheets } from '../orchestration/stylesheets.ts';
import type { Beacons } from '../services/beacons.ts';

export interface SlotParts {
  readonly registry: Observable<ResolvedRegistry>;
  readonly services: ShellServices;
  readonly beacons: Beacons;
  readonly load: LoadLifecycles;
  readonly pause: Pause;
  readonly stylesheets: Pick<Stylesheets, 'take' | 'leave'>;
  readonly untilSeen: (element: HTMLElement, signal: AbortSignal) => Promise<void>;
  /** The server's drawings of the extensions on the page, by key; none once that is another page. */
  readonly drawn: () => Readonly<Record<string, ExtensionState>>;
  /** ISO instant at which it did. */
  readonly renderedAt: string;
  /** Something typed into an extension could not be kept. */
  readonly onDraftLost: () => void;
}

/** An extension is shown from these. */
export interface Told {
  readonly remote: ResolvedRemote;
  readonly extension: ExtensionDeclaration;
  readonly context: unknown;
}
