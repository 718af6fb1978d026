import type { EventAssignment, EventResponse } from '@firn/shared-contracts/api';
import { EntityInput } from '@firn/shared-ui/form';
import { ASSIGNMENT_STATE_LABELS } from '@firn/shared-ui/labels';
import { Button } from '@firn/shared-ui/mantine';
import { useShell, useTexts } from '@firn/shared-ui/remote';
import { Dialog } from '@firn/shared-ui/resource-list';
import { useMemo, useState } from 'react';
import { eventGuidesTexts } from '../../i18n/de-CH/event-guides.ts';
import { idOf } from '../id-of.ts';
import { AssignButton, AssignForm } from './assign-form.tsx';
import styles from './event-guides.module.css';
import { guideSource } from './guide-source.ts';
import { UndoWithdrawal } from './undo-withdrawal.tsx';
import { useAssignForm } from './use-assign-form.ts';
import { EVENTS_KEY } from './use-assignments.ts';
import { type Ended, useWithdrawal } from './use-withdrawal.ts';
import { WithdrawalFields } from './withdrawal.tsx';

export type GuidedEvent = Pick<EventResponse, '@id' | 'code' | 'guides' | 'assignments'>;

interface AssignedProps {
  readonly assignment: EventAssignment;
  readonly onWithdraw: () => void;
}

function Assigned({ assignment: { guide, state }, onWithdraw }: AssignedProps) {
  const t = useTexts(eventGuidesTexts);
  return (
    <li>
      <span>
        {guide.fullName}, {ASSIGNMENT_STATE_LABELS[state]}
      </span>
      {(state === 'asked' || state === 'accepted') && (
        <Button
          variant="subtle"
          size="compact-sm"
          aria-label={t('withdrawOf', { name: guide.fullName })}
          onClick={onWithdraw}
        >
          {t('withdraw')}
        </Button>
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

/** Who leads an event: asks, assigns and withdraws. */
export function GuidesDialog({ event, onClose }: GuidesDialogProps) {
  const t = useTexts(eventGuidesTexts);
  const { api } = useShell();
  const [names] = useState(() => new Map<string, string>());
  const source = useMemo(() => guideSource(api, (iri, name) => names.set(iri, name)), [api, names]);
  const form = useAssignForm({
    event: event['@id'],
    guide: null,
    nameOf: (guide) => names.get(guide) ?? idOf(guide),
    shownIn: EVENTS_KEY,
  });
  const [leaving, setLeaving] = useState<EventAssignment | null>(null);
  const [ended, setEnded] = useState<(Ended & { readonly guide: EventAssignment['guide'] }) | null>(null);
  const assigned = (event.assignments ?? []).filter(({ state }) => state !== 'withdrawn');
  if (leaving) {
    const { guide } = leaving;
    const onDone = (what: Ended) => {
      setEnded({ ...what, guide });
      setLeaving(null);
    };
    return <WithdrawDialog assignment={leaving} onDone={onDone} onClose={() => setLeaving(null)} />;
  }
  return (
    <Dialog
      title={t('title', { event: event.code })}
      closeText={form.isSending ? null : t('close')}
      onClose={onClose}
      action={<AssignButton form={form} />}
    >
      {assigned.length > 0 ? (
        <ul className={styles.list}>
          {assigned.map((assignment) => (
            <Assigned
              key={assignment['@id']}
              assignment={assignment}
              onWithdraw={() => setLeaving(assignment)}
            />
          ))}
        </ul>
      ) : (
        <p>{t('hasNone')}</p>
      )}
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
      <AssignForm
        form={form}
        pick={(props) => <EntityInput {...props} {...source} selected={null} isInDialog />}
      />
    </Dialog>
  );
}
