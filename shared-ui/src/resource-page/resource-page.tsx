import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router';
import { useShell } from '../remote/shell-context.tsx';
import { useErrorPage, useHead } from '../remote/use-head.ts';
import { outcomeOf } from '../resource/outcome.ts';
import type { ReadableResource } from '../resource/resource.types.ts';
import { LoadFailed } from './load-failed.tsx';
import { PageSkeleton } from './page-skeleton.tsx';
import { RecordHead } from './record-head.tsx';
import type { TabLink } from './tab-links.tsx';

interface ResourcePageProps<Item> {
  readonly resource: ReadableResource<Item>;
  readonly id: string;
  /** What the document is called while the record is not known yet. */
  readonly title: string;
  nameOf(item: Item): string;
  /** What people call it among each other, such as `A-101`. */
  codeOf?(item: Item): string | null;
  /** The one status of the record. */
  statusOf?(item: Item): ReactNode;
  /** Buttons for the record as a whole. */
  actions?(item: Item): ReactNode;
  /** Its pages; the first one is the record's own. */
  readonly tabs: readonly [TabLink, ...TabLink[]];
  children(item: Item): ReactNode;
}

/** The status that stands in place of the page, if the item cannot be shown at all. */
function refusedStatus(error: unknown): number | null {
  const outcome = outcomeOf(error);
  if (outcome.kind === 'missing') return outcome.isGone ? 410 : 404;
  return outcome.kind === 'forbidden' ? 403 : null;
}

/** Says in document title and breadcrumbs which record this is, on whichever of its pages. */
function useRecordName(
  name: string | null,
  { title, tabs }: Pick<ResourcePageProps<never>, 'title' | 'tabs'>,
) {
  const { head } = useShell();
  const { pathname } = useLocation();
  const [own, ...others] = tabs;
  const tab = others.find(({ path }) => path === pathname);
  const titled = name === null ? title : [tab?.text, name].filter(Boolean).join(' – ');
  useHead({ title: titled, robots: 'noindex' });
  useEffect(() => {
    if (name !== null) head.setBreadcrumb(name, own.path);
    return () => head.setBreadcrumb(null);
  }, [head, name, own.path]);
}

/**
 * A page of one item: loads it and keeps name, code, status, actions and tabs on every page of the record. What is not
 * there, gone or not this visitor's is the shell's error page; what could not be loaded can be tried again.
 */
export function ResourcePage<Item extends object>(props: ResourcePageProps<Item>) {
  const { resource, id, nameOf, codeOf, statusOf, actions, tabs, children } = props;
  const { api } = useShell();
  const { data: item, error, refetch } = useQuery(resource.item(api, id));
  const refused = error && !item ? refusedStatus(error) : null;
  const code = (item && codeOf?.(item)) ?? null;
  const name = item ? nameOf(item) : null;
  useErrorPage(refused);
  useRecordName(name && code ? `${name}, ${code}` : name, props);
  if (refused !== null) return null;
  if (error && !item) return <LoadFailed error={error} onRetry={() => void refetch()} />;
  if (!item || name === null) return <PageSkeleton />;
  return (
    <>
      <RecordHead
        name={name}
        code={code}
        status={statusOf?.(item)}
        actions={actions?.(item)}
        tabs={tabs}
        item={item}
      />
      {children(item)}
    </>
  );
}
