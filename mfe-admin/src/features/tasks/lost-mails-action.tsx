import type { BookingMailResponse, Collection } from '@firn/shared-contracts/api';
import { useShell, useTexts } from '@firn/shared-ui/remote';
import { useQuery } from '@tanstack/react-query';
import { tasksTexts } from '../../i18n/de-CH/tasks.ts';
import { bookingPath } from '../../shared/booking-paths.ts';
import type { ActionProps } from './action.ts';
import { OneActionDialog } from './one-action-dialog.tsx';
import { TaskLink } from './task-link.tsx';
import styles from './tasks.module.css';
import { Waiting } from './waiting.tsx';

/** Sends the mails about a booking again that were given up. */
export function LostMailsAction({ subject, onClose }: ActionProps) {
  const t = useTexts(tasksTexts);
  const { api } = useShell();
  const path = `${subject['@id']}/mails`;
  const mails = useQuery({
    queryKey: [path],
    queryFn: ({ signal }) => api.get<Collection<BookingMailResponse>>(path, { signal, quiet: true }),
    staleTime: 0,
  });
  const title = t('mails.title', { name: subject.label });
  if (!mails.data) return <Waiting title={title} query={mails} onClose={onClose} />;
  const lost = mails.data['hydra:member'].filter(({ failedAt }) => failedAt !== null);
  return (
    <OneActionDialog
      title={title}
      actionText={lost.length > 0 ? t('mails.send') : null}
      doneText={t('mails.done')}
      run={() => api.post(`${path}/again`, {}, { quiet: true })}
      onClose={onClose}
    >
      <p>{t(lost.length > 0 ? 'mails.text' : 'mails.none')}</p>
      <ul className={styles.list}>
        {lost.map(({ id, subject: about, recipient }) => (
          <li key={id} className={styles.said}>
            {t('mails.mail', { about, recipient })}
          </li>
        ))}
      </ul>
      <p>
        <TaskLink to={bookingPath(subject)}>{t('mails.address')}</TaskLink>
      </p>
    </OneActionDialog>
  );
}
