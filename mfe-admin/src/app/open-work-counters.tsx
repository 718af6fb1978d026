import type { OpenWorkResponse } from '@firn/shared-contracts/api';
import type { CountersByPath } from '@firn/shared-contracts/shell';
import type { Translate } from '@firn/shared-ui/i18n';
import { useShell, useTexts } from '@firn/shared-ui/remote';
import { hashKey, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { openWorkTexts } from '../i18n/de-CH/open-work.ts';
import { OPEN_WORK_KEY, openWorkQuery, WORK_LISTS } from '../shared/open-work.ts';

/** The sums of open work by the entries of the side navigation. */
function countersOf({ groups }: OpenWorkResponse, t: Translate<typeof openWorkTexts>): CountersByPath {
  const entries = WORK_LISTS.map(({ path, kinds }) => {
    const count = groups
      .filter(({ kind }) => kinds.includes(kind))
      .reduce((sum, group) => sum + group.count, 0);
    return [path, count > 0 ? { count, label: t('counter', { count }) } : null] as const;
  });
  return Object.fromEntries(entries);
}

/** Asks again after each write, which marks everything that is cached as old, and on a navigation if it has grown old. */
function useRefresh(isOn: boolean): void {
  const { api } = useShell();
  const client = useQueryClient();
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the path is the occasion.
  useEffect(() => {
    if (isOn) void client.prefetchQuery(openWorkQuery(api));
  }, [api, client, isOn, pathname]);
  useEffect(() => {
    if (!isOn) return;
    const hash = hashKey(OPEN_WORK_KEY);
    return client.getQueryCache().subscribe((event) => {
      const isInvalidated = event.type === 'updated' && event.action.type === 'invalidate';
      if (isInvalidated && event.query.queryHash === hash) {
        void client.refetchQueries({ queryKey: OPEN_WORK_KEY });
      }
    });
  }, [client, isOn]);
}

/** Tells the shell how much work is open, if it can show it: since contract 1.3. Draws nothing. */
export function OpenWorkCounters() {
  const { api, menuCounters } = useShell();
  const t = useTexts(openWorkTexts);
  const isOn = menuCounters !== undefined;
  useRefresh(isOn);
  const { data } = useQuery({ ...openWorkQuery(api), enabled: isOn });
  useEffect(() => {
    if (data) menuCounters?.set(countersOf(data, t));
  }, [data, menuCounters, t]);
  return null;
}
