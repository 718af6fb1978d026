import type { EventReportResponse } from '@firn/shared-contracts/api';
import { useShell, useTexts } from '@firn/shared-ui/remote';
import { useQuery } from '@tanstack/react-query';
import { tasksTexts } from '../../i18n/de-CH/tasks.ts';
import type { ActionProps } from './action.ts';
import { OneActionDialog } from './one-action-dialog.tsx';
import styles from './tasks.module.css';
import { Waiting } from './waiting.tsx';

/** Shows the incidents of a report and says that somebody has read them. */
export function IncidentsAction({ subject, onClose }: ActionProps) {
  const t = useTexts(tasksTexts);
  const { api } = useShell();
  const path = `${subject['@id']}/report`;
  const report = useQuery({
    queryKey: [path],
    queryFn: ({ signal }) => api.get<EventReportResponse>(path, { signal, quiet: true }),
    staleTime: 0,
  });
  const title = t('incidentsOf', { name: subject.label });
  if (!report.data) return <Waiting title={title} query={report} onClose={onClose} />;
  const { incidents, submittedAt } = report.data;
  return (
    <OneActionDialog
      title={title}
      actionText={incidents === '' ? null : t('read')}
      doneText={t('readDone')}
      run={() => api.post(`${path}/reading`, { submittedAt }, { quiet: true })}
      onClose={onClose}
    >
      <p className={styles.said}>{incidents || t('noIncidents')}</p>
    </OneActionDialog>
  );
}
