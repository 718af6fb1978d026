import { Button } from '@firn/shared-ui/mantine';
import { useShell, useTexts, whileSending } from '@firn/shared-ui/remote';
import { outcomeOf, reasonOf } from '@firn/shared-ui/resource';
import { Dialog } from '@firn/shared-ui/resource-list';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { tasksTexts } from '../../i18n/de-CH/tasks.ts';
import styles from './tasks.module.css';

interface OneActionDialogProps {
  readonly title: string;
  /** What the button says that does it; null where there is nothing to do. */
  readonly actionText: string | null;
  readonly doneText: string;
  readonly run: () => Promise<unknown>;
  readonly children: ReactNode;
  readonly onClose: () => void;
}

/** Shows what a task is about and does one thing; what speaks against it is said, and the dialog stays. */
export function OneActionDialog({
  title,
  actionText,
  doneText,
  run,
  children,
  onClose,
}: OneActionDialogProps) {
  const t = useTexts(tasksTexts);
  const { toasts } = useShell();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => whileSending(run()),
    onSuccess: () => {
      toasts.add({ variant: 'success', text: doneText });
      onClose();
    },
  });
  return (
    <Dialog
      title={title}
      closeText={isPending ? null : t('close')}
      isFinal
      onClose={onClose}
      action={
        actionText && (
          <Button loading={isPending} onClick={() => mutate()}>
            {actionText}
          </Button>
        )
      }
    >
      <div className={styles.dialog}>
        {children}
        {error && (
          <p role="alert" className={styles.refusal}>
            {reasonOf(outcomeOf(error))}
          </p>
        )}
      </div>
    </Dialog>
  );
}
