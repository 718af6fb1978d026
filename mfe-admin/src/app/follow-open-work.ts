import type { OpenWorkResponse } from '@firn/shared-contracts/api';
import type { CountersByPath, ShellServices } from '@firn/shared-contracts/shell';
import { bindTexts, type Translate } from '@firn/shared-ui/i18n';
import { hashKey, type QueryClient } from '@tanstack/react-query';
import { countersTexts } from '../i18n/de-CH/counters.ts';
import { OPEN_WORK_KEY, openWorkQuery, WORK_LISTS } from '../shared/open-work.ts';

/** The sums of open work by the entries of the side navigation. */
function countersOf({ groups }: OpenWorkResponse, t: Translate<typeof countersTexts>): CountersByPath {
  const entries = WORK_LISTS.map(({ path, kinds }) => {
    const count = groups
      .filter(({ kind }) => kinds.includes(kind))
      .reduce((sum, group) => sum + group.count, 0);
    return [path, count > 0 ? { count, label: t('toDo', { count }) } : null] as const;
  });
  return Object.fromEntries(entries);
}

/**
 * Tells the shell how much work is open: at once, on a navigation if the numbers have grown old, and after each write,
 * which marks everything that is cached as old. Does nothing in a shell before contract 1.3, which has no counters.
 * Returns the function that ends it.
 */
export function followOpenWork(
  { api, i18n, navigation, menuCounters }: ShellServices,
  client: QueryClient,
): () => void {
  if (!menuCounters) return () => undefined;
  const t = bindTexts(i18n, countersTexts);
  const hash = hashKey(OPEN_WORK_KEY);
  const tell = (work: OpenWorkResponse) => menuCounters.set(countersOf(work, t));
  const ask = () => void client.prefetchQuery(openWorkQuery(api));
  const endCache = client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.query.queryHash !== hash) return;
    if (event.action.type === 'invalidate') ask();
    if (event.action.type === 'success') tell(event.query.state.data);
  });
  const endNavigation = navigation.subscribe(ask);
  // The page may have asked before: its answer is still fresh, and no event follows.
  const known = client.getQueryData<OpenWorkResponse>(OPEN_WORK_KEY);
  if (known) tell(known);
  ask();
  return () => {
    endCache();
    endNavigation();
  };
}
