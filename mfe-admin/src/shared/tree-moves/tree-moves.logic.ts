import { childrenOf, moveTo, type TreePlace } from '@firn/shared-ui/tree';

/** What a record of the API says of its place in a tree. */
export interface Placed {
  readonly '@id': string;
  readonly parent: string | null;
  readonly position: number;
}

export interface PlaceChange<Item extends Placed> {
  readonly item: Item;
  readonly changes: { readonly parent?: string | null; readonly position?: number };
}

export const nodeOf = ({ '@id': key, parent }: Placed) => ({ key, parent });

/**
 * What is to be written when an item goes to another place: itself first, then the siblings there whose position
 * changes. Where it came from only a gap stays, which harms no order.
 */
export function changesOf<Item extends Placed>(
  items: readonly Item[],
  key: string,
  place: TreePlace,
): readonly PlaceChange<Item>[] {
  const byKey = new Map(items.map((item) => [item['@id'], item]));
  const siblings = childrenOf(moveTo(items.map(nodeOf), key, place), place.parent);
  const changes = siblings.flatMap((node, position) => {
    const item = byKey.get(node.key);
    if (!item) return [];
    const change = {
      ...(item.parent !== node.parent && { parent: node.parent }),
      ...(item.position !== position && { position }),
    };
    return Object.keys(change).length > 0 ? [{ item, changes: change }] : [];
  });
  return changes.toSorted((a, b) => Number(b.item['@id'] === key) - Number(a.item['@id'] === key));
}
