import type { Connects } from '@firn/shared-contracts/delivery';

export const CONNECT_USES = ['fetch', 'images', 'frames'] as const satisfies readonly (keyof Connects)[];

/** All of several, each origin once; a use without origins is left out. */
export function unitedConnects(several: readonly Connects[]): Connects {
  const united = CONNECT_USES.map((use) => [use, several.flatMap((one) => one[use] ?? [])] as const);
  return Object.fromEntries(
    united.flatMap(([use, all]) => (all.length > 0 ? [[use, [...new Set(all)].toSorted()]] : [])),
  );
}
