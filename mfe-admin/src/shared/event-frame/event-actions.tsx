import type { EventResponse } from '@firn/shared-contracts/api';
import { NEXT_SEASON_DAYS } from '@firn/shared-contracts/api';
import { Button } from '@firn/shared-ui/mantine';
import { hasUnsavedText, useSession, useShell, useTexts } from '@firn/shared-ui/remote';
import { outcomeOf, reasonOf, resource, useWrite } from '@firn/shared-ui/resource';
import { Dialog } from '@firn/shared-ui/resource-list';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { eventFrameTexts } from '../../i18n/de-CH/event-frame.ts';
import { copyPath } from '../event-paths.ts';
import { EVENT_VIEW_PATHS } from '../event-views.ts';
import { type EventStep, eventSteps } from './event-steps.ts';
import { StepDialog } from './step-dialog.tsx';

const events = resource('events');

interface EventProps {
  readonly event: EventResponse;
}

function StepButtons({ event }: EventProps) {
  const t = useTexts(eventFrameTexts);
  const { toasts } = useShell();
  const { isSuperAdmin } = useSession().permissions;
  const [step, setStep] = useState<EventStep | null>(null);
  return (
    <>
      {eventSteps(event, isSuperAdmin).map((possible, index) => (
        <Button
          key={possible.name}
          variant={index === 0 && !possible.isForSuperAdmins ? 'filled' : 'default'}
          onClick={() => {
            // The step is about what is stored, not about what stands on the screen.
            if (hasUnsavedText()) toasts.add({ variant: 'error', text: t('saveFirst') });
            else setStep(possible);
          }}
        >
          {t(`steps.${possible.name}`)}
        </Button>
      ))}
      {step && <StepDialog event={event} step={step} onClose={() => setStep(null)} />}
    </>
  );
}

/** Asks for the days of the copies first. */
function CopyButton({
  event,
  later,
  text,
}: EventProps & { readonly later: number | null; readonly text: string }) {
  return (
    <Button component={Link} variant="default" to={copyPath(event, later)}>
      {text}
    </Button>
  );
}

function RemoveButton({ event }: EventProps) {
  const t = useTexts(eventFrameTexts);
  const { navigation, toasts } = useShell();
  const write = useWrite(events);
  const [isAsking, setAsking] = useState(false);
  const remove = useMutation({
    mutationFn: () => write.remove(event),
    onSuccess: () => {
      toasts.add({ variant: 'success', text: t('removeDone') });
      navigation.push(EVENT_VIEW_PATHS.upcoming);
    },
    onError: (error) => toasts.add({ variant: 'error', text: reasonOf(outcomeOf(error)) }),
    onSettled: () => setAsking(false),
  });
  return (
    <>
      <Button variant="default" onClick={() => setAsking(true)}>
        {t('remove')}
      </Button>
      {isAsking && (
        <Dialog
          title={t('removeTitle', { event: event.code })}
          closeText={t('cancelDialog')}
          isFinal
          onClose={() => setAsking(false)}
          action={
            <Button color="red" loading={remove.isPending} onClick={() => remove.mutate()}>
              {t('remove')}
            </Button>
          }
        >
          <p>{t('removeText')}</p>
        </Dialog>
      )}
    </>
  );
}

/** What can be done with an event as a whole. */
export function EventActions({ event }: EventProps) {
  const t = useTexts(eventFrameTexts);
  return (
    <>
      <StepButtons event={event} />
      <CopyButton event={event} later={null} text={t('copy')} />
      <CopyButton event={event} later={NEXT_SEASON_DAYS} text={t('copySeason')} />
      {event.published && (
        <Button component={Link} variant="default" to={`/event/${event.id}/${event.slug}`}>
          {t('website')}
        </Button>
      )}
      {event.state === 'draft' && <RemoveButton event={event} />}
    </>
  );
}
