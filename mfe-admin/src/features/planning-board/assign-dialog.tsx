import { useShell, useTexts } from '@firn/shared-ui/remote';
import { Dialog } from '@firn/shared-ui/resource-list';
import { planningBoardTexts } from '../../i18n/de-CH/planning-board.ts';
import { AssignButton, AssignForm } from '../../shared/event-guides/assign-form.tsx';
import { GuidePicker } from '../../shared/event-guides/guide-picker.tsx';
import { useAssignForm } from '../../shared/event-guides/use-assign-form.ts';
import type { Board, BoardEvent } from './board.logic.ts';
import styles from './planning-board.module.css';
import { BOARD_KEY } from './planning-board.queries.ts';
import { barFacts, nameOfEvent } from './words.ts';

interface AssignDialogProps {
  readonly event: BoardEvent;
  /** Preselected; empty for nobody. */
  readonly guide: string;
  readonly board: Board;
  readonly onClose: () => void;
  readonly onDone: (guide: string) => void;
}

/** Assigns a guide to an event of the board. */
export function AssignDialog({ event, guide, board, onClose, onDone }: AssignDialogProps) {
  const t = useTexts(planningBoardTexts);
  const { now } = useShell();
  const form = useAssignForm({
    event: event['@id'],
    guide: guide || null,
    nameOf: (iri) => board.guides.find((row) => row.guide?.['@id'] === iri)?.guide?.fullName ?? '',
    shownIn: BOARD_KEY,
    onDone,
  });
  return (
    <Dialog
      title={t('assign.title')}
      closeText={form.isSending ? null : t('assign.cancel')}
      onClose={onClose}
      action={<AssignButton form={form} />}
    >
      <strong>{nameOfEvent(event)}</strong>
      <p className={styles.facts}>{barFacts(t, event, null, now())}</p>
      <AssignForm form={form} pick={(props) => <GuidePicker {...props} wanted={{ event: event['@id'] }} />} />
    </Dialog>
  );
}
