import type { BlockReference } from '@firn/shared-contracts/content';
import type { ApiClient } from '@firn/shared-contracts/shell';
import type { EntityOption, EntitySource } from '@firn/shared-ui/form';
import { useShell } from '@firn/shared-ui/remote';
import { type ReadableResource, resource } from '@firn/shared-ui/resource';
import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { idOf } from '../../../shared/id-of.ts';

const users = resource('users');

interface Titled {
  readonly '@id': string;
  readonly '@type': string;
  readonly title: string;
}

const titled: Readonly<Record<Exclude<BlockReference, 'guides'>, ReadableResource<Titled>>> = {
  activities: resource('activities'),
  levels: resource('levels'),
  tags: resource('tags'),
  offers: resource('offers'),
};

const optionOf = ({ '@id': value, title: label }: Pick<Titled, '@id' | 'title'>): EntityOption => ({
  value,
  label,
});
const guideOption = ({ '@id': value, fullName }: { '@id': string; fullName: string }): EntityOption => ({
  value,
  label: fullName,
});

const SHOWN = { query: { properties: ['title'] } } as const;
const NAMED = { query: { properties: ['fullName'] } } as const;
const GUIDES = { by: 'user', query: { roles: 'ROLE_GUIDE' }, properties: ['fullName'] } as const;

const search = async (
  api: ApiClient,
  collection: BlockReference,
  text: string,
  signal: AbortSignal,
): Promise<readonly EntityOption[]> => {
  if (collection === 'guides') return (await users.search(api, text, GUIDES, signal)).map(guideOption);
  const by = { by: 'title', properties: ['title'] } as const;
  return (await titled[collection].search(api, text, by, signal)).map(optionOf);
};

const read = async (api: ApiClient, collection: BlockReference, iri: string): Promise<EntityOption> => {
  if (collection === 'guides') return guideOption(await users.read(api, idOf(iri), NAMED));
  return optionOf(await titled[collection].read(api, idOf(iri), SHOWN));
};

/** Where a field looks for things of the catalogue, and what those are called that it holds. */
export function useReferences(collection: BlockReference, iris: readonly string[]) {
  const { api } = useShell();
  const source = useMemo<EntitySource>(
    () => ({
      resourceName: `block-${collection}`,
      search: (text, signal) => search(api, collection, text, signal),
    }),
    [api, collection],
  );
  const named = useQueries({
    queries: iris.map((iri) => ({
      queryKey: ['block-reference', iri],
      queryFn: () => read(api, collection, iri),
    })),
  });
  return { source, selected: named.flatMap(({ data }) => data ?? []) };
}
