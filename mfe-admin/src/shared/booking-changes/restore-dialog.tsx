import { useTexts } from '@firn/shared-ui/remote';
import { bookingChangesTexts } from '../../i18n/de-CH/booking-changes.ts';
import type { ChangedBooking } from './booking-change.ts';
import { ChangeDialog } from './change-dialog.tsx';

interface RestoreDialogProps {
  readonly booking: ChangedBooking;
  readonly onClose: () => void;
}

/** Brings a cancelled or expired booking back, if the seats are there. */
export function RestoreDialog({ booking, onClose }: RestoreDialogProps) {
  const t = useTexts(bookingChangesTexts);
  return (
    <ChangeDialog
      title={t('restoration.title', { booking: booking.bookingNumber })}
      sendText={t('restoration.send')}
      doneText={() => t('restoration.done')}
      change={{ path: `${booking['@id']}/restoration`, body: {} }}
      onClose={onClose}
    />
  );
}
