import type { PlanningBoardResponse } from '@firn/shared-contracts/api';
import { addDays, GUIDE_LEVELS } from '@firn/shared-contracts/domain';
import { formatShortDateRange } from '@firn/shared-ui/format';
import { GUIDE_LEVEL_LABELS } from '@firn/shared-ui/labels';
import { NativeSelect, TextInput } from '@firn/shared-ui/mantine';
import { useTexts } from '@firn/shared-ui/remote';
import { useEffect, useEffectEvent, useState } from 'react';
import { Link } from 'react-router';
import { planningBoardTexts } from '../../i18n/de-CH/planning-board.ts';
import { useSettledText } from '../../shared/use-settled-text.ts';
import styles from './planning-board.module.css';
import { WEEKS } from './planning-board.queries.ts';
import type { BoardAddress } from './use-board-address.ts';

const STEPS = [
  { days: -28, sign: '«' },
  { days: -7, sign: '‹' },
  { days: 7, sign: '›' },
  { days: 28, sign: '»' },
] as const;

const KEPT = { keepScroll: true };

function PeriodSteps({ address: { from, stepHref, todayHref } }: { readonly address: BoardAddress }) {
  const t = useTexts(planningBoardTexts);
  const last = addDays(from, WEEKS * 7 - 1);
  const step = ({ days, sign }: (typeof STEPS)[number]) => (
    <Link
      key={days}
      to={stepHref(days)}
      state={KEPT}
      aria-label={t(`steps.${days}`)}
      title={t(`steps.${days}`)}
    >
      {sign}
    </Link>
  );
  return (
    <nav aria-label={t('period')} className={styles.steps}>
      {STEPS.slice(0, 2).map(step)}
      <Link to={todayHref} state={KEPT}>
        {t('today')}
      </Link>
      {STEPS.slice(2).map(step)}
      <strong>{formatShortDateRange(`${from}T12:00:00Z`, `${last}T12:00:00Z`)}</strong>
    </nav>
  );
}

interface ToolbarProps {
  readonly address: BoardAddress;
  readonly guides: PlanningBoardResponse['guides'];
}

/** Which weeks, and which guides. */
export function BoardToolbar({ address, guides }: ToolbarProps) {
  const t = useTexts(planningBoardTexts);
  const { filter, change } = address;
  const [text, setText] = useState(filter.text);
  const settled = useSettledText(text);
  const write = useEffectEvent((value: string) => value !== filter.text && change('text', value));
  useEffect(() => {
    write(settled);
  }, [settled]);
  const levels = GUIDE_LEVELS.filter(
    (level) => level === filter.level || guides.some(({ guideLevel }) => guideLevel === level),
  );
  return (
    <div className={styles.toolbar}>
      <PeriodSteps address={address} />
      <NativeSelect
        aria-label={t('filters.level')}
        data={[
          { value: '', label: t('filters.allLevels') },
          ...levels.map((level) => ({ value: level, label: GUIDE_LEVEL_LABELS[level] })),
        ]}
        value={filter.level}
        onChange={({ currentTarget }) => change('level', currentTarget.value)}
      />
      <TextInput
        type="search"
        aria-label={t('filters.text')}
        placeholder={t('filters.text')}
        autoComplete="off"
        data-list-search
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
    </div>
  );
}
