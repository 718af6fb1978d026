import { Button } from '@firn/shared-ui/mantine';
import { useShell, useTexts } from '@firn/shared-ui/remote';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { type ChangeIntent, initialValues, isReasonEnough, requestOf } from './change.logic.ts';
import styles from './change-dialog.module.css';
import { ChangeFields } from './change-fields.tsx';
import { ChangeProblem } from './change-problem.tsx';
import { useChange } from './use-change.ts';

interface ChangeDialogProps {
  readonly intent: ChangeIntent;
  /** Names of the remotes that move together with this one. */
  readonly partners: readonly string[];
  readonly onClose: () => void;
}

const BACK = ['rollback', 'withdraw', 'end-canary'];

/** Opened as a modal: focus stays inside, Escape closes, and closing it gives the focus back (HTML standard). */
function useModal() {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  return dialog;
}

/** Asks how and why, makes the change, and shows what stands against it. */
export function ChangeDialog({ intent, partners, onClose }: ChangeDialogProps) {
  const t = useTexts('delivery');
  const { toasts } = useShell();
  const dialog = useModal();
  const titleId = useId();
  const [values, setValues] = useState(() => initialValues(intent));
  const [reasonError, setReasonError] = useState<string | null>(null);
  const { kind, remote, page } = intent;
  const change = useChange((result) => {
    const text = t(result.changed ? 'done.changed' : 'done.same', { remote: remote.title });
    toasts.add({ variant: 'success', text });
    dialog.current?.close();
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const isEnough = isReasonEnough(intent, values);
    setReasonError(isEnough ? null : t('fields.reasonMissing'));
    if (isEnough) change.mutate(requestOf(intent, values));
  };
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={titleId} onClose={onClose}>
      <form className={styles.form} onSubmit={submit} noValidate>
        <h2 id={titleId}>{t(`dialogs.${kind}.title`, { remote: remote.title, page: page?.title ?? '' })}</h2>
        <p>{t(`dialogs.${kind}.text`, { current: remote.current ?? '' })}</p>
        {partners.length > 0 && BACK.includes(kind) && (
          <p>{t('dialogs.partners', { names: partners.join(', ') })}</p>
        )}
        <ChangeFields
          intent={intent}
          values={values}
          reasonError={reasonError}
          onChange={(changed) => setValues((before) => ({ ...before, ...changed }))}
        />
        {change.isError && <ChangeProblem error={change.error} />}
        <div className={styles.actions}>
          <Button type="submit" loading={change.isPending} {...(BACK.includes(kind) && { color: 'red' })}>
            {t(`dialogs.${kind}.submit`)}
          </Button>
          <Button variant="default" onClick={() => dialog.current?.close()}>
            {t('dialogs.cancel')}
          </Button>
        </div>
      </form>
    </dialog>
  );
}
