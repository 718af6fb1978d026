import {
  type ActiveOverride,
  type PageMatch,
  type ResolvedRegistry,
  SHELL_NAME,
} from '@firn/shared-contracts/delivery';
import type { Observable } from '@firn/shared-contracts/shell';
import type { Region } from './region.ts';

interface OutdatedParts {
  readonly registry: Observable<ResolvedRegistry>;
  readonly region: Pick<Region, 'status'>;
  /** Versions that only this visitor sees, until they expire. */
  readonly overrides: readonly ActiveOverride[];
  readonly now: () => Date;
}

/** To be called when the document has just arrived: what it began with is compared with what came since. */
export function createOutdated({ registry, region, overrides, now }: OutdatedParts) {
  const began = registry.get().remotes;

  /**
   * True when the next page needs a new document: the shell itself has another version now, an override has ended, the
   * page's remote connects to other origins than this document's policy was made for, or the current page's remote could
   * not be loaded, and its links work as the server wrote them.
   */
  return (next: PageMatch | null): boolean => {
    const { remotes } = registry.get();
    const isOver = overrides.some(({ expiresAt }) => Date.parse(expiresAt) <= now().getTime());
    const isOtherShell = remotes[SHELL_NAME]?.version !== began[SHELL_NAME]?.version;
    const connectsIn = (of: typeof began) => JSON.stringify(next && of[next.remote]?.connects);
    const isCutOff = connectsIn(remotes) !== connectsIn(began);
    return isOtherShell || isOver || isCutOff || region.status.get() === 'readable';
  };
}
