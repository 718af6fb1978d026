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
import { guideNames } from './guide-words.ts';
import { useAssignForm } from './use-assign-form.ts';
import { EVENTS_KEY, useWithdraw } from './use-assignments.ts';
import { WithdrawalMail } from './withdrawal-mail.tsx';

export type GuidedEvent = Pick<EventResponse, '@id' | 'code' | 'guides' | 'assignments'>;

function Assigned({ assignment }: { readonly assignment: EventAssignment }) {
  const t = useTexts(eventGuidesTexts);
  const { guide, state } = assignment;
  const withdraw = useWithdraw({ guide: guide.fullName, shownIn: EVENTS_KEY });
  return (
    <li>
      <span>
        {guide.fullName}, {ASSIGNMENT_STATE_LABELS[state]}
      </span>
      {(state === 'asked' || state === 'accepted') && (
        <>
          <Button
            variant="subtle"
            size="compact-sm"
            aria-label={t('withdrawOf', { name: guide.fullName })}
            loading={withdraw.isPending}
            onClick={() => withdraw.mutate(assignment)}
          >
            {t('withdraw')}
          </Button>
          <div className={styles.mail}>
            <WithdrawalMail assignment={assignment} />
          </div>
        </>
      )}
      {withdraw.refusal && (
        <p role="alert" className={styles.refusal}>
          {withdraw.refusal}
        </p>
      )}
    </li>
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
  const assigned = (event.assignments ?? []).filter(({ state }) => state !== 'withdrawn');
  const standingIn = guideNames(event).filter(({ state }) => state === 'offer');
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
            <Assigned key={assignment['@id']} assignment={assignment} />
          ))}
        </ul>
      ) : (
        <p>{t('hasNone')}</p>
      )}
      {standingIn.length > 0 && (
        <p>{t('offerStandsIn', { names: standingIn.map(({ name }) => name).join(', ') })}</p>
      )}
      <AssignForm
        form={form}
        pick={(props) => <EntityInput {...props} {...source} selected={null} isInDialog />}
      />
    </Dialog>
  );
}
