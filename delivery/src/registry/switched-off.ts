import { EXTENSION_MARK, type RemoteEntry } from '@firn/shared-contracts/delivery';

/** Lists what is switched off of a remote: ids of its pages, and of its extensions. */
export function switchedOff(entry: RemoteEntry | null): {
  readonly off: readonly string[];
  readonly offExtensions: readonly string[];
} {
  const all = entry?.off.map(({ page }) => page) ?? [];
  return {
    off: all.filter((id) => !id.startsWith(EXTENSION_MARK)),
    offExtensions: all
      .filter((id) => id.startsWith(EXTENSION_MARK))
      .map((id) => id.slice(EXTENSION_MARK.length)),
  };
}
