import type { Collection } from '@firn/shared-contracts/api';
import { LoadFailed, PageSkeleton } from '@firn/shared-ui/resource-page';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './dashboard.module.css';

interface BriefListProps<Item> {
  readonly title: string;
  readonly all: { readonly path: string; readonly text: string };
  readonly empty: string;
  readonly query: UseQueryResult<Collection<Item>>;
  item(item: Item): { readonly id: string; readonly content: ReactNode };
}

/** The first few of a list, with a link to all of them. */
export function BriefList<Item>({ title, all, empty, query, item }: BriefListProps<Item>) {
  const members = query.data?.['hydra:member'];
  return (
    <section aria-label={title}>
      <div className={styles.listHead}>
        <h2>{title}</h2>
        <Link to={all.path}>{all.text}</Link>
      </div>
      {query.isError && !members && <LoadFailed error={query.error} onRetry={() => void query.refetch()} />}
      {query.isPending && <PageSkeleton />}
      {members?.length === 0 && <p>{empty}</p>}
      {members && members.length > 0 && (
        <ul className={styles.list}>
          {members.map(item).map(({ id, content }) => (
            <li key={id}>{content}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
