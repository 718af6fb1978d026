import type { BankEntryResponse } from '@firn/shared-contracts/api';
import { formatChf } from '@firn/shared-ui/format';
import { useShell, useTexts } from '@firn/shared-ui/remote';
import { useQueryClient } from '@tanstack/react-query';
import { bankTexts } from '../../i18n/de-CH/bank.ts';
import { ReasonDialog } from '../../shared/reason-dialog.tsx';

interface SetAsideDialogProps {
  readonly entry: BankEntryResponse;
  onClose(): void;
}

/** Leaves a transaction aside that is no payment for a booking. */
export function SetAsideDialog({ entry, onClose }: SetAsideDialogProps) {
  const t = useTexts(bankTexts);
  const { api, toasts } = useShell();
  const client = useQueryClient();
  return (
    <ReasonDialog
      words={{
        title: t('aside.title', { amount: formatChf(entry.amount) }),
        text: t('aside.text'),
        reason: t('aside.reason'),
        reasonFirst: t('aside.reasonFirst'),
        send: t('aside.send'),
        close: t('close'),
      }}
      send={(reason) => api.post(`${entry['@id']}/setting_aside`, { reason }, { quiet: true })}
      onSent={async () => {
        toasts.add({ variant: 'success', text: t('aside.done') });
        await client.invalidateQueries();
      }}
      onClose={onClose}
    />
  );
}
