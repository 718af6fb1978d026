import type { PrivateRequestResponse } from '@firn/shared-contracts/api';
import { Button, Textarea } from '@firn/shared-ui/mantine';
import { useShell, useTexts } from '@firn/shared-ui/remote';
import { outcomeOf, reasonOf } from '@firn/shared-ui/resource';
import { Dialog } from '@firn/shared-ui/resource-list';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { privateRequestsTexts } from '../../i18n/de-CH/private-requests.ts';

/** As the contract has it. */
const REASON_LENGTH = 500;

interface RefusalProps {
  readonly request: PrivateRequestResponse;
}

function RefusalDialog({ request, onClose }: RefusalProps & { readonly onClose: () => void }) {
  const t = useTexts(privateRequestsTexts);
  const { api, toasts } = useShell();
  const client = useQueryClient();
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const isMissing = !reason.trim();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => api.post(`${request['@id']}/refusal`, { reason: reason.trim() }, { quiet: true }),
    onSuccess: () => {
      toasts.add({ variant: 'success', text: t('refusal.done') });
      onClose();
    },
    onSettled: () => client.invalidateQueries(),
  });
  const send = () => {
    setTried(true);
    if (!isMissing) mutate();
  };
  return (
    <Dialog
      title={t('refusal.title')}
      isFinal
      closeText={isPending ? null : t('refusal.keep')}
      onClose={onClose}
      action={
        <Button color="red" loading={isPending} onClick={send}>
          {t('refusal.open')}
        </Button>
      }
    >
      <p>{t('refusal.effect')}</p>
      <Textarea
        label={t('refusal.reason')}
        withAsterisk
        rows={2}
        maxLength={REASON_LENGTH}
        value={reason}
        error={isTried && isMissing && t('refusal.missing')}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
      {error && <p role="alert">{reasonOf(outcomeOf(error))}</p>}
    </Dialog>
  );
}

/** «Ablehnen», with a reason that the guest reads. */
export function Refusal({ request }: RefusalProps) {
  const t = useTexts(privateRequestsTexts);
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button variant="default" onClick={() => setAsking(true)}>
        {t('refusal.open')}
      </Button>
      {isAsking && <RefusalDialog request={request} onClose={() => setAsking(false)} />}
    </>
  );
}
