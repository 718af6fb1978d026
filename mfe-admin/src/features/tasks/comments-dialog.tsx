import type { TaskResponse } from '@firn/shared-contracts/api';
import { formatDateTime } from '@firn/shared-ui/format';
import { Button, Textarea } from '@firn/shared-ui/mantine';
import { useShell, useTexts } from '@firn/shared-ui/remote';
import { outcomeOf, reasonOf } from '@firn/shared-ui/resource';
import { Dialog } from '@firn/shared-ui/resource-list';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { tasksTexts } from '../../i18n/de-CH/tasks.ts';
import styles from './tasks.module.css';
import { useRefresh } from './tasks.queries.ts';

/** The longest comment, as the contract has it. */
const COMMENT_LENGTH = 2000;

interface CommentsDialogProps {
  readonly task: TaskResponse;
  readonly name: string;
  readonly onDismiss: () => void;
  readonly onClose: () => void;
}

/** The comments on a task, and what else may be done with it. */
export function CommentsDialog({ task, name, onDismiss, onClose }: CommentsDialogProps) {
  const t = useTexts(tasksTexts);
  const { api } = useShell();
  const refresh = useRefresh();
  const [text, setText] = useState('');
  const send = useMutation({
    mutationFn: () => api.post<TaskResponse>(`${task['@id']}/comments`, { text }, { quiet: true }),
    onSuccess: async () => {
      setText('');
      await refresh();
    },
  });
  return (
    <Dialog
      title={t('commentsOf', { name })}
      closeText={t('close')}
      onClose={onClose}
      action={
        <>
          <Button disabled={!text.trim()} loading={send.isPending} onClick={() => send.mutate()}>
            {t('send')}
          </Button>
          <Button variant="default" onClick={onDismiss}>
            {t('dismiss')}
          </Button>
        </>
      }
    >
      {task.comments.length === 0 && <p>{t('noComments')}</p>}
      <ul className={styles.comments}>
        {task.comments.map((comment) => (
          <li key={comment.id}>
            <p className={styles.minor}>
              {`${comment.createdBy ?? t('system')}, ${formatDateTime(comment.createdAt)}`}
            </p>
            <p className={styles.said}>{comment.text}</p>
          </li>
        ))}
      </ul>
      <Textarea
        label={t('comment')}
        rows={3}
        maxLength={COMMENT_LENGTH}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      {send.error && <p role="alert">{reasonOf(outcomeOf(send.error))}</p>}
    </Dialog>
  );
}
