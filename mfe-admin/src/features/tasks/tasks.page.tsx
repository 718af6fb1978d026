import type { Collection, TaskResponse } from '@firn/shared-contracts/api';
import { zurichDate } from '@firn/shared-contracts/domain';
import { Button, NativeSelect, Pagination } from '@firn/shared-ui/mantine';
import { useHead, useSession, useShell, useTexts } from '@firn/shared-ui/remote';
import { LoadFailed, PageSkeleton } from '@firn/shared-ui/resource-page';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router';
import { tasksTexts } from '../../i18n/de-CH/tasks.ts';
import { FocusFirst } from '../../shared/focus-first.tsx';
import { PageHead } from '../../shared/page-head.tsx';
import { DoneToday } from './done-today.tsx';
import { TaskList } from './task-list.tsx';
import { TaskMailSwitch } from './task-mail-switch.tsx';
import styles from './tasks.module.css';
import { type ListAddress, PAGE_SIZE, readAddress, tasksQuery, WHOSE, type Whose } from './tasks.queries.ts';

type List = Collection<TaskResponse>;

const NewTaskForm = lazy(async () => {
  const { NewTaskForm } = await import(/* webpackChunkName: "task-form" */ './task.form.tsx');
  return { default: NewTaskForm };
});

function useTaskAddress() {
  const [params, setParams] = useSearchParams();
  const go = (next: ListAddress) =>
    setParams({
      ...(next.whose && { wessen: next.whose }),
      ...(next.page > 1 && { seite: String(next.page) }),
    });
  return { ...readAddress(params), go };
}

function WhoseFilter({
  whose,
  onChange,
}: {
  readonly whose: Whose;
  readonly onChange: (whose: Whose) => void;
}) {
  const t = useTexts(tasksTexts);
  return (
    <NativeSelect
      label={t('whose.label')}
      data={[
        { value: '', label: t('whose.all') },
        ...WHOSE.map((value) => ({ value, label: t(`whose.${value}`) })),
      ]}
      value={whose ?? ''}
      onChange={({ currentTarget }) => onChange(WHOSE.find((each) => each === currentTarget.value) ?? null)}
    />
  );
}

/** `/admin/task` (docs/domain/office.md#tasks). */
export function Page() {
  const t = useTexts(tasksTexts);
  const { api, now } = useShell();
  const { user } = useSession();
  const { whose, page, go } = useTaskAddress();
  const [isNew, setNew] = useState(false);
  const me = `/api/users/${user?.id}`;
  const client = useQueryClient();
  const query = tasksQuery(api, { whose, me, page });
  const { data, error, isPending, refetch } = useQuery(query);
  const found = data?.['hydra:member'];
  const total = data?.totalItems ?? 0;
  const pages = Math.ceil(total / PAGE_SIZE);
  useHead({ title: t('title'), robots: 'noindex' });
  return (
    <>
      <PageHead title={t('title')}>
        <Button onClick={() => setNew(true)}>{t('create')}</Button>
      </PageHead>
      {isNew && (
        <Suspense>
          <FocusFirst>
            <NewTaskForm onDone={() => setNew(false)} />
          </FocusFirst>
        </Suspense>
      )}
      <div className={styles.tools}>
        <WhoseFilter whose={whose} onChange={(next) => go({ whose: next, page: 1 })} />
        <TaskMailSwitch />
      </div>
      {error && !data && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {isPending && <PageSkeleton />}
      {found && (
        <>
          <p className={styles.minor}>
            <span>{t('hits', { count: total })}</span>
            <span className={styles.keys}>{t('keys')}</span>
          </p>
          <TaskList
            tasks={found}
            today={zurichDate(now())}
            empty={t(whose ? 'emptyOf' : 'empty')}
            latest={() => client.getQueryData<List>(query.queryKey)?.['hydra:member'] ?? []}
          />
          <DoneToday today={zurichDate(now())} />
          {pages > 1 && (
            <Pagination
              aria-label={t('pages')}
              total={pages}
              value={page}
              onChange={(next) => go({ whose, page: next })}
            />
          )}
        </>
      )}
    </>
  );
}
