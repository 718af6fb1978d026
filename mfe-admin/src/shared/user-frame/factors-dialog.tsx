import type { LostFactors, UserResponse } from '@firn/shared-contracts/api';
import { Button, TextInput } from '@firn/shared-ui/mantine';
import { useShell, useTexts } from '@firn/shared-ui/remote';
import { outcomeOf, reasonOf } from '@firn/shared-ui/resource';
import { Dialog } from '@firn/shared-ui/resource-list';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { userFrameTexts } from '../../i18n/de-CH/user-frame.ts';
import { REASON_LENGTH } from '../reason-length.ts';

interface FactorsDialogProps {
  readonly user: UserResponse;
  readonly onClose: () => void;
}

/** Removes app and passkeys of who has lost them, with a reason (docs/domain/accounts.md#lost-second-factor). */
export function FactorsDialog({ user, onClose }: FactorsDialogProps) {
  const t = useTexts(userFrameTexts);
  const { api, toasts } = useShell();
  const client = useQueryClient();
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const removal = useMutation({
    mutationFn: (body: LostFactors) => api.delete(`${user['@id']}/second-factor`, { body, quiet: true }),
    onSuccess: () => {
      toasts.add({ variant: 'success', text: t('factors.done', { name: user.fullName }) });
      void client.invalidateQueries({ queryKey: ['user-history', user.id] });
    },
    onError: (error) => toasts.add({ variant: 'error', text: reasonOf(outcomeOf(error)) }),
    onSettled: onClose,
  });
  const send = () => {
    setTried(true);
    if (reason.trim()) removal.mutate({ reason: reason.trim() });
  };
  return (
    <Dialog
      title={t('factors.title', { name: user.fullName })}
      closeText={t('cancel')}
      onClose={onClose}
      action={
        <Button color="red" loading={removal.isPending} onClick={send}>
          {t('factors.send')}
        </Button>
      }
    >
      <p>{t('factors.text')}</p>
      <TextInput
        label={t('reason')}
        required
        maxLength={REASON_LENGTH}
        value={reason}
        error={isTried && !reason.trim() && t('factors.missing')}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
    </Dialog>
  );
}
