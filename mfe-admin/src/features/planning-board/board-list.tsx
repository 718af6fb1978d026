import { addDays } from '@firn/shared-contracts/domain';
import { formatShortDateRange } from '@firn/shared-ui/format';
import { DAY_AVAILABILITY_LABELS } from '@firn/shared-ui/labels';
import { Button } from '@firn/shared-ui/mantine';
import { useShell, useTexts } from '@firn/shared-ui/remote';
import { useState } from 'react';
import { planningBoardTexts } from '../../i18n/de-CH/planning-board.ts';
import type { Board, BoardRow, LaneBar } from './board.logic.ts';
import styles from './board-list.module.css';
import { weekNumber } from './columns.logic.ts';
import { type GuideWeek, weeksOf } from './weeks.logic.ts';
import { barFacts, levelOf, nameOfEvent, openWords } from './words.ts';

const WEEKDAYS = ['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So'] as const;

interface BarItemProps {
  readonly bar: LaneBar;
  readonly onOpen: (bar: LaneBar) => void;
}

function BarItem({ bar, onOpen }: BarItemProps) {
  const t = useTexts(planningBoardTexts);
  const { now } = useShell();
  const { event, assignment } = bar;
  return (
    <li>
      <p>
        <strong>{nameOfEvent(event)}</strong>
      </p>
      <p className={styles.facts}>{barFacts(t, event, assignment, now())}</p>
      <Button variant="default" onClick={() => onOpen(bar)}>
        {t(assignment ? 'list.show' : 'list.choose')}
      </Button>
    </li>
  );
}

interface WeekProps {
  readonly week: GuideWeek;
  readonly onOpen: (bar: LaneBar) => void;
}

function Week({ week: { monday, runs, bars }, onOpen }: WeekProps) {
  const t = useTexts(planningBoardTexts);
  const dates = formatShortDateRange(`${monday}T12:00:00Z`, `${addDays(monday, 6)}T12:00:00Z`);
  const said = runs.map(({ first, days, availability }) => {
    const last = days > 1 ? `–${WEEKDAYS[first + days - 1]}` : '';
    return `${WEEKDAYS[first]}${last} ${DAY_AVAILABILITY_LABELS[availability]}`;
  });
  return (
    <section className={styles.week}>
      <h3>{`${t('week', { number: String(weekNumber(monday)) })}, ${dates}`}</h3>
      <p className={styles.facts}>{said.join(', ') || t('nothingSaid')}</p>
      {bars.length > 0 && (
        <ul className={styles.bars}>
          {bars.map((bar) => (
            <BarItem key={bar.key} bar={bar} onOpen={onOpen} />
          ))}
        </ul>
      )}
    </section>
  );
}

interface GuideItemProps {
  readonly row: BoardRow;
  readonly board: Board;
  readonly onOpen: (bar: LaneBar) => void;
}

/** A guide, whose weeks are drawn once somebody wants to see them. */
function GuideItem({ row, board, onOpen }: GuideItemProps) {
  const t = useTexts(planningBoardTexts);
  const [isOpen, setOpen] = useState(false);
  const weeks = isOpen ? weeksOf(row, board) : [];
  if (!row.guide) return null;
  return (
    <details
      className={styles.guide}
      data-row={row.guide['@id']}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        <strong>{row.guide.fullName}</strong>
        <span className={styles.facts}>
          {`${levelOf(t, row.guide)} · ${t('list.count', { count: row.bars.length })}`}
        </span>
      </summary>
      {isOpen && weeks.length === 0 && <p className={styles.facts}>{t('list.nothing')}</p>}
      {weeks.map((week) => (
        <Week key={week.monday} week={week} onOpen={onOpen} />
      ))}
    </details>
  );
}

interface BoardListProps {
  readonly board: Board;
  readonly rows: readonly BoardRow[];
  readonly onOpen: (bar: LaneBar) => void;
}

/** The board on a phone: what needs a guide, then each guide by weeks. */
export function BoardList({ board, rows, onOpen }: BoardListProps) {
  const t = useTexts(planningBoardTexts);
  const open = board.open.bars.toSorted((a, b) => a.first - b.first);
  return (
    <>
      <section aria-label={t('open')} className={styles.open}>
        <h2>{`${t('open')} · ${openWords(t, open.length, board.awaiting)}`}</h2>
        {open.length === 0 && <p>{t('noOpen')}</p>}
        <ul className={styles.bars}>
          {open.map((bar) => (
            <BarItem key={bar.key} bar={bar} onOpen={onOpen} />
          ))}
        </ul>
      </section>
      <h2 className={styles.heading}>{t('board')}</h2>
      {rows.map((row) => (
        <GuideItem key={row.guide?.['@id']} row={row} board={board} onOpen={onOpen} />
      ))}
    </>
  );
}
