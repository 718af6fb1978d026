import type { BookingResponse, PaymentResponse } from '@firn/shared-contracts/api';
import { owedOf, type Rappen } from '@firn/shared-contracts/domain';
import { moneyText } from '@firn/shared-ui/form';
import { formatChf } from '@firn/shared-ui/format';
import { TextInput } from '@firn/shared-ui/mantine';
import { useTexts } from '@firn/shared-ui/remote';
import { useState } from 'react';
import { bookingPaymentsTexts } from '../../i18n/de-CH/booking-payments.ts';
import { EntryDialog } from './entry-dialog.tsx';

interface RefundDialogProps {
  readonly booking: BookingResponse;
  readonly entry: PaymentResponse;
  onClose(): void;
}

/** What is too much stands there first, as far as this payment holds it. */
function firstAmount(booking: BookingResponse, { refundable }: PaymentResponse): Rappen {
  const tooMuch = booking.paid - owedOf(booking);
  return tooMuch > 0 ? Math.min(tooMuch, refundable) : refundable;
}

/** Records what of a payment went back. */
export function RefundDialog({ booking, entry, onClose }: RefundDialogProps) {
  const t = useTexts(bookingPaymentsTexts);
  const [amount, setAmount] = useState(() => moneyText.textOf(firstAmount(booking, entry)));
  const [isTried, setTried] = useState(false);
  const typed = moneyText.parse(amount);
  const most = formatChf(entry.refundable);
  const isValid = typeof typed === 'number' && typed > 0 && typed <= entry.refundable;
  return (
    <EntryDialog
      what="refund"
      path={`${entry['@id']}/refund`}
      text={t('refund.text', { most })}
      body={isValid ? { amount: typed } : null}
      onTry={() => setTried(true)}
      onClose={onClose}
    >
      <TextInput
        label={t('refund.amount')}
        withAsterisk
        inputMode="decimal"
        autoComplete="off"
        value={amount}
        error={isTried && !isValid && t('refund.amountFirst', { most })}
        onChange={({ currentTarget }) => setAmount(currentTarget.value)}
      />
    </EntryDialog>
  );
}
