import type { GuideSearchCreate, GuideSearchResponse } from '@firn/shared-contracts/api';
import { useShell, useTexts } from '@firn/shared-ui/remote';
import { outcomeOf, reasonOf, resource, useWrite } from '@firn/shared-ui/resource';
import { type QueryKey, useMutation, useQuery } from '@tanstack/react-query';
import { guideSearchTexts } from '../../i18n/de-CH/guide-search.ts';
import { useRefetch } from './use-assignments.ts';

const searches = resource('guide_searches');

/** The search that is open for an event (IRI). */
export function useOpenSearch(event: string): GuideSearchResponse | null {
  const { api } = useShell();
  const { data } = useQuery(searches.list(api, { event, state: ['open'] }));
  return data?.['hydra:member'][0] ?? null;
}

/** Begins to ask guides one after the other where nobody falls out. */
export function useStartSearch(shownIn: QueryKey, onDone: () => void) {
  const t = useTexts(guideSearchTexts);
  const { toasts } = useShell();
  const { create } = useWrite(searches);
  const refetch = useRefetch(shownIn);
  const { mutate, error, isPending } = useMutation({
    mutationFn: (body: GuideSearchCreate) => create(body),
    onSuccess: async () => {
      await refetch();
      toasts.add({ variant: 'success', text: t('searching') });
      onDone();
    },
    onError: () => void refetch(),
  });
  return { start: mutate, isPending, refusal: error ? reasonOf(outcomeOf(error)) : '' };
}

/** Ends a search; who was asked is told. */
export function useStopSearch(shownIn: QueryKey) {
  const t = useTexts(guideSearchTexts);
  const { api, toasts } = useShell();
  const refetch = useRefetch(shownIn);
  const { mutate, isPending } = useMutation({
    mutationFn: ({ '@id': search }: GuideSearchResponse) => api.post(`${search}/stop`, {}),
    onSuccess: () => toasts.add({ variant: 'success', text: t('search.stopped') }),
    onSettled: () => refetch(),
  });
  return { stop: mutate, isPending };
}
