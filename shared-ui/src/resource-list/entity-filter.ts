import type { Query } from '@firn/shared-contracts/shell';
import type { ReadableResource } from '../resource/resource.types.ts';
import type { EntityFilter } from './list-filter.types.ts';

interface EntityFilterOptions<Item, Name extends keyof Item & string> {
  readonly name: string;
  readonly label: string;
  readonly param?: string;
  readonly resource: ReadableResource<Item>;
  /** The parameter of the resource that takes the text. */
  readonly searchBy: string;
  /** What is asked for beside the text. */
  readonly query?: Query;
  /** What `nameOf` needs. */
  readonly properties: readonly Name[];
  nameOf(item: Pick<Item, Name>): string;
}

/** A filter by one thing of another resource. */
export function entityFilter<Item extends { readonly id: string }, const Name extends keyof Item & string>(
  options: EntityFilterOptions<Item, Name>,
): EntityFilter {
  const { resource, searchBy, query = {}, nameOf, properties, ...filter } = options;
  const asked: readonly (Name | 'id')[] = ['id', ...properties];
  return {
    ...filter,
    kind: 'entity',
    path: resource.path,
    search: async (api, text, signal) => {
      const found = await resource.search(api, text, { by: searchBy, query, properties: asked }, signal);
      return (found as readonly Pick<Item, Name | 'id'>[]).map((item) => ({
        value: `${resource.path}/${item.id}`,
        label: nameOf(item),
      }));
    },
    find: async (api, id, signal) =>
      nameOf(
        (await resource.read(api, id, { query: { properties: asked }, signal, quiet: true })) as Pick<
          Item,
          Name
        >,
      ),
  };
}
