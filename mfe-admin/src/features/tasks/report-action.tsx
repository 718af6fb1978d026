import { StepMails } from '@firn/shared-ui/planned-mails';
import { useShell, useTexts } from '@firn/shared-ui/remote';
import { tasksTexts } from '../../i18n/de-CH/tasks.ts';
import { reportPath } from '../../shared/event-paths.ts';
import type { ActionProps } from './action.ts';
import { OneActionDialog } from './one-action-dialog.tsx';
import { TaskLink } from './task-link.tsx';

/** Asks who leads an event for its report, after a look at the mail. */
export function ReportAction({ subject, onAsked, onClose }: ActionProps) {
  const t = useTexts(tasksTexts);
  const { api } = useShell();
  const path = `${subject['@id']}/report/request`;
  return (
    <OneActionDialog
      title={t('report.title', { name: subject.label })}
      actionText={t('report.send')}
      doneText={t('report.done')}
      run={async () => {
        await api.post(path, {}, { quiet: true });
        await onAsked();
      }}
      onClose={onClose}
    >
      <StepMails path={path} body={{}} options={{ query: { dryRun: 1 } }} isShown />
      <p>
        <TaskLink to={reportPath({ id: subject.id, offer: subject.offer ?? '' })}>
          {t('report.page')}
        </TaskLink>
      </p>
    </OneActionDialog>
  );
}
