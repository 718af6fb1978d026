import type { EventResponse } from '@firn/shared-contracts/api';
import { NEXT_SEASON_DAYS } from '@firn/shared-contracts/api';
import { Button } from '@firn/shared-ui/mantine';
import { hasUnsavedText, useSession, useShell, useTexts } from '@firn/shared-ui/remote';
import { outcomeOf, reasonOf, resource, useWrite } from '@firn/shared-ui/resource';
import { Dialog } from '@firn/shared-ui/resource-list';
import { type RecordAction, RecordActions } from '@firn/shared-ui/resource-page';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { eventFrameTexts } from '../../i18n/de-CH/event-frame.ts';
import { copyPath } from '../event-paths.ts';
import { EVENT_VIEW_PATHS } from '../event-views.ts';
import { type EventStep, eventSteps } from './event-steps.ts';
import { StepDialog } from './step-dialog.tsx';

const events = resource('events');

interface EventProps {
  readonly event: EventResponse;
}

function RemoveDialog({ event, onClose }: EventProps & { readonly onClose: () => void }) {
  const t = useTexts(eventFrameTexts);
  const { navigation, toasts } = useShell();
  const write = useWrite(events);
  const remove = useMutation({
    mutationFn: () => write.remove(event),
    onSuccess: () => {
      toasts.add({ variant: 'success', text: t('removeDone') });
      navigation.push(EVENT_VIEW_PATHS.upcoming);
    },
    onError: (error) => toasts.add({ variant: 'error', text: reasonOf(outcomeOf(error)) }),
    onSettled: onClose,
  });
  return (
    <Dialog
      title={t('removeTitle', { event: event.code })}
      closeText={t('cancelDialog')}
      isFinal
      onClose={onClose}
      action={
        <Button color="red" loading={remove.isPending} onClick={() => remove.mutate()}>
          {t('remove')}
        </Button>
      }
    >
      <p>{t('removeText')}</p>
    </Dialog>
  );
}

function useStepActions({ event }: EventProps, onStep: (step: EventStep) => void): readonly RecordAction[] {
  const t = useTexts(eventFrameTexts);
  const { toasts } = useShell();
  const { isSuperAdmin } = useSession().permissions;
  return eventSteps(event, isSuperAdmin).map((step, index) => ({
    text: t(`steps.${step.name}`),
    isNext: index === 0 && !step.isForSuperAdmins,
    onPress: () => {
      // The step is about what is stored, not about what stands on the screen.
      if (hasUnsavedText()) toasts.add({ variant: 'error', text: t('saveFirst') });
      else onStep(step);
    },
  }));
}

/** What can be done with an event as a whole. */
export function EventActions({ event }: EventProps) {
  const t = useTexts(eventFrameTexts);
  const { pathname } = useLocation();
  const [step, setStep] = useState<EventStep | null>(null);
  const [isRemoving, setRemoving] = useState(false);
  const actions: readonly RecordAction[] = [
    ...useStepActions({ event }, setStep),
    // Copies ask for their days first.
    { text: t('copy'), to: copyPath(event, null) },
    { text: t('copySeason'), to: copyPath(event, NEXT_SEASON_DAYS) },
    {
      text: t(event.published ? 'website' : 'preview'),
      to: `/event/${event.id}/${event.slug}`,
      state: { from: pathname },
    },
    ...(event.state === 'draft' ? [{ text: t('remove'), onPress: () => setRemoving(true) }] : []),
  ];
  return (
    <>
      <RecordActions actions={actions} />
      {step && <StepDialog event={event} step={step} onClose={() => setStep(null)} />}
      {isRemoving && <RemoveDialog event={event} onClose={() => setRemoving(false)} />}
    </>
  );
}
