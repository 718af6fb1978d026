import type { PaymentResponse } from '@firn/shared-contracts/api';
import { formatChf, formatLocalDate } from '@firn/shared-ui/format';
import { PAYMENT_KIND_LABELS } from '@firn/shared-ui/labels';
import { useTexts } from '@firn/shared-ui/remote';
import { bookingPaymentsTexts } from '../../i18n/de-CH/booking-payments.ts';
import { EntryDialog } from './entry-dialog.tsx';

interface CorrectionDialogProps {
  readonly entry: PaymentResponse;
  onClose(): void;
}

/** Takes an entry back that was recorded by mistake. */
export function CorrectionDialog({ entry, onClose }: CorrectionDialogProps) {
  const t = useTexts(bookingPaymentsTexts);
  const words = {
    kind: PAYMENT_KIND_LABELS[entry.kind],
    amount: formatChf(entry.amount),
    day: formatLocalDate(entry.receivedOn),
  };
  return (
    <EntryDialog
      what="correction"
      path={`${entry['@id']}/correction`}
      text={t('correction.text', words)}
      body={{}}
      onClose={onClose}
    />
  );
}
