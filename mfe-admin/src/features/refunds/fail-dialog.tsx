import type { RefundResponse } from '@firn/shared-contracts/api';
import { useShell, useTexts } from '@firn/shared-ui/remote';
import { useQueryClient } from '@tanstack/react-query';
import { refundsTexts } from '../../i18n/de-CH/refunds.ts';
import { ReasonDialog } from '../../shared/reason-dialog.tsx';

interface FailDialogProps {
  readonly refund: RefundResponse;
  onClose(): void;
}

/** A transfer is not made, or came back, or its provider never took it: its money is to be paid back again. */
export function FailDialog({ refund, onClose }: FailDialogProps) {
  const t = useTexts(refundsTexts);
  const { api, toasts } = useShell();
  const client = useQueryClient();
  return (
    <ReasonDialog
      words={{
        title: t('fail.title'),
        text: t(refund.way === 'provider' ? 'fail.providerText' : 'fail.text'),
        reason: t('fail.reason'),
        reasonFirst: t('fail.reasonFirst'),
        send: t('fail.send'),
        close: t('close'),
      }}
      send={(reason) => api.post(`${refund['@id']}/failure`, { reason }, { quiet: true })}
      onSent={async () => {
        toasts.add({ variant: 'success', text: t('fail.done') });
        await client.invalidateQueries();
      }}
      onClose={onClose}
    />
  );
}
