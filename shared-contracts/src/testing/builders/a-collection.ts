import type { Collection } from '../../api/hydra.ts';

export function aCollection<T>(
  path: string,
  members: readonly T[],
  totalItems = members.length,
): Collection<T> {
  return {
    '@id': path,
    '@type': 'hydra:Collection',
    'hydra:totalItems': totalItems,
    totalItems,
    'hydra:member': members,
  };
}
