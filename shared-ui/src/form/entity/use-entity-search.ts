import { useDebouncedValue } from '@mantine/hooks';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { EntityOption, EntitySource } from './entity-option.ts';

/** Between the last letter and the request. */
const PAUSE_MS = 500;

const keyOf = (resourceName: string, ...rest: readonly string[]) =>
  ['entities', resourceName, ...rest] as const;

export interface EntitySearch {
  readonly state: 'searching' | 'failed' | 'found';
  readonly options: readonly EntityOption[];
  readonly retry: () => void;
}

/** What is found for a text once it has not changed for 500 ms; asks only while `isOpen`. */
export function useEntitySearch(
  { resourceName, search }: EntitySource,
  text: string,
  isOpen: boolean,
): EntitySearch {
  const wanted = text.trim();
  const [asked] = useDebouncedValue(wanted, PAUSE_MS);
  const { data, isError, refetch } = useQuery({
    queryKey: keyOf(resourceName, asked),
    queryFn: ({ signal }) => search(asked, signal),
    enabled: isOpen && wanted === asked,
    // What was found once knows the names of what was chosen (useKnownOptions).
    gcTime: Number.POSITIVE_INFINITY,
  });
  const retry = () => void refetch();
  if (wanted !== asked) return { state: 'searching', options: [], retry };
  if (data) return { state: 'found', options: data, retry };
  return { state: isError ? 'failed' : 'searching', options: [], retry };
}

interface KnownOptions {
  /** Never asks the server: the item brings the names of its own values, the searches those of chosen ones. */
  readonly optionOf: (value: string) => EntityOption;
  /** Makes something new known, so that it has a name and is found. */
  readonly learn: (option: EntityOption) => Promise<void>;
}

export function useKnownOptions(resourceName: string, selected: readonly EntityOption[]): KnownOptions {
  const client = useQueryClient();
  const found = () => client.getQueriesData<readonly EntityOption[]>({ queryKey: keyOf(resourceName) });
  return {
    optionOf: (value) =>
      [...selected, ...found().flatMap(([, options]) => options ?? [])].find(
        (option) => option.value === value,
      ) ?? {
        value,
        label: value,
      },
    learn: async (option) => {
      await client.prefetchQuery({
        queryKey: keyOf(resourceName, 'new', option.value),
        queryFn: () => [option],
        gcTime: Number.POSITIVE_INFINITY,
      });
      await client.invalidateQueries({ queryKey: keyOf(resourceName), refetchType: 'none' });
    },
  };
}
