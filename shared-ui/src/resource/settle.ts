import type { QueryClient } from '@tanstack/react-query';
import type { ResourceKeys } from './resource-keys.ts';

/**
 * Makes the cache know of a write: `items` are the answers. Lists of the resource are asked anew by prefix, whatever
 * was loaded meanwhile, and answers under way, which may be of before the write, are dropped. Anything else that is
 * kept may hold a copy (an event its level's title), so it is asked anew when it is shown again.
 */
export async function settle(
  client: QueryClient,
  keys: ResourceKeys,
  items: readonly { readonly id: string }[],
): Promise<void> {
  const own = items.map(({ id }) => keys.item(id));
  await Promise.all([keys.lists, ...own].map((queryKey) => client.cancelQueries({ queryKey })));
  await client.invalidateQueries({ refetchType: 'none' });
  for (const item of items) client.setQueryData(keys.item(item.id), item);
  // Shown lists load on their own: whoever wrote need not wait for them.
  void client.refetchQueries({ queryKey: keys.lists, type: 'active' });
}
