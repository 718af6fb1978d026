import type { LocalDate } from '@firn/shared-contracts/domain';
import { useTexts } from '@firn/shared-ui/remote';
import { planningBoardTexts } from '../../i18n/de-CH/planning-board.ts';
import { AssignDialog } from './assign-dialog.tsx';
import { AssignmentDialog } from './assignment-dialog.tsx';
import type { Board, BoardRow, LaneBar } from './board.logic.ts';
import { BoardGrid } from './board-grid.tsx';
import { BoardList } from './board-list.tsx';
import { Legend } from './legend.tsx';
import { PickBar } from './pick-bar.tsx';
import { useIsNarrow } from './use-is-narrow.ts';
import { usePlanning } from './use-planning.ts';

interface BoardViewProps {
  readonly board: Board;
  /** The guides to show. */
  readonly rows: readonly BoardRow[];
  readonly today: LocalDate;
}

/** The board as grid or list, and what the office does on it. */
export function BoardView({ board, rows, today }: BoardViewProps) {
  const t = useTexts(planningBoardTexts);
  const isNarrow = useIsNarrow();
  const planning = usePlanning();
  const { picking, dialog } = planning;
  const guideOf = (iri: string) =>
    board.guides.find(({ guide }) => guide?.['@id'] === iri)?.guide ?? undefined;
  const open = (bar: LaneBar) => {
    if (bar.assignment) planning.showAssignment(bar);
    else if (isNarrow) planning.assign(bar.event, '');
    else planning.pick(bar.event, rows, board);
  };
  return (
    <>
      {picking && !isNarrow && (
        <PickBar event={picking} guide={guideOf(planning.looked)} onStop={planning.stopPicking} />
      )}
      {isNarrow ? (
        <BoardList board={board} rows={rows} onOpen={open} />
      ) : (
        <>
          <BoardGrid board={board} rows={rows} today={today} planning={{ ...planning, open }} />
          <Legend />
        </>
      )}
      {rows.length === 0 && <p>{t('noGuides')}</p>}
      {dialog?.kind === 'assign' && (
        <AssignDialog
          event={dialog.event}
          guide={dialog.guide}
          board={board}
          onClose={planning.close}
          onDone={planning.finish}
        />
      )}
      {dialog?.kind === 'assignment' && dialog.bar.assignment && (
        <AssignmentDialog
          event={dialog.bar.event}
          assignment={dialog.bar.assignment}
          guide={guideOf(dialog.bar.assignment.guide)?.fullName ?? ''}
          onAnother={() => {
            if (isNarrow) planning.assign(dialog.bar.event, '');
            else planning.pick(dialog.bar.event, rows, board);
          }}
          onClose={planning.close}
          onDone={() => planning.finish(dialog.bar.assignment?.guide ?? '')}
        />
      )}
    </>
  );
}
