import type { BookingResponse } from '@firn/shared-contracts/api';
import { useShell, useTexts } from '@firn/shared-ui/remote';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { bookingTexts } from '../../i18n/de-CH/booking.ts';
import { PartnerInput } from '../../shared/partner-input.tsx';
import { ReasonDialog } from '../../shared/reason-dialog.tsx';

interface PartnerDialogProps {
  readonly booking: BookingResponse;
  readonly onClose: () => void;
}

/** Corrects who brought the guests of a booking, with a reason. */
export function PartnerDialog({ booking, onClose }: PartnerDialogProps) {
  const t = useTexts(bookingTexts);
  const { api, toasts } = useShell();
  const client = useQueryClient();
  const { partner } = booking;
  const [chosen, setChosen] = useState<string | null>(partner?.['@id'] ?? null);
  return (
    <ReasonDialog
      words={{
        title: t('partner.dialog'),
        text: t('partner.text'),
        reason: t('partner.reason'),
        reasonFirst: t('partner.reasonFirst'),
        send: t('partner.send'),
        close: t('partner.close'),
      }}
      send={(reason) =>
        api.put<BookingResponse>(`${booking['@id']}/partner`, { partner: chosen, reason }, { quiet: true })
      }
      onSent={async () => {
        toasts.add({ variant: 'success', text: t('partner.done') });
        await client.invalidateQueries();
      }}
      onClose={onClose}
    >
      <PartnerInput
        label={t('partner.field')}
        selected={partner ?? null}
        isInDialog
        value={chosen}
        onChange={setChosen}
      />
    </ReasonDialog>
  );
}
