import { moneyText } from '@firn/shared-ui/form';
import { Checkbox, TextInput } from '@firn/shared-ui/mantine';
import { useTexts } from '@firn/shared-ui/remote';
import { useState } from 'react';
import { bookingChangesTexts } from '../../i18n/de-CH/booking-changes.ts';
import { useSettledText } from '../use-settled-text.ts';
import type { ChangedBooking } from './booking-change.ts';
import { ChangeDialog } from './change-dialog.tsx';

interface CancelDialogProps {
  readonly booking: ChangedBooking;
  /** This person alone; the whole booking without it. */
  readonly person?: { readonly '@id': string; readonly name: string };
  readonly onClose: () => void;
}

/** Cancels a booking or one person in the guest's name, by the terms or with a fee of its own. */
export function CancelDialog({ booking, person, onClose }: CancelDialogProps) {
  const t = useTexts(bookingChangesTexts);
  const [hasOwnFee, setOwnFee] = useState(false);
  const [amount, setAmount] = useState('');
  const [isTried, setTried] = useState(false);
  const settled = useSettledText(amount);
  // Undefined for a text that is no amount, null for none: 0 is an amount.
  const typed = moneyText.parse(settled);
  const fee = typeof typed === 'number' && typed >= 0 ? typed : null;
  const body = {
    ...(person && { bookingPerson: person['@id'] }),
    ...(hasOwnFee && { fee }),
  };
  const name = booking.bookingNumber;
  return (
    <ChangeDialog
      title={
        person
          ? t('cancellation.titlePerson', { person: person.name, booking: name })
          : t('cancellation.title', { booking: name })
      }
      sendText={t('cancellation.send')}
      doneText={() =>
        person ? t('cancellation.donePerson', { person: person.name }) : t('cancellation.done')
      }
      change={
        hasOwnFee && (fee === null || settled !== amount)
          ? null
          : { path: `${booking['@id']}/cancellation`, body }
      }
      isFinal
      hasFee
      onTry={() => setTried(true)}
      onClose={onClose}
    >
      <Checkbox
        label={t('cancellation.ownFee')}
        checked={hasOwnFee}
        onChange={({ currentTarget }) => setOwnFee(currentTarget.checked)}
      />
      {hasOwnFee && (
        <TextInput
          label={t('cancellation.ownFeeAmount')}
          withAsterisk
          inputMode="decimal"
          autoComplete="off"
          value={amount}
          error={fee === null && (isTried || amount !== '') && t('cancellation.ownFeeFirst')}
          onChange={({ currentTarget }) => setAmount(currentTarget.value)}
        />
      )}
    </ChangeDialog>
  );
}
