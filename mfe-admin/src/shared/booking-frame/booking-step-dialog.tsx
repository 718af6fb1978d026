import { type BookingResponse, etagOf } from '@firn/shared-contracts/api';
import { formatChf } from '@firn/shared-ui/format';
import { BOOKING_STATE_LABELS } from '@firn/shared-ui/labels';
import { Button, Checkbox, Textarea } from '@firn/shared-ui/mantine';
import { StepMails } from '@firn/shared-ui/planned-mails';
import { useShell, useTexts } from '@firn/shared-ui/remote';
import { outcomeOf, reasonOf, resource, useWrite } from '@firn/shared-ui/resource';
import { Dialog } from '@firn/shared-ui/resource-list';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { bookingFrameTexts } from '../../i18n/de-CH/booking-frame.ts';
import { REASON_LENGTH } from '../reason-length.ts';
import styles from './booking-frame.module.css';
import type { OfficeStep } from './booking-steps.ts';

const bookings = resource('bookings');

interface StepDialogProps {
  readonly booking: BookingResponse;
  readonly step: OfficeStep;
  readonly onClose: () => void;
}

function useStep({ booking, step, onClose }: StepDialogProps) {
  const t = useTexts(bookingFrameTexts);
  const { toasts } = useShell();
  const client = useQueryClient();
  const write = useWrite(bookings);
  return useMutation({
    mutationFn: ({ reason, notify }: { reason: string; notify: boolean }) =>
      write.transition(booking, { to: step, ...(reason && { reason }), notify }),
    onSuccess: ({ state }) => {
      toasts.add({ variant: 'success', text: t('done', { state: BOOKING_STATE_LABELS[state] }) });
      onClose();
    },
    onError: (error) => {
      if (outcomeOf(error).kind !== 'stale') return;
      void client.invalidateQueries({ queryKey: bookings.keys.item(booking.id) });
    },
  });
}

/** Says what a step of the office does and who is written to, before it is made. */
export function BookingStepDialog(props: StepDialogProps) {
  const { booking, step, onClose } = props;
  const t = useTexts(bookingFrameTexts);
  const { mutate, isPending, error } = useStep(props);
  const [reason, setReason] = useState('');
  const [notify, setNotify] = useState(true);
  const [isTried, setTried] = useState(false);
  const isReasonMissing = step === 'rejected' && !reason.trim();
  const send = () => {
    setTried(true);
    if (!isReasonMissing) mutate({ reason: reason.trim(), notify });
  };
  return (
    <Dialog
      title={t(`questions.${step}`, { booking: booking.bookingNumber })}
      closeText={isPending ? null : t('cancelDialog')}
      isFinal={step === 'rejected'}
      onClose={onClose}
      action={
        <Button {...(step === 'rejected' && { color: 'red' })} loading={isPending} onClick={send}>
          {t(`steps.${step}`)}
        </Button>
      }
    >
      <div className={styles.step}>
        <p>
          {step === 'confirmed'
            ? t('effects.confirmed', { count: booking.personCount, total: formatChf(booking.total) })
            : t(`effects.${step}`, { count: booking.personCount })}
        </p>
        {step === 'rejected' && (
          <Textarea
            label={t('reason')}
            description={t('reasonHint')}
            withAsterisk
            rows={2}
            maxLength={REASON_LENGTH}
            value={reason}
            error={isTried && isReasonMissing && t('reasonFirst')}
            onChange={({ currentTarget }) => setReason(currentTarget.value)}
          />
        )}
        {step !== 'completed' && (
          <Checkbox
            label={t('notify')}
            description={t(`mailTo.${step}`, { email: booking.booker.email })}
            checked={notify}
            onChange={({ currentTarget }) => setNotify(currentTarget.checked)}
          />
        )}
        {notify && step !== 'completed' && (
          <StepMails
            path={`${booking['@id']}/transition`}
            body={{ to: step, ...(reason.trim() && { reason: reason.trim() }), dryRun: true }}
            options={{ ifMatch: etagOf(booking) }}
          />
        )}
        {error && (
          <p role="alert" className={styles.refusal}>
            {reasonOf(outcomeOf(error))}
          </p>
        )}
      </div>
    </Dialog>
  );
}
