import type { EventResponse, EventStepPreview } from '@firn/shared-contracts/api';
import { TOLD_GROUPS } from '@firn/shared-contracts/domain';
import type { Violation } from '@firn/shared-contracts/shell';
import { EVENT_STATE_LABELS } from '@firn/shared-ui/labels';
import { Button } from '@firn/shared-ui/mantine';
import { PlannedMails } from '@firn/shared-ui/planned-mails';
import { useShell, useTexts } from '@firn/shared-ui/remote';
import { outcomeOf, reasonOf, resource, useWrite } from '@firn/shared-ui/resource';
import { Dialog } from '@firn/shared-ui/resource-list';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { eventFrameTexts } from '../../i18n/de-CH/event-frame.ts';
import { occurrencePath } from '../event-paths.ts';
import { OpeningChecks } from '../opening-checks/opening-checks.tsx';
import { PlanChanged, planOfNow } from '../telling/plan-changed.tsx';
import { firstMails, TellingFields } from '../telling/telling-fields.tsx';
import styles from './event-frame.module.css';
import type { EventStep } from './event-steps.ts';
import { type Answers, NO_ANSWERS, StepFields, wrongAnswers } from './step-fields.tsx';
import { Missing, StepPreview } from './step-preview.tsx';
import { useStepPreview } from './use-step-preview.ts';

const events = resource('events');

interface StepDialogProps {
  readonly event: EventResponse;
  readonly step: EventStep;
  readonly onClose: () => void;
}

/** Makes the step with what was answered; what the server misses is told by name. */
function useStep({ event, step, onClose }: StepDialogProps) {
  const t = useTexts(eventFrameTexts);
  const { toasts } = useShell();
  const client = useQueryClient();
  const write = useWrite(events);
  const [missing, setMissing] = useState<readonly Violation[]>([]);
  const [changed, setChanged] = useState<{ before: EventStepPreview; now: EventStepPreview } | null>(null);
  const mutation = useMutation({
    mutationFn: ({ answers, preview }: { answers: Answers; preview: EventStepPreview }) => {
      const { reason, comment, notify, confirmation } = answers;
      const { tell = preview.tell } = answers;
      return write.transition(event, {
        to: step.to,
        ...(reason && { reason }),
        ...(comment && { comment }),
        ...(confirmation && { confirmation }),
        notify,
        ...(notify && tell && { tell: [...tell] }),
        ...(preview.seal && { seal: preview.seal }),
      });
    },
    onSuccess: ({ state }) => {
      toasts.add({ variant: 'success', text: t('done', { state: EVENT_STATE_LABELS[state] }) });
      onClose();
    },
    onError: (error, { preview }) => {
      const now = planOfNow<EventStepPreview>(error);
      setChanged(now && { before: preview, now });
      if (now) {
        void client.invalidateQueries({ queryKey: [`${event['@id']}/transition`] });
        return;
      }
      const outcome = outcomeOf(error);
      if (outcome.kind === 'refused-transition' && outcome.missing.length > 0) {
        setMissing(outcome.missing);
        return;
      }
      toasts.add({ variant: 'error', text: reasonOf(outcome) });
      const isOld = outcome.kind === 'stale' || outcome.kind === 'refused-transition';
      if (isOld) void client.invalidateQueries({ queryKey: events.keys.item(event.id) });
    },
  });
  return { make: mutation.mutate, isPending: mutation.isPending, missing, changed };
}

function Body({
  preview,
  missing,
}: {
  readonly preview: EventStepPreview;
  readonly missing: readonly Violation[];
}) {
  return missing.length > 0 ? <Missing missing={missing} /> : <StepPreview preview={preview} />;
}

/** Going on with something missing takes a reason (docs/domain/events.md#ready-to-be-booked). */
function withReason(step: EventStep, preview: EventStepPreview | undefined): EventStep {
  const isReady = preview?.checks?.every(({ isMet, isNeeded }) => isMet || isNeeded) ?? true;
  return isReady ? step : { ...step, reason: 'text' };
}

/** What a step does, by a dry run, before it is made (docs/domain/states.md#event). */
export function StepDialog(props: StepDialogProps) {
  const { event, onClose } = props;
  const t = useTexts(eventFrameTexts);
  const { make, isPending, missing, changed } = useStep(props);
  const [answers, setAnswers] = useState<Answers>(NO_ANSWERS);
  const preview = useStepPreview(event, props.step, answers);
  const step = withReason(props.step, preview.data);
  const [isTried, setTried] = useState(false);
  const code = preview.data?.confirmation ?? null;
  const wrong = wrongAnswers(step, code, answers);
  const canBeMade = preview.data !== undefined && preview.missing.length === 0;
  const tell = answers.tell ?? preview.data?.tell ?? TOLD_GROUPS;
  const send = () => {
    setTried(true);
    if (wrong.length === 0 && preview.data) make({ answers, preview: preview.data });
  };
  return (
    <Dialog
      title={t('stepOf', { step: t(`steps.${step.name}`), event: event.code })}
      closeText={isPending ? null : t(canBeMade ? 'cancelDialog' : 'close')}
      isFinal={step.name === 'cancel'}
      onClose={onClose}
      action={
        canBeMade && (
          <Button {...(step.name === 'cancel' && { color: 'red' })} loading={isPending} onClick={send}>
            {t(`steps.${step.name}`)}
          </Button>
        )
      }
    >
      <div className={styles.step}>
        {preview.isPending && <p role="status">{t('checking')}</p>}
        {changed && <PlanChanged {...changed} />}
        {preview.error && <p role="alert">{t('failed', { reason: reasonOf(outcomeOf(preview.error)) })}</p>}
        {preview.data && (
          <Body preview={preview.data} missing={missing.length > 0 ? missing : preview.missing} />
        )}
        {preview.data?.checks && (
          <OpeningChecks
            checks={preview.data.checks}
            hrefOf={(field) => `${occurrencePath(event)}#${field}`}
          />
        )}
        {step.name === 'open' && event.location === null && <p className={styles.hint}>{t('unplaced')}</p>}
        {canBeMade && (
          <StepFields
            step={step}
            code={code}
            hasMails={preview.data.mails.length > 0}
            answers={answers}
            wrong={isTried ? wrong : []}
            onChange={(changes) => setAnswers({ ...answers, ...changes })}
          />
        )}
        {canBeMade && answers.notify && (
          <>
            <TellingFields
              mails={preview.data.mails}
              tell={tell}
              onChange={(groups) => setAnswers({ ...answers, tell: groups })}
            />
            <PlannedMails mails={firstMails(preview.data.mails, tell)} />
          </>
        )}
      </div>
    </Dialog>
  );
}
