import type { Collection } from '@firn/shared-contracts/api';
import type { ToldGroup } from '@firn/shared-contracts/domain';
import type { ApiClient, Query, RequestOptions } from '@firn/shared-contracts/shell';
import type { QueryClient, QueryFunction, QueryKey } from '@tanstack/react-query';
import type { ResourceKeys } from './resource-keys.ts';

/** Fields of every answer, whatever `properties` requested. */
export type Identity = '@id' | '@type';

/** A query whose `properties`, if given, are fields of the item. */
export type ItemQuery<Item> = Query & { readonly properties?: readonly (keyof Item & string)[] };

/** An item as a query requests it: narrowed to its `properties`. */
export type Row<Item, Asked> = Asked extends { readonly properties: readonly (infer Name)[] }
  ? Pick<Item, Extract<keyof Item, Name | Identity>>
  : Item;

/** What a change needs of the item it was made from. */
export interface Stored {
  readonly '@id': string;
  readonly version: number;
}

type StateOf<Item> = Item extends { readonly state: infer State } ? State : never;

export interface Transition<Item> {
  readonly to: StateOf<Item>;
  readonly reason?: string;
  readonly comment?: string;
  readonly notify?: boolean;
  /** Typed by hand before a step with consequences. */
  readonly confirmation?: string;
  /** Only answers what would happen. */
  readonly dryRun?: boolean;
  /** The groups that are told, and the seal of what the preview showed. */
  readonly tell?: readonly ToldGroup[];
  readonly seal?: string;
}

/** How to search for a text. */
export interface SearchBy<Name> {
  /** The parameter that takes the text, such as `title`. */
  readonly by: string;
  readonly properties: readonly Name[];
  /** What is asked for beside the text. */
  readonly query?: Query;
  /** Default 20. */
  readonly itemsPerPage?: number;
}

/** Options of a query, for `useQuery`, `useQueries` and `prefetchQuery`. */
export interface Asking<Data, Key extends QueryKey = QueryKey> {
  readonly queryKey: Key;
  readonly queryFn: QueryFunction<Data, Key>;
}

export interface ReadableResource<Item> {
  readonly path: string;
  readonly keys: ResourceKeys;
  readList<const Asked extends ItemQuery<Item>>(
    api: ApiClient,
    query: Asked,
    options?: RequestOptions,
  ): Promise<Collection<Row<Item, Asked>>>;
  read<const Asked extends ItemQuery<Item> = Query>(
    api: ApiClient,
    id: string,
    options?: RequestOptions & { readonly query?: Asked },
  ): Promise<Row<Item, Asked>>;
  /** A page of the list. The rows of an earlier query are not kept: they may belong to another record. */
  list<const Asked extends ItemQuery<Item>>(
    api: ApiClient,
    query: Asked,
  ): Asking<Collection<Row<Item, Asked>>>;
  item(api: ApiClient, id: string): Asking<Item>;
  /** The first items that match a text. */
  search<const Name extends keyof Item & string>(
    api: ApiClient,
    text: string,
    by: SearchBy<Name>,
    signal?: AbortSignal,
  ): Promise<readonly Pick<Item, Extract<keyof Item, Name | Identity>>[]>;
  prefetch(client: QueryClient, api: ApiClient, id: string): Promise<void>;
}

/** Plain data and functions, each taking the API. Writes are quiet: their caller reports what failed. */
export interface Resource<Item, Create = never, Patch = never> extends ReadableResource<Item> {
  create(api: ApiClient, body: Create, options?: RequestOptions): Promise<Item>;
  /** `changes` is a JSON merge patch: what it leaves out stays, null clears. */
  patch(api: ApiClient, item: Stored, changes: Patch): Promise<Item>;
  remove(api: ApiClient, item: Stored): Promise<void>;
  transition(api: ApiClient, item: Stored, transition: Transition<Item>): Promise<Item>;
}
