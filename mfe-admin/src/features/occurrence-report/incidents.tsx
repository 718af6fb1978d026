import type { EventReportResponse, EventResponse } from '@firn/shared-contracts/api';
import { formatDateTime } from '@firn/shared-ui/format';
import { Button } from '@firn/shared-ui/mantine';
import { useShell, useTexts } from '@firn/shared-ui/remote';
import { outcomeOf, reasonOf } from '@firn/shared-ui/resource';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { occurrenceReportTexts } from '../../i18n/de-CH/occurrence-report.ts';
import { OPEN_WORK_KEY } from '../../shared/open-work.ts';
import styles from './occurrence-report.module.css';
import { events } from './report.queries.ts';

interface IncidentsProps {
  readonly event: EventResponse;
  readonly report: EventReportResponse;
}

/** Keeps that the incidents of this very report were read; another one that came meanwhile is shown. */
function useReading({ event, report }: IncidentsProps) {
  const { api, toasts } = useShell();
  const client = useQueryClient();
  return useMutation({
    mutationFn: () =>
      api.post<EventReportResponse>(
        `${event['@id']}/report/reading`,
        { submittedAt: report.submittedAt },
        { quiet: true },
      ),
    onError: (error) => toasts.add({ variant: 'error', text: reasonOf(outcomeOf(error)) }),
    onSettled: async () => {
      await client.invalidateQueries({ queryKey: events.keys.all });
      await client.invalidateQueries({ queryKey: OPEN_WORK_KEY });
    },
  });
}

/** What went wrong, which somebody of the office has to read. */
export function Incidents({ event, report }: IncidentsProps) {
  const t = useTexts(occurrenceReportTexts);
  const reading = useReading({ event, report });
  const { incidents, incidentsRead } = report;
  return (
    <section aria-labelledby="report-incidents">
      <h2 id="report-incidents" className={styles.heading}>
        {t('incidents')}
      </h2>
      <p className={styles.text}>{incidents || t('noIncidents')}</p>
      {incidentsRead && (
        <p className={styles.minor}>
          {t('read', { name: incidentsRead.by ?? t('office'), at: formatDateTime(incidentsRead.at) })}
        </p>
      )}
      {incidents !== '' && !incidentsRead && (
        <Button variant="default" loading={reading.isPending} onClick={() => reading.mutate()}>
          {t('markRead')}
        </Button>
      )}
    </section>
  );
}
