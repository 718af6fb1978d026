import type { EventReportResponse, EventResponse } from '@firn/shared-contracts/api';
import { formatDateTime } from '@firn/shared-ui/format';
import { Button } from '@firn/shared-ui/mantine';
import { useShell, useTexts } from '@firn/shared-ui/remote';
import { LoadFailed, PageSkeleton } from '@firn/shared-ui/resource-page';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { occurrenceReportTexts } from '../../i18n/de-CH/occurrence-report.ts';
import { Facts } from '../../shared/facts.tsx';
import { Attendance } from './attendance.tsx';
import { Expenses } from './expenses.tsx';
import { Incidents } from './incidents.tsx';
import styles from './occurrence-report.module.css';
import { mayHaveReport, reportQuery } from './report.queries.ts';
import { ReportPictures } from './report-pictures.tsx';
import { ReturnDialog } from './return-dialog.tsx';

interface ReportProps {
  readonly event: EventResponse;
  readonly report: EventReportResponse;
}

function Head({ event, report }: ReportProps) {
  const t = useTexts(occurrenceReportTexts);
  const [isAsking, setAsking] = useState(false);
  const { returned } = report;
  return (
    <section aria-label={t('title')} className={styles.head}>
      {returned && (
        <div role="note" className={styles.returned}>
          <p>
            {t('returned', {
              name: returned.by ?? t('office'),
              at: formatDateTime(returned.at),
              reason: returned.reason,
            })}
          </p>
          <p>{t('returnedHint')}</p>
        </div>
      )}
      <Facts
        facts={[
          [t('by'), report.submittedBy ?? t('office')],
          [t('at'), formatDateTime(report.submittedAt)],
        ]}
      />
      {!returned && (
        <Button variant="default" onClick={() => setAsking(true)}>
          {t('giveBack.open')}
        </Button>
      )}
      {isAsking && <ReturnDialog event={event} onClose={() => setAsking(false)} />}
    </section>
  );
}

function Report({ event, report }: ReportProps) {
  const t = useTexts(occurrenceReportTexts);
  return (
    <div className={styles.page}>
      <Head event={event} report={report} />
      <Incidents event={event} report={report} />
      <Attendance event={event} />
      <Expenses expenses={report.expenses} />
      <ReportPictures event={event} pictures={report.pictures ?? []} />
      <section aria-labelledby="report-comment">
        <h2 id="report-comment" className={styles.heading}>
          {t('comment')}
        </h2>
        <p className={styles.text}>{report.comment || t('noComment')}</p>
      </section>
    </div>
  );
}

function NoReport({ event }: { readonly event: EventResponse }) {
  const t = useTexts(occurrenceReportTexts);
  const { now } = useShell();
  if (event.guideFinished) return <p>{t('none.marked')}</p>;
  if (event.state === 'cancelled') return <p>{t('none.cancelled')}</p>;
  return <p>{t(new Date(event.end) > now() ? 'none.ahead' : 'none.missing')}</p>;
}

/** The report of an event, or why there is none (docs/domain/events.md#report). */
export function EventReport({ event }: { readonly event: EventResponse }) {
  const { api } = useShell();
  const isAsked = mayHaveReport(event);
  const { data, error, refetch } = useQuery({ ...reportQuery(api, event), enabled: isAsked });
  if (!isAsked || data === null) return <NoReport event={event} />;
  if (data) return <Report event={event} report={data} />;
  return error ? <LoadFailed error={error} onRetry={() => void refetch()} /> : <PageSkeleton />;
}
