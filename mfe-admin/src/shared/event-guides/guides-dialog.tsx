import type { EventAssignment, EventResponse } from '@firn/shared-contracts/api';
import { ASSIGNMENT_STATE_LABELS } from '@firn/shared-ui/labels';
import { Button } from '@firn/shared-ui/mantine';
import { useTexts } from '@firn/shared-ui/remote';
import { Dialog } from '@firn/shared-ui/resource-list';
import { eventGuidesTexts } from '../../i18n/de-CH/event-guides.ts';
import { AssignForm } from './assign-form.tsx';
import styles from './event-guides.module.css';
import { guideNames } from './guide-words.ts';
import { useWithdraw } from './use-assignments.ts';

export type GuidedEvent = Pick<EventResponse, '@id' | 'code' | 'guides' | 'assignments'>;

function Assigned({ assignment }: { readonly assignment: EventAssignment }) {
  const t = useTexts(eventGuidesTexts);
  const withdraw = useWithdraw();
  const { guide, state } = assignment;
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
          loading={withdraw.isPending}
          onClick={() => withdraw.mutate(assignment)}
        >
          {t('withdraw')}
        </Button>
      )}
    </li>
  );
}

/** Who leads an event: asks, assigns and withdraws. */
export function GuidesDialog({
  event,
  onClose,
}: {
  readonly event: GuidedEvent;
  readonly onClose: () => void;
}) {
  const t = useTexts(eventGuidesTexts);
  const assigned = (event.assignments ?? []).filter(({ state }) => state !== 'withdrawn');
  const standingIn = guideNames(event).filter(({ state }) => state === 'offer');
  return (
    <Dialog title={t('title', { event: event.code })} closeText={t('close')} onClose={onClose}>
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
      <AssignForm event={event['@id']} />
    </Dialog>
  );
}
