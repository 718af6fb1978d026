import type { UserResponse, UserState } from '@firn/shared-contracts/api';
import { Button, TextInput } from '@firn/shared-ui/mantine';
import { useShell, useTexts } from '@firn/shared-ui/remote';
import { outcomeOf, reasonOf, resource, useWrite } from '@firn/shared-ui/resource';
import { Dialog } from '@firn/shared-ui/resource-list';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { userFrameTexts } from '../../i18n/de-CH/user-frame.ts';
import { REASON_LENGTH } from '../reason-length.ts';
import { USERS_PATH } from '../user-paths.ts';

export type AccountStep = Exclude<UserState, 'guest' | 'unconfirmed'>;

const users = resource('users');

interface StepDialogProps {
  readonly user: UserResponse;
  readonly step: AccountStep;
  readonly onClose: () => void;
}

/** Makes the step; why it is refused is said in words, whichever way. */
function useStep({ user, step, onClose }: StepDialogProps) {
  const t = useTexts(userFrameTexts);
  const { api, toasts, navigation } = useShell();
  const client = useQueryClient();
  const write = useWrite(users);
  return useMutation({
    mutationFn: async (reason: string) => {
      const transition = { to: step, ...(reason && { reason }) };
      // What is deleted is not shown any more, nor asked for again.
      if (step === 'deleted') return users.transition(api, user, transition);
      return write.transition(user, transition);
    },
    onSuccess: () => {
      toasts.add({ variant: 'success', text: t(`done.${step}`, { name: user.fullName }) });
      onClose();
      if (step !== 'deleted') return;
      navigation.push(USERS_PATH);
      void client.invalidateQueries({ queryKey: users.keys.lists });
      client.removeQueries({ queryKey: users.keys.item(user.id), type: 'inactive' });
    },
    onError: (error) => {
      const outcome = outcomeOf(error);
      toasts.add({ variant: 'error', text: reasonOf(outcome) });
      if (outcome.kind === 'stale') void client.invalidateQueries({ queryKey: users.keys.item(user.id) });
      onClose();
    },
  });
}

/** Says what a step of an account does, before it is made. */
export function StepDialog(props: StepDialogProps) {
  const { user, step, onClose } = props;
  const t = useTexts(userFrameTexts);
  const make = useStep(props);
  const [reason, setReason] = useState('');
  return (
    <Dialog
      title={t(`questions.${step}`, { name: user.fullName })}
      closeText={t('cancel')}
      onClose={onClose}
      action={
        <Button
          {...(step !== 'active' && { color: 'red' })}
          loading={make.isPending}
          onClick={() => make.mutate(reason.trim())}
        >
          {t(`steps.${step}`)}
        </Button>
      }
    >
      <p>{t(`effects.${step}`)}</p>
      {step === 'locked' && (
        <TextInput
          label={t('reason')}
          maxLength={REASON_LENGTH}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      )}
    </Dialog>
  );
}
