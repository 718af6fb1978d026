import type { PrivateRequestResponse } from '@firn/shared-contracts/api';
import { useShell, useTexts } from '@firn/shared-ui/remote';
import { useQueryClient } from '@tanstack/react-query';
import { privateRequestsTexts } from '../i18n/de-CH/private-requests.ts';
import { ReasonDialog } from './reason-dialog.tsx';

interface RefusalDialogProps {
  readonly request: Pick<PrivateRequestResponse, '@id'>;
  readonly onClose: () => void;
}

/** Refuses a request for a private tour, with a reason that the guest reads. */
export function RefusalDialog({ request, onClose }: RefusalDialogProps) {
  const t = useTexts(privateRequestsTexts);
  const { api, toasts } = useShell();
  const client = useQueryClient();
  return (
    <ReasonDialog
      words={{
        title: t('refusal.title'),
        text: t('refusal.effect'),
        reason: t('refusal.reason'),
        reasonFirst: t('refusal.missing'),
        send: t('refusal.open'),
        close: t('refusal.keep'),
      }}
      isFinal
      send={(reason) => api.post(`${request['@id']}/refusal`, { reason }, { quiet: true })}
      onSent={async () => {
        toasts.add({ variant: 'success', text: t('refusal.done') });
        await client.invalidateQueries();
      }}
      onClose={onClose}
    />
  );
}
