import type { LocalDate } from '@firn/shared-contracts/domain';
import { daysBetween } from '@firn/shared-contracts/domain';
import { useTexts } from '@firn/shared-ui/remote';
import {
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  useEffect,
  useEffectEvent,
  useRef,
} from 'react';
import { planningBoardTexts } from '../../i18n/de-CH/planning-board.ts';
import { attachDrag } from './attach-drag.ts';
import { type Board, type BoardRow, DAY_WIDTH, hintOf, LANE_HEIGHT } from './board.logic.ts';
import { Row } from './board-row.tsx';
import { spanOf } from './columns.logic.ts';
import { DayHead } from './day-head.tsx';
import { GroundPatterns } from './ground-patterns.tsx';
import styles from './planning-board.module.css';
import { useGrowingCount } from './use-growing-count.ts';
import type { Planning } from './use-planning.ts';
import { useRovingFocus } from './use-roving-focus.ts';

interface BoardGridProps {
  readonly board: Board;
  /** The guides to show. */
  readonly rows: readonly BoardRow[];
  readonly today: LocalDate;
  readonly planning: Planning;
}

function variablesOf(board: Board, today: LocalDate, planning: Planning): CSSProperties {
  const { picking } = planning;
  const picked = picking && spanOf(picking, board.from, board.length);
  return {
    '--day': `${DAY_WIDTH}px`,
    '--lane-height': `${LANE_HEIGHT}px`,
    '--length': board.length,
    '--today': daysBetween(board.from, today),
    '--picked-first': picked?.first ?? 0,
    '--picked-days': picked?.days ?? 0,
  } as CSSProperties;
}

/** Lets bars without a guide be dragged; a drop opens the same dialog as the keyboard does. */
function useDrag({ board, planning }: BoardGridProps, grid: { readonly current: HTMLDivElement | null }) {
  const t = useTexts(planningBoardTexts);
  const mayDrag = useEffectEvent((key: string) => board.bars.get(key)?.assignment === null);
  const wordsOf = useEffectEvent((key: string, guide: string) => {
    const row = board.guides.find((one) => one.guide?.['@id'] === guide);
    const event = board.bars.get(key)?.event;
    if (!row?.guide || !event) return '';
    return `${row.guide.fullName}: ${t(`hints.${hintOf(row, event, board) ?? 'none'}`)}`;
  });
  const onDrop = useEffectEvent((key: string, guide: string) => {
    const event = board.bars.get(key)?.event;
    if (event) planning.assign(event, guide);
  });
  useEffect(() => {
    const scroller = grid.current?.parentElement;
    if (!grid.current || !scroller) return;
    return attachDrag(grid.current, scroller, { mayDrag, wordsOf, onDrop });
  }, [grid]);
}

/**
 * Guides by day. Rows are drawn once: clicks, keys, focus and drags are handled here, by what an element says of itself.
 */
export function BoardGrid(props: BoardGridProps) {
  const { board, rows, today, planning } = props;
  const t = useTexts(planningBoardTexts);
  const grid = useRef<HTMLDivElement>(null);
  const { picking } = planning;
  const count = useGrowingCount(rows.length);
  const { onFocus, move } = useRovingFocus(grid, picking !== null);
  useDrag(props, grid);
  const guideAt = (target: EventTarget) =>
    (target as Element).closest<HTMLElement>('[data-row]')?.dataset.row;
  const click = ({ target }: MouseEvent) => {
    const guide = guideAt(target);
    if (picking && guide) return planning.assign(picking, guide);
    const bar = board.bars.get((target as Element).closest<HTMLElement>('[data-bar]')?.dataset.bar ?? '');
    if (bar) planning.open(bar);
  };
  const press = (event: KeyboardEvent<HTMLElement>) => {
    if (move(event) || !picking) return;
    if (event.key === 'Escape') planning.stopPicking();
    const guide = guideAt(event.target);
    const isHeader = (event.target as Element).matches('[role=rowheader]');
    if (guide && isHeader && (event.key === 'Enter' || event.key === ' ')) {
      event.preventDefault();
      planning.assign(picking, guide);
    }
  };
  return (
    <div className={styles.scroller}>
      {/* biome-ignore lint/a11y/useSemanticElements: it is no table, see grid-roles.ts. */}
      <div
        ref={grid}
        role="grid"
        aria-label={t('board')}
        aria-colcount={board.length + 1}
        className={styles.grid}
        style={variablesOf(board, today, planning)}
        data-picking={picking ? '' : undefined}
        onClick={click}
        onKeyDown={press}
        onFocus={(event) => {
          onFocus(event);
          planning.look(guideAt(event.target) ?? '');
        }}
      >
        <GroundPatterns />
        <DayHead from={board.from} length={board.length} today={today} />
        <Row row={board.open} awaiting={board.awaiting} />
        {rows.slice(0, count).map((row) => (
          <Row key={row.guide?.['@id']} row={row} />
        ))}
      </div>
    </div>
  );
}
