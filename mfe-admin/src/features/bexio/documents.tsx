import type { BexioDocumentResponse, BexioResponse } from '@firn/shared-contracts/api';
import type { BexioDocumentState } from '@firn/shared-contracts/domain';
import type { ApiClient } from '@firn/shared-contracts/shell';
import { formatShortDateTime } from '@firn/shared-ui/format';
import type { Translate } from '@firn/shared-ui/i18n';
import { BEXIO_DOCUMENT_KIND_LABELS, BEXIO_DOCUMENT_STATE_LABELS } from '@firn/shared-ui/labels';
import { Button } from '@firn/shared-ui/mantine';
import { useSession, useShell, useTexts } from '@firn/shared-ui/remote';
import { outcomeOf, reasonOf } from '@firn/shared-ui/resource';
import { type ListColumn, ResourceList } from '@firn/shared-ui/resource-list';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { Link } from 'react-router';
import { bexioTexts } from '../../i18n/de-CH/bexio.ts';
import { bookingPath } from '../../shared/booking-paths.ts';
import { idOf } from '../../shared/id-of.ts';
import { StateMark } from '../../shared/state-mark.tsx';
import type { Tone } from '../../shared/tone.ts';
import styles from './bexio.module.css';
import { bexio, bexioDocuments } from './bexio.queries.ts';

type T = Translate<typeof bexioTexts>;

const TONES: Readonly<Record<BexioDocumentState, Tone>> = { waiting: 'waiting', done: 'good', failed: 'bad' };

const retry = (api: ApiClient, document: Pick<BexioDocumentResponse, '@id'>) =>
  api.post<BexioDocumentResponse>(`${document['@id']}/retry`, undefined, { quiet: true });

function RetryButton({ document }: { readonly document: BexioDocumentResponse }) {
  const t = useTexts(bexioTexts);
  const { api, toasts } = useShell();
  const client = useQueryClient();
  const again = useMutation({
    mutationFn: () => retry(api, document),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: bexioDocuments.keys.all });
      await client.invalidateQueries({ queryKey: bexio.keys.all });
      toasts.add({ variant: 'success', text: t('documents.retried') });
    },
    onError: (error) => toasts.add({ variant: 'error', text: reasonOf(outcomeOf(error)) }),
  });
  return (
    <Button
      variant="default"
      size="compact-sm"
      aria-label={t('documents.retryOf', { label: document.label })}
      loading={again.isPending}
      onClick={() => again.mutate()}
    >
      {t('documents.retry')}
    </Button>
  );
}

/** The state with why, and when it is tried again. */
function State({ document }: { readonly document: BexioDocumentResponse }) {
  const t = useTexts(bexioTexts);
  const { state, problem, nextAttemptAt } = document;
  const next = problem && nextAttemptAt;
  return (
    <div className={styles.state}>
      <StateMark tone={TONES[state]}>{BEXIO_DOCUMENT_STATE_LABELS[state]}</StateMark>
      {problem && <span className={styles.problem}>{problem}</span>}
      {next && (
        <span className={styles.minor}>{t('documents.next', { time: formatShortDateTime(next) })}</span>
      )}
    </div>
  );
}

function columnsOf(t: T, mayRetry: boolean): ListColumn<BexioDocumentResponse>[] {
  const columns: ListColumn<BexioDocumentResponse>[] = [
    {
      id: 'label',
      header: t('documents.columns.label'),
      cell: ({ label, booking }) =>
        booking ? <Link to={`${bookingPath({ id: idOf(booking) })}/invoices`}>{label}</Link> : label,
      width: 14,
    },
    {
      id: 'kind',
      header: t('documents.columns.kind'),
      cell: ({ kind }) => BEXIO_DOCUMENT_KIND_LABELS[kind],
      width: 7,
    },
    { id: 'state', header: t('documents.columns.state'), cell: (document) => <State document={document} /> },
    {
      id: 'at',
      header: t('documents.columns.at'),
      cell: ({ doneAt, createdAt }) => formatShortDateTime(doneAt ?? createdAt),
      width: 9,
      isMinor: true,
    },
  ];
  if (!mayRetry) return columns;
  const cell = (document: BexioDocumentResponse) =>
    document.state === 'done' ? null : <RetryButton document={document} />;
  return [...columns, { id: 'retry', header: t('documents.columns.retry'), cell, width: 14 }];
}

/** List of the documents to transfer, with what became of each, and another attempt. */
export function Documents({ connection }: { readonly connection: BexioResponse }) {
  const t = useTexts(bexioTexts);
  const title = useId();
  const { isSuperAdmin } = useSession().permissions;
  const { waiting, done, failed } = connection.documents;
  const counts = { waiting: String(waiting), done: String(done), failed: String(failed) };
  return (
    <section aria-labelledby={title} className={styles.section}>
      <h2 id={title}>{t('documents.title')}</h2>
      <p className={styles.note}>{t('documents.counts', counts)}</p>
      <ResourceList
        resource={bexioDocuments}
        name="bexio-documents"
        title={t('documents.title')}
        isPart
        columns={columnsOf(t, isSuperAdmin)}
        filters={[
          {
            kind: 'choices',
            name: 'state',
            label: t('documents.filter'),
            options: BEXIO_DOCUMENT_STATE_LABELS,
          },
        ]}
        nameOf={({ label }) => label}
        {...(isSuperAdmin && {
          actions: [
            {
              id: 'retry',
              label: t('documents.retry'),
              question: (count: number) => t('documents.retryMany', { count }),
              run: retry,
            },
          ],
        })}
        empty={t('documents.empty')}
      />
    </section>
  );
}
