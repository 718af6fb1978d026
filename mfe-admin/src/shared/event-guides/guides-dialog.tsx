import type { EventAssignment, EventResponse } from '@firn/shared-contracts/api';
import { ASSIGNMENT_STATE_LABELS } from '@firn/shared-ui/labels';
import { Button } from '@firn/shared-ui/mantine';
import { useTexts } from '@firn/shared-ui/remote';
import { Dialog } from '@firn/shared-ui/resource-list';
import { useState } from 'react';
import { eventGuidesTexts } from '../../i18n/de-CH/event-guides.ts';
import { guideSearchTexts } from '../../i18n/de-CH/guide-search.ts';
import { AssignButton, AssignForm } from './assign-form.tsx';
import { useCandidates } from './candidates.ts';
import styles from './event-guides.module.css';
import { FallsOutDialog } from './falls-out-dialog.tsx';
import { GuidePicker } from './guide-picker.tsx';
import { SearchDialog } from './search-dialog.tsx';
import { SearchStatus } from './search-status.tsx';
import { UndoWithdrawal } from './undo-withdrawal.tsx';
import { useAssignForm } from './use-assign-form.ts';
import { EVENTS_KEY } from './use-assignments.ts';
import { type Ended, useWithdrawal } from './use-withdrawal.ts';
import { WithdrawalFields } from './withdrawal.tsx';

export type GuidedEvent = Pick<EventResponse, '@id' | 'code' | 'guides' | 'assignments'>;

interface AssignedProps {
  readonly assignment: EventAssignment;
  readonly onFallsOut: () => void;
  readonly onWithdraw: () => void;
}

function Assigned({ assignment: { guide, state }, onFallsOut, onWithdraw }: AssignedProps) {
  const t = useTexts(eventGuidesTexts);
  const searchT = useTexts(guideSearchTexts);
  return (
    <li>
      <span>
        {guide.fullName}, {ASSIGNMENT_STATE_LABELS[state]}
      </span>
      {(state === 'asked' || state === 'accepted') && (
        <span className={styles.buttons}>
          <Button
            variant="default"
            size="compact-sm"
            aria-label={searchT('fallsNamed', { name: guide.fullName })}
            onClick={onFallsOut}
          >
            {searchT('falls')}
          </Button>
          <Button
            variant="subtle"
            size="compact-sm"
            aria-label={t('withdrawOf', { name: guide.fullName })}
            onClick={onWithdraw}
          >
            {t('withdraw')}
          </Button>
        </span>
      )}
    </li>
  );
}

interface WithdrawDialogProps {
  readonly assignment: EventAssignment;
  readonly onDone: (ended: Ended) => void;
  readonly onClose: () => void;
}

function WithdrawDialog({ assignment, onDone, onClose }: WithdrawDialogProps) {
  const t = useTexts(eventGuidesTexts);
  const guide = assignment.guide.fullName;
  const withdrawal = useWithdrawal({ assignment, guide, shownIn: EVENTS_KEY, onDone });
  return (
    <Dialog
      title={t('withdrawTitle', { name: guide })}
      closeText={withdrawal.isPending ? null : t('cancel')}
      isFinal
      onClose={onClose}
      action={
        <Button
          color="red"
          disabled={!withdrawal.isReady}
          loading={withdrawal.isPending}
          onClick={withdrawal.send}
        >
          {t('withdraw')}
        </Button>
      }
    >
      <WithdrawalFields withdrawal={withdrawal} />
    </Dialog>
  );
}

interface GuidesDialogProps {
  readonly event: GuidedEvent;
  readonly onClose: () => void;
}

interface AssignedListProps {
  readonly event: GuidedEvent;
  readonly onStep: (step: Step) => void;
}

function AssignedList({ event, onStep }: AssignedListProps) {
  const t = useTexts(eventGuidesTexts);
  const assigned = (event.assignments ?? []).filter(({ state }) => state !== 'withdrawn');
  if (assigned.length === 0) return <p>{t('hasNone')}</p>;
  return (
    <ul className={styles.list}>
      {assigned.map((assignment) => (
        <Assigned
          key={assignment['@id']}
          assignment={assignment}
          onFallsOut={() => onStep({ kind: 'falls-out', assignment })}
          onWithdraw={() => onStep({ kind: 'withdraw', assignment })}
        />
      ))}
    </ul>
  );
}

/** The dialog that stands in place of the list of guides. */
type Step =
  | { readonly kind: 'withdraw' | 'falls-out'; readonly assignment: EventAssignment }
  | { readonly kind: 'search' };

interface StepDialogProps {
  readonly event: GuidedEvent;
  readonly step: Step;
  readonly onDone: (ended: Ended, guide: EventAssignment['guide']) => void;
  readonly onClose: () => void;
}

function StepDialog({ event, step, onDone, onClose }: StepDialogProps) {
  if (step.kind === 'search') return <SearchDialog event={event} shownIn={EVENTS_KEY} onClose={onClose} />;
  const { assignment } = step;
  const { guide } = assignment;
  const ending = { assignment, onClose, onDone: (ended: Ended) => onDone(ended, guide) };
  if (step.kind === 'withdraw') return <WithdrawDialog {...ending} />;
  return <FallsOutDialog {...ending} event={event['@id']} guide={guide} shownIn={EVENTS_KEY} />;
}

/** Asks, assigns, withdraws and replaces who leads an event. */
export function GuidesDialog({ event, onClose }: GuidesDialogProps) {
  const t = useTexts(eventGuidesTexts);
  const searchT = useTexts(guideSearchTexts);
  const wanted = { event: event['@id'] };
  const { data } = useCandidates(wanted);
  const nameOf = (iri: string) =>
    data?.candidates.find(({ guide }) => guide['@id'] === iri)?.guide.fullName ?? '';
  const form = useAssignForm({ event: event['@id'], guide: null, nameOf, shownIn: EVENTS_KEY });
  const [step, setStep] = useState<Step | null>(null);
  const [ended, setEnded] = useState<(Ended & { readonly guide: EventAssignment['guide'] }) | null>(null);
  if (step) {
    const onDone = (what: Ended, guide: EventAssignment['guide']) => {
      setEnded({ ...what, guide });
      setStep(null);
    };
    return <StepDialog event={event} step={step} onDone={onDone} onClose={() => setStep(null)} />;
  }
  return (
    <Dialog
      title={t('title', { event: event.code })}
      closeText={form.isSending ? null : t('close')}
      onClose={onClose}
      action={<AssignButton form={form} />}
    >
      <AssignedList event={event} onStep={setStep} />
      <SearchStatus event={event['@id']} shownIn={EVENTS_KEY} />
      {ended && (
        <UndoWithdrawal
          {...ended}
          event={event['@id']}
          guide={ended.guide['@id']}
          name={ended.guide.fullName}
          shownIn={EVENTS_KEY}
          onDone={() => setEnded(null)}
        />
      )}
      <Button
        variant="default"
        size="compact-sm"
        className={styles.inTurn}
        onClick={() => setStep({ kind: 'search' })}
      >
        {searchT('askInTurn')}
      </Button>
      <AssignForm form={form} pick={(props) => <GuidePicker {...props} wanted={wanted} />} />
    </Dialog>
  );
}
