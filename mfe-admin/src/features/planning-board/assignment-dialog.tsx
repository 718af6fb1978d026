import { formatDateRange } from '@firn/shared-ui/format';
import { ASSIGNMENT_STATE_LABELS } from '@firn/shared-ui/labels';
import { Button } from '@firn/shared-ui/mantine';
import { useTexts } from '@firn/shared-ui/remote';
import { Dialog } from '@firn/shared-ui/resource-list';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { planningBoardTexts } from '../../i18n/de-CH/planning-board.ts';
import { UndoWithdrawal } from '../../shared/event-guides/undo-withdrawal.tsx';
import { type Ended, useWithdrawal } from '../../shared/event-guides/use-withdrawal.ts';
import { WithdrawalFields } from '../../shared/event-guides/withdrawal.tsx';
import { occurrencePath } from '../../shared/event-paths.ts';
import type { BoardAssignment, BoardEvent } from './board.logic.ts';
import styles from './planning-board.module.css';
import { BOARD_KEY } from './planning-board.queries.ts';
import { nameOfEvent, seatsOf } from './words.ts';

const FallsOutDialog = lazy(async () => {
  const { FallsOutDialog } = await import(
    /* webpackChunkName: "falls-out-dialog" */ '../../shared/event-guides/falls-out-dialog.tsx'
  );
  return { default: FallsOutDialog };
});

interface AssignmentDialogProps {
  readonly event: BoardEvent;
  readonly assignment: BoardAssignment;
  /** The guide's name. */
  readonly guide: string;
  readonly onAnother: () => void;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

function Facts({ event, assignment, guide }: Pick<AssignmentDialogProps, 'event' | 'assignment' | 'guide'>) {
  const t = useTexts(planningBoardTexts);
  const facts = {
    guide,
    state: ASSIGNMENT_STATE_LABELS[assignment.state],
    dates: formatDateRange(event.start, event.end),
    seats: seatsOf(t, event),
  };
  return (
    <>
      <dl className={styles.pairs}>
        {(['guide', 'state', 'dates', 'seats'] as const).map((name) => (
          <div key={name}>
            <dt>{t(`assignment.facts.${name}`)}</dt>
            <dd>{facts[name]}</dd>
          </div>
        ))}
      </dl>
      <p>
        <Link to={occurrencePath(event)}>{t('assignment.toEvent')}</Link>
      </p>
    </>
  );
}

/** An assignment from its bar: what it is, and how to end it. */
export function AssignmentDialog(props: AssignmentDialogProps) {
  const { event, assignment, guide, onAnother, onClose, onDone } = props;
  const t = useTexts(planningBoardTexts);
  const [ended, setEnded] = useState<Ended | null>(null);
  const [fallsOut, setFallsOut] = useState(false);
  const isIdle = fallsOut || ended !== null;
  const withdrawal = useWithdrawal({ assignment, guide, shownIn: BOARD_KEY, onDone: setEnded, isIdle });
  if (fallsOut) {
    const leave = (what: Ended) => {
      setEnded(what);
      setFallsOut(false);
    };
    return (
      <Suspense>
        <FallsOutDialog
          event={event['@id']}
          assignment={assignment}
          guide={{ '@id': assignment.guide, fullName: guide }}
          shownIn={BOARD_KEY}
          onDone={leave}
          onClose={() => setFallsOut(false)}
        />
      </Suspense>
    );
  }
  return (
    <Dialog
      title={nameOfEvent(event)}
      closeText={withdrawal.isPending ? null : t('assignment.close')}
      isFinal
      onClose={ended ? onDone : onClose}
      action={
        !ended && (
          <>
            <Button onClick={() => setFallsOut(true)}>{t('assignment.falls')}</Button>
            <Button
              color="red"
              disabled={!withdrawal.isReady}
              loading={withdrawal.isPending}
              onClick={withdrawal.send}
            >
              {t('assignment.withdraw')}
            </Button>
            <Button variant="default" onClick={onAnother}>
              {t('assignment.another')}
            </Button>
          </>
        )
      }
    >
      <Facts event={event} assignment={assignment} guide={guide} />
      {ended ? (
        <UndoWithdrawal
          {...ended}
          event={event['@id']}
          guide={assignment.guide}
          name={guide}
          shownIn={BOARD_KEY}
          onDone={onDone}
        />
      ) : (
        <WithdrawalFields withdrawal={withdrawal} />
      )}
    </Dialog>
  );
}
