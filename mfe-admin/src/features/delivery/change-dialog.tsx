import type { RemoteDescription } from '@firn/shared-contracts/delivery';
import { Button } from '@firn/shared-ui/mantine';
import { useShell, useTexts, useTypedText } from '@firn/shared-ui/remote';
import {
  type RefObject,
  type SubmitEvent,
  type SyntheticEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { deliveryTexts } from '../../i18n/de-CH/delivery.ts';
import {
  type ChangeIntent,
  type ChangeValues,
  hasMoved,
  initialValues,
  isReasonEnough,
  movesSet,
  requestOf,
} from './change.logic.ts';
import styles from './change-dialog.module.css';
import { ChangeFields } from './change-fields.tsx';
import { ChangeProblem } from './change-problem.tsx';
import { MovedNotice } from './moved-notice.tsx';
import { outcomeOf } from './outcome.logic.ts';
import { isSessionEnded, problemKey, problemOf } from './problem.logic.ts';
import { useChange } from './use-change.ts';

interface ChangeDialogProps {
  /** The newest state of the remote, updated while the dialog is open. */
  readonly intent: ChangeIntent;
  /** Names of the remotes that change together with this one. */
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

/** Makes the change and reports the outcome: success by toast, refusals in the dialog. */
function useDialogChange(
  intent: ChangeIntent,
  values: ChangeValues,
  dialog: RefObject<HTMLDialogElement | null>,
) {
  const t = useTexts(deliveryTexts);
  const { toasts } = useShell();
  return useChange({
    onDone: (result) => {
      const { key, names } = outcomeOf(intent, values, result);
      toasts.add({ variant: 'success', text: t(`done.${key}`, names) });
      dialog.current?.close();
    },
    // Browsers close a dialog at a second Escape whatever the page says.
    onRefused: (error) => {
      if (dialog.current?.open) return;
      const text = isSessionEnded(error) ? t('session.ended') : t(`problems.${problemKey(problemOf(error))}`);
      toasts.add({
        variant: 'error',
        text: t('problems.late', { remote: intent.remote.title, problem: text }),
      });
    },
  });
}

function About({ intent, values, partners }: Omit<ChangeDialogProps, 'onClose'> & { values: ChangeValues }) {
  const t = useTexts(deliveryTexts);
  const { kind, remote } = intent;
  const current = remote.current ?? t('nothingLive');
  const canary = remote.canary?.version ?? '';
  const text =
    canary && (kind === 'rollback' || kind === 'withdraw')
      ? t(`dialogs.${kind}.textCanary`, { current, canary })
      : t(`dialogs.${kind}.text`, { current });
  return (
    <>
      <p>{text}</p>
      {partners.length > 0 && movesSet(intent, values) && (
        <p>{t('dialogs.partners', { names: partners.join(', ') })}</p>
      )}
    </>
  );
}

/** Asks how and why, makes the change, and shows why it was refused. */
export function ChangeDialog({ intent, partners, onClose }: ChangeDialogProps) {
  const t = useTexts(deliveryTexts);
  const dialog = useModal();
  const reasonField = useRef<HTMLTextAreaElement>(null);
  const titleId = useId();
  const [values, setValues] = useState(() => initialValues(intent));
  const [reasonError, setReasonError] = useState<string | null>(null);
  const [seen, setSeen] = useState<RemoteDescription>(intent.remote);
  const { kind, remote, page } = intent;
  const change = useDialogChange(intent, values, dialog);
  // While it is being sent, a change of state may be its own effect.
  const isMoved = !change.isPending && hasMoved(seen, remote);
  useTypedText(values.reason.trim() !== '');
  const edit = (changed: Partial<ChangeValues>) => {
    setValues((before) => ({ ...before, ...changed }));
    // A refusal of other choices says nothing about these.
    if (!('reason' in changed) && !change.isPending) change.reset();
  };
  const lookAgain = () => {
    setSeen(remote);
    edit({ ...initialValues(intent), reason: values.reason });
    reasonField.current?.focus();
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isMoved || change.isPending) return;
    const isEnough = isReasonEnough(intent, values);
    setReasonError(isEnough ? null : t('fields.reasonMissing'));
    if (isEnough) change.mutate(requestOf(intent, values));
    else reasonField.current?.focus();
  };
  const stayWhileSending = (event: SyntheticEvent) => change.isPending && event.preventDefault();
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={titleId}
      onCancel={stayWhileSending}
      onClose={onClose}
    >
      <form className={styles.form} onSubmit={submit} noValidate>
        <h2 id={titleId}>{t(`dialogs.${kind}.title`, { remote: remote.title, page: page?.title ?? '' })}</h2>
        <About intent={intent} values={values} partners={partners} />
        <ChangeFields {...{ intent, values, reasonError, reasonField }} onChange={edit} />
        {isMoved && <MovedNotice seen={seen} now={remote} onSeen={lookAgain} />}
        {change.isError && <ChangeProblem error={change.error} />}
        <div className={styles.actions}>
          <Button
            type="submit"
            disabled={isMoved}
            loading={change.isPending}
            {...(BACK.includes(kind) && { color: 'red' })}
          >
            {t(`dialogs.${kind}.submit`)}
          </Button>
          <Button variant="default" disabled={change.isPending} onClick={() => dialog.current?.close()}>
            {t('dialogs.cancel')}
          </Button>
        </div>
      </form>
    </dialog>
  );
}
