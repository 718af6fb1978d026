import type { UserResponse, UserState } from '@firn/shared-contracts/api';
import { Button } from '@firn/shared-ui/mantine';
import { hasUnsavedText, useSession, useShell, useTexts } from '@firn/shared-ui/remote';
import { useState } from 'react';
import { userFrameTexts } from '../../i18n/de-CH/user-frame.ts';
import { mayRemoveFactors, mayTakeSteps } from './authority.logic.ts';
import { FactorsDialog } from './factors-dialog.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { MergeDialog } from './merge-dialog.tsx';
import { type AccountStep, StepDialog } from './step-dialog.tsx';

/** The steps that lead on from a state (docs/domain/states.md#account). */
const STEPS: Readonly<Record<UserState, readonly AccountStep[]>> = {
  guest: ['deleted'],
  unconfirmed: ['deleted'],
  active: ['locked', 'deleted'],
  locked: ['active', 'deleted'],
  deleted: [],
};

type Action = AccountStep | 'merge' | 'invite' | 'factors';

/** What can be done with an account as a whole; nothing for whom the server would refuse it. */
export function UserActions({ user }: { readonly user: UserResponse }) {
  const t = useTexts(userFrameTexts);
  const session = useSession();
  const { toasts } = useShell();
  const [open, setOpen] = useState<Action | null>(null);
  if (!mayTakeSteps(session, user)) return null;
  const ask = (what: Action) => () => {
    if (hasUnsavedText()) toasts.add({ variant: 'error', text: t('saveFirst') });
    else setOpen(what);
  };
  const close = () => setOpen(null);
  const steps = STEPS[user.userState ?? 'active'];
  const step = steps.find((each) => each === open);
  const stepButton = (step: AccountStep) => (
    <Button key={step} variant="default" onClick={ask(step)}>
      {t(`steps.${step}`)}
    </Button>
  );
  return (
    <>
      {!user.hasAccount && user.userState !== 'locked' && (
        <Button variant="default" onClick={ask('invite')}>
          {t('invite.open')}
        </Button>
      )}
      {steps.filter((step) => step !== 'deleted').map(stepButton)}
      {mayRemoveFactors(session, user) && (
        <Button variant="default" onClick={ask('factors')}>
          {t('factors.open')}
        </Button>
      )}
      <Button variant="default" onClick={ask('merge')}>
        {t('merge.open')}
      </Button>
      {steps.filter((step) => step === 'deleted').map(stepButton)}
      {open === 'merge' && <MergeDialog user={user} onClose={close} />}
      {open === 'invite' && <InviteDialog user={user} onClose={close} />}
      {open === 'factors' && <FactorsDialog user={user} onClose={close} />}
      {step && <StepDialog user={user} step={step} onClose={close} />}
    </>
  );
}
