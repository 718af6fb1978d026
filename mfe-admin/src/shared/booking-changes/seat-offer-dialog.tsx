import type { BookingResponse } from '@firn/shared-contracts/api';
import { Button, Checkbox, Textarea } from '@firn/shared-ui/mantine';
import { StepMails } from '@firn/shared-ui/planned-mails';
import { useShell, useTexts, whileSending } from '@firn/shared-ui/remote';
import { outcomeOf, reasonOf } from '@firn/shared-ui/resource';
import { Dialog } from '@firn/shared-ui/resource-list';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { seatOfferTexts } from '../../i18n/de-CH/seat-offer.ts';
import { REASON_LENGTH } from '../reason-length.ts';
import styles from './seat-offer-dialog.module.css';
import { useTakeBooking } from './use-change.ts';

interface SeatOfferDialogProps {
  readonly booking: BookingResponse;
  readonly onClose: () => void;
}

/** Offers the seats to somebody whom the office picks from the waiting list (docs/domain/bookings.md#waiting-list). */
export function SeatOfferDialog({ booking, onClose }: SeatOfferDialogProps) {
  const t = useTexts(seatOfferTexts);
  const { api, toasts } = useShell();
  const take = useTakeBooking();
  const [override, setOverride] = useState(false);
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      const body = override ? { override, reason: reason.trim() } : {};
      const path = `/api/waitlist_entries/${booking.id}/offer`;
      await take(await whileSending(api.post<BookingResponse>(path, body, { quiet: true })));
    },
    onSuccess: () => {
      toasts.add({ variant: 'success', text: t('done') });
      onClose();
    },
  });
  const isReasonMissing = override && !reason.trim();
  const send = () => {
    setTried(true);
    if (!isReasonMissing) mutate();
  };
  return (
    <Dialog
      title={t('title', { name: booking.booker.fullName, count: booking.bookingPersons.length })}
      closeText={isPending ? null : t('cancel')}
      onClose={onClose}
      action={
        <Button loading={isPending} onClick={send}>
          {t('action')}
        </Button>
      }
    >
      <div className={styles.form}>
        <p>{t('effect', { email: booking.booker.email })}</p>
        {(booking.waitlistPosition ?? 1) > 1 && <p>{t('effectOrder')}</p>}
        <Checkbox
          label={t('override')}
          checked={override}
          onChange={({ currentTarget }) => setOverride(currentTarget.checked)}
        />
        {override && (
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
        <StepMails
          path={`/api/waitlist_entries/${booking.id}/offer`}
          body={{}}
          options={{ query: { dryRun: 1 } }}
        />
        {error && (
          <p role="alert" className={styles.refusal}>
            {reasonOf(outcomeOf(error))}
          </p>
        )}
      </div>
    </Dialog>
  );
}
