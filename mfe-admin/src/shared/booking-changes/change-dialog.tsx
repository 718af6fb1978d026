import { agreedTo, type BookingChangePreview, type BookingResponse } from '@firn/shared-contracts/api';
import { Button } from '@firn/shared-ui/mantine';
import { PlannedMails } from '@firn/shared-ui/planned-mails';
import { useShell, useTexts } from '@firn/shared-ui/remote';
import { outcomeOf, reasonOf } from '@firn/shared-ui/resource';
import { Dialog } from '@firn/shared-ui/resource-list';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { bookingChangesTexts } from '../../i18n/de-CH/booking-changes.ts';
import type { BookingChange } from './booking-change.ts';
import styles from './booking-changes.module.css';
import { answersBody, ChangeAnswers, missingAnswers, NO_OFFICE_ANSWERS } from './change-answers.tsx';
import { ChangePreview } from './change-preview.tsx';
import { hasMoved, useChange, useRefresh } from './use-change.ts';
import { useChangePreview } from './use-change-preview.ts';

interface ChangeDialogProps {
  readonly title: string;
  readonly sendText: string;
  doneText(booking: BookingResponse): string;
  /** Null while it is not known which change. */
  readonly change: BookingChange | null;
  readonly isFinal?: boolean;
  readonly hasFee?: boolean;
  /** What the change is told by, such as the new date. */
  readonly children?: ReactNode;
  /** Runs at each try to send; for complaints of `children`. */
  onTry?(): void;
  readonly onClose: () => void;
}

/** Sends the change that was looked at; what is different by now is looked at again. */
function useSend({ change, doneText, onClose }: ChangeDialogProps, lookAgain: () => Promise<unknown>) {
  const { toasts } = useShell();
  const make = useChange();
  return useMutation({
    mutationFn: async ({ preview, answers }: { preview: BookingChangePreview; answers: object }) => {
      if (!change) throw new Error('A change that nobody has chosen');
      return make({ ...change, body: { ...change.body, ...answers, ...agreedTo(preview) } });
    },
    onSuccess: (booking) => {
      toasts.add({ variant: 'success', text: doneText(booking) });
      onClose();
    },
    onError: (error) => hasMoved(error) && lookAgain(),
  });
}

/** Closes; the page behind is read again where a refusal told that it is old. */
function useClose({ onClose }: ChangeDialogProps, refusal: unknown) {
  const refresh = useRefresh();
  return () => {
    if (hasMoved(refusal)) refresh();
    onClose();
  };
}

interface StateProps {
  readonly preview: ReturnType<typeof useChangePreview>;
  /** Why the change was refused, if it was. */
  readonly refusal: unknown;
}

/** What stands where the preview comes, or instead of it. */
function PreviewState({ preview, refusal }: StateProps) {
  const t = useTexts(bookingChangesTexts);
  // Looked at again and refused: what the one before told is no new state.
  const isUnknown = preview.error !== null;
  return (
    <>
      {preview.isLoading && <p role="status">{t('checking')}</p>}
      {isUnknown && (
        <div role="alert" className={styles.refusal}>
          <p>{t('failed', { reason: reasonOf(outcomeOf(preview.error)) })}</p>
          <Button variant="default" onClick={() => void preview.refetch()}>
            {t('again')}
          </Button>
        </div>
      )}
      {refusal !== null && !isUnknown && (
        <div role="alert" className={styles.refusal}>
          <p>{reasonOf(outcomeOf(refusal))}</p>
          {hasMoved(refusal) && <p>{t('moved')}</p>}
        </div>
      )}
    </>
  );
}

/** A change of a booking by the office: what it would do stands there before it is made (docs/domain/cancellation.md#changes). */
export function ChangeDialog(props: ChangeDialogProps) {
  const { title, sendText, change, isFinal = false, hasFee = false, children, onTry } = props;
  const t = useTexts(bookingChangesTexts);
  const [answers, setAnswers] = useState(NO_OFFICE_ANSWERS);
  const [isTried, setTried] = useState(false);
  const preview = useChangePreview(change);
  const { mutate, isPending, error } = useSend(props, preview.refetch);
  const data = preview.error ? undefined : preview.data;
  const close = useClose(props, error);
  const needsOverride = (data?.overridable.length ?? 0) > 0;
  const missing = missingAnswers(answers, needsOverride);
  const send = () => {
    setTried(true);
    onTry?.();
    if (!data || preview.isFetching || missing.reason || missing.override) return;
    mutate({ preview: data, answers: answersBody(answers, needsOverride) });
  };
  return (
    <Dialog
      title={title}
      closeText={isPending ? null : t('cancel')}
      isFinal={isFinal}
      onClose={close}
      action={
        <Button {...(isFinal && { color: 'red' })} loading={isPending} onClick={send}>
          {sendText}
        </Button>
      }
    >
      <div className={styles.dialog}>
        {children}
        <PreviewState preview={preview} refusal={error} />
        {data && <ChangePreview preview={data} hasFee={hasFee} />}
        <ChangeAnswers
          answers={answers}
          needsOverride={needsOverride}
          missing={isTried ? missing : { reason: false, override: false }}
          onChange={(changes) => setAnswers({ ...answers, ...changes })}
        />
        {answers.notify && <PlannedMails mails={data?.mails ?? []} />}
      </div>
    </Dialog>
  );
}
