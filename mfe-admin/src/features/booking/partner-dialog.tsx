import type { BookingResponse } from '@firn/shared-contracts/api';
import { EntityInput } from '@firn/shared-ui/form';
import { useShell, useTexts } from '@firn/shared-ui/remote';
import { resource } from '@firn/shared-ui/resource';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { bookingTexts } from '../../i18n/de-CH/booking.ts';
import { ReasonDialog } from '../../shared/reason-dialog.tsx';

const partners = resource('partners');

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
  const search = async (text: string, signal: AbortSignal) => {
    const by = { by: 'title', properties: ['title', 'code'] } as const;
    const found = await partners.search(api, text, by, signal);
    return found.map(({ '@id': value, title: label, code: hint }) => ({ value, label, hint }));
  };
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
      <EntityInput
        label={t('partner.field')}
        resourceName="partners"
        search={search}
        selected={partner ? { value: partner['@id'], label: partner.title, hint: partner.code } : null}
        isInDialog
        value={chosen}
        onChange={setChosen}
      />
    </ReasonDialog>
  );
}
