import type { UserResponse } from '@firn/shared-contracts/api';
import { Button } from '@firn/shared-ui/mantine';
import { StepMails } from '@firn/shared-ui/planned-mails';
import { useShell, useTexts } from '@firn/shared-ui/remote';
import { outcomeOf, reasonOf, resource } from '@firn/shared-ui/resource';
import { Dialog } from '@firn/shared-ui/resource-list';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { userFrameTexts } from '../../i18n/de-CH/user-frame.ts';

const users = resource('users');

interface InviteDialogProps {
  readonly user: UserResponse;
  readonly onClose: () => void;
}

/** Sends an invitation to who has no account; the newest link alone is good (docs/domain/accounts.md#invitation). */
export function InviteDialog({ user, onClose }: InviteDialogProps) {
  const t = useTexts(userFrameTexts);
  const { api, toasts } = useShell();
  const client = useQueryClient();
  const email = user.email ?? '';
  const path = `${user['@id']}/invitation`;
  const invitation = useMutation({
    mutationFn: () => api.post(path, undefined, { quiet: true }),
    onSuccess: () => toasts.add({ variant: 'success', text: t('invite.done', { email }) }),
    onError: (error) => toasts.add({ variant: 'error', text: reasonOf(outcomeOf(error)) }),
    // It stands in the history; whoever was refused has an account since.
    onSettled: () => {
      onClose();
      void client.invalidateQueries({ queryKey: users.keys.item(user.id) });
      void client.invalidateQueries({ queryKey: ['user-history', user.id] });
    },
  });
  return (
    <Dialog
      title={t('invite.title', { name: user.fullName || email })}
      closeText={t('cancel')}
      onClose={onClose}
      action={
        <Button loading={invitation.isPending} onClick={() => invitation.mutate()}>
          {t('invite.send')}
        </Button>
      }
    >
      <p>{t('invite.text', { email })}</p>
      <StepMails path={path} options={{ query: { dryRun: 1 } }} />
    </Dialog>
  );
}
