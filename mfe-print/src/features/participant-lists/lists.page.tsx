import { zurichDate } from '@firn/shared-contracts/domain';
import { isApiError } from '@firn/shared-contracts/shell';
import { formatLocalDate } from '@firn/shared-ui/format';
import { useHead, useSession, useShell, useTexts } from '@firn/shared-ui/remote';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { listsTexts } from '../../i18n/de-CH/lists.ts';
import styles from './lists.module.css';
import { eventQuery, spanQuery } from './lists.queries.ts';
import { Loading, Notice } from './notice.tsx';
import { type Selection, selectionOf } from './selection.logic.ts';
import { Sheet } from './sheet.tsx';

function NamedSheet({ id }: { readonly id: string }) {
  const t = useTexts(listsTexts);
  const { api } = useShell();
  const { data, error, refetch } = useQuery(eventQuery(api, id));
  if (data) return <Sheet event={data} />;
  if (isApiError(error) && [400, 404].includes(error.status)) return <Notice text={t('missing')} />;
  return error ? <Notice text={t('failed')} onRetry={() => void refetch()} /> : <Loading />;
}

function SpanSheets({ selection }: { readonly selection: Extract<Selection, { kind: 'span' }> }) {
  const t = useTexts(listsTexts);
  const { api } = useShell();
  const { data, isError, refetch } = useQuery(spanQuery(api, useSession(), selection));
  const span = { from: formatLocalDate(selection.from), to: formatLocalDate(selection.to) };
  if (isError && !data) return <Notice text={t('failed')} onRetry={() => void refetch()} />;
  if (!data) return <Loading />;
  const events = data['hydra:member'];
  if (events.length === 0) return <p>{t('noEvents', span)}</p>;
  return (
    <>
      <p className={styles.screen}>{t('range', span)}</p>
      {data.totalItems > events.length && (
        <Notice text={t('more', { shown: events.length, total: data.totalItems })} />
      )}
      {events.map((event) => (
        <Sheet key={event.id} event={event} />
      ))}
    </>
  );
}

/** Participant lists for paper: `/print/events?event={iri or id}&event=…` or `?from=&to=`. */
export function Page() {
  const t = useTexts(listsTexts);
  const { now } = useShell();
  const [params] = useSearchParams();
  const [today] = useState(() => zurichDate(now()));
  const selection = selectionOf(params, today);
  useHead({ title: t('title'), robots: 'noindex' });
  return (
    <div className={styles.page}>
      <div className={styles.bar}>
        <h1 className={styles.heading}>{t('title')}</h1>
        <Link to="/guide/events">{t('back')}</Link>
        <button type="button" className={styles.button} onClick={() => window.print()}>
          {t('print')}
        </button>
      </div>
      {selection.kind === 'span' ? (
        <SpanSheets selection={selection} />
      ) : (
        selection.ids.map((id) => <NamedSheet key={id} id={id} />)
      )}
    </div>
  );
}
