import type { Query } from '@firn/shared-contracts/shell';

/** Query keys of a resource. Each begins with the path, so that `all` and `lists` reach every page and every item. */
export interface ResourceKeys {
  readonly all: readonly [string];
  readonly lists: readonly [string, 'list'];
  list(query: Query): readonly [string, 'list', Query];
  item(id: string): readonly [string, 'item', string];
}

export function resourceKeys(path: string): ResourceKeys {
  return {
    all: [path],
    lists: [path, 'list'],
    list: (query) => [path, 'list', query],
    item: (id) => [path, 'item', id],
  };
}
