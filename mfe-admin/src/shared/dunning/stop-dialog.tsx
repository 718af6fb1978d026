import type { BookingResponse } from '@firn/shared-contracts/api';
import { useShell, useTexts } from '@firn/shared-ui/remote';
import { bookingPaymentsTexts } from '../../i18n/de-CH/booking-payments.ts';
import { ReasonDialog } from '../reason-dialog.tsx';
import { useWriteOnce } from '../use-write-once.ts';

interface StopDialogProps {
  readonly booking: Pick<BookingResponse, '@id'>;
  readonly onClose: () => void;
}

/** Asks why nobody is reminded of a booking any more, and stops it. */
export function StopDialog({ booking, onClose }: StopDialogProps) {
  const t = useTexts(bookingPaymentsTexts);
  const { toasts } = useShell();
  const write = useWriteOnce<unknown>(`${booking['@id']}/dunning_stop`);
  return (
    <ReasonDialog
      words={{
        title: t('stop.title'),
        text: t('stop.text'),
        reason: t('stop.reason'),
        reasonFirst: t('stop.reasonFirst'),
        send: t('stop.send'),
        close: t('cancel'),
      }}
      send={(reason) => write({ reason })}
      onSent={() => toasts.add({ variant: 'success', text: t('stop.done') })}
      onClose={onClose}
    />
  );
}
