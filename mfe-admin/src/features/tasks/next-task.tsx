import type { TaskResponse } from '@firn/shared-contracts/api';
import { Button } from '@firn/shared-ui/mantine';
import { useSession, useShell, useTexts } from '@firn/shared-ui/remote';
import { outcomeOf, reasonOf } from '@firn/shared-ui/resource';
import { areSingleKeysOn } from '@firn/shared-ui/resource-list';
import { hashKey, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { tasksTexts } from '../../i18n/de-CH/tasks.ts';
import type { FromTask } from '../../shared/from-task.ts';
import { isSettled, nextOf, subjectPath } from './task-actions.logic.ts';
import styles from './tasks.module.css';
import { nameOf, readAddress, tasksQuery } from './tasks.queries.ts';
import { isFreeKey } from './use-task-keys.ts';

/** The list that a task led from, asked for anew after each write. */
function useListOf(from: string) {
  const { api } = useShell();
  const { user } = useSession();
  const client = useQueryClient();
  const address = readAddress(new URL(from, location.origin).searchParams);
  const query = tasksQuery(api, { ...address, me: `/api/users/${user?.id}` });
  const hash = hashKey(query.queryKey);
  const { data } = useQuery(query);
  useEffect(
    () =>
      client.getQueryCache().subscribe((event) => {
        if (event.type === 'updated' && event.query.queryHash === hash && event.action.type === 'invalidate')
          void event.query.fetch().catch(() => undefined);
      }),
    [client, hash],
  );
  const latest = async () => (await client.fetchQuery({ ...query, staleTime: 0 }))['hydra:member'];
  return { list: data?.['hydra:member'], latest };
}

/** «j», as in the list, from anywhere but fields and dialogs; a list of the page itself has it first. */
function useNextKey(onNext: (() => void) | null): void {
  useEffect(() => {
    if (!onNext) return undefined;
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'j' || !isFreeKey(event)) return;
      event.preventDefault();
      onNext();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [onNext]);
}

/**
 * On the page that a task led to: once the task is settled, by whomever, the next one of its list is offered
 * (docs/domain/office.md#tasks). Which one that is gets asked again when it is opened, because somebody else may have
 * settled it meanwhile.
 */
export function NextTask({ from, task: id }: FromTask) {
  const t = useTexts(tasksTexts);
  const { navigation, toasts } = useShell();
  const userId = useSession().user?.id ?? 'anonymous';
  const { list, latest } = useListOf(from);
  const [before, setBefore] = useState<readonly TaskResponse[]>([]);
  if (before.length === 0 && list?.some((task) => task.id === id)) setBefore(list);
  const task = before.find((each) => each.id === id);
  const after = (left: readonly TaskResponse[]) => (task ? nextOf(before, task, left) : (left[0] ?? null));
  const open = useMutation({
    mutationFn: latest,
    onSuccess: (left) => {
      const next = after(left);
      const path = next && subjectPath(next);
      navigation.push(path ?? from, path && { from, task: next?.id });
    },
    onError: (error) => toasts.add({ variant: 'error', text: reasonOf(outcomeOf(error)) }),
  });
  const isOffered = list !== undefined && (task ? isSettled(task, list) : true);
  useNextKey(isOffered && areSingleKeysOn(userId) ? () => open.mutate() : null);
  if (!isOffered) return null;
  const next = after(list);
  return (
    <div className={styles.next} role="status">
      <span className={styles.name}>{next ? t('next.name', { name: nameOf(next) }) : t('next.none')}</span>
      <Button size="compact-sm" loading={open.isPending} aria-keyshortcuts="j" onClick={() => open.mutate()}>
        {t(next ? 'next.open' : 'next.list')}
        {areSingleKeysOn(userId) && (
          <span className={styles.keys} aria-hidden>
            {t('next.key')}
          </span>
        )}
      </Button>
    </div>
  );
}
