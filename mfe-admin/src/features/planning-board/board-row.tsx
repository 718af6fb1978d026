import type { DayAvailability } from '@firn/shared-contracts/domain';
import type { Translate } from '@firn/shared-ui/i18n';
import { useShell, useTexts } from '@firn/shared-ui/remote';
import { type CSSProperties, memo } from 'react';
import { planningBoardTexts } from '../../i18n/de-CH/planning-board.ts';
import { type BoardRow, type LaneBar, LEAST_DAYS } from './board.logic.ts';
import { cellAt, ROW, ROW_HEADER } from './grid-roles.ts';
import { roomOf } from './lanes.logic.ts';
import styles from './planning-board.module.css';
import { barFacts, levelOf, nameOfEvent, openWords } from './words.ts';

const GROUND_FILLS: Readonly<Record<DayAvailability, string>> = {
  available: 'url(#board-available)',
  maybe: 'url(#board-maybe)',
  busy: 'url(#board-busy)',
};

interface BarProps {
  readonly bar: LaneBar;
  readonly t: Translate<typeof planningBoardTexts>;
  readonly now: Date;
}

function Bar({ bar, t, now }: BarProps) {
  const { key, first, days, lane, event, assignment, isCutBefore, isCutAfter } = bar;
  const kind = assignment?.state ?? (event.hasInheritedGuides ? 'inherited' : 'open');
  const style = {
    '--first': first,
    '--days': days,
    '--room': roomOf(bar, LEAST_DAYS),
    '--lane': lane,
  } as CSSProperties;
  return (
    <div {...cellAt(first, days)} className={styles.bar} style={style}>
      <button
        type="button"
        tabIndex={-1}
        data-bar={key}
        data-kind={kind}
        data-spills={days < LEAST_DAYS || undefined}
        data-cut-before={isCutBefore || undefined}
        data-cut-after={isCutAfter || undefined}
        title={barFacts(t, event, assignment, now)}
      >
        {nameOfEvent(event)}
      </button>
    </div>
  );
}

interface RowProps {
  readonly row: BoardRow;
  /** Events that nobody leads while somebody is asked; of the row of those without a guide. */
  readonly awaiting?: number;
}

/** One guide, or the events without one. What happens to it is handled by the grid, so that it is drawn once. */
export const Row = memo(function Row({ row: { guide, bars, ground, height }, awaiting = 0 }: RowProps) {
  const { now } = useShell();
  const t = useTexts(planningBoardTexts);
  return (
    <div {...ROW} className={styles.row} style={{ height }} data-row={guide?.['@id'] ?? ''}>
      <div {...ROW_HEADER} tabIndex={-1} className={styles.guide}>
        <span className={styles.name} title={guide?.fullName}>
          {guide ? guide.fullName : t('open')}
        </span>
        <span className={styles.level}>
          {guide ? levelOf(t, guide) : openWords(t, bars.length, awaiting)}
        </span>
      </div>
      <div role="presentation" className={styles.track}>
        {ground.length > 0 && (
          <svg aria-hidden="true">
            {ground.map(({ availability, path }) => (
              <path key={availability} d={path} fill={GROUND_FILLS[availability]} />
            ))}
          </svg>
        )}
        {bars.map((bar) => (
          <Bar key={bar.key} bar={bar} t={t} now={now()} />
        ))}
      </div>
    </div>
  );
});
