import { NativeSelect } from '@firn/shared-ui/mantine';
import { useShell, useTexts } from '@firn/shared-ui/remote';
import { Dialog } from '@firn/shared-ui/resource-list';
import { planningBoardTexts } from '../../i18n/de-CH/planning-board.ts';
import { AssignButton, AssignForm, type GuidePick } from '../../shared/event-guides/assign-form.tsx';
import { useAssignForm } from '../../shared/event-guides/use-assign-form.ts';
import { type Board, type BoardEvent, hintOf } from './board.logic.ts';
import styles from './planning-board.module.css';
import { BOARD_KEY } from './planning-board.queries.ts';
import { barFacts, levelOf, nameOfEvent } from './words.ts';

interface GuideSelectProps extends GuidePick {
  readonly event: BoardEvent;
  readonly board: Board;
}

/** All guides, each with what the board knows of them on those days. */
function GuideSelect({ event, board, value, onChange, ...props }: GuideSelectProps) {
  const t = useTexts(planningBoardTexts);
  const options = board.guides.flatMap((row) => {
    if (!row.guide) return [];
    const hint = t(`hints.${hintOf(row, event, board) ?? 'none'}`);
    return [{ value: row.guide['@id'], label: `${row.guide.fullName} · ${levelOf(t, row.guide)} · ${hint}` }];
  });
  return (
    <NativeSelect
      {...props}
      data={[{ value: '', label: t('assign.choose') }, ...options]}
      value={value ?? ''}
      onChange={({ currentTarget }) => onChange(currentTarget.value || null)}
    />
  );
}

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
      <AssignForm form={form} pick={(props) => <GuideSelect {...props} event={event} board={board} />} />
    </Dialog>
  );
}
