import { type LocalDate, zurichDate } from '@firn/shared-contracts/domain';
import { formatMonth } from '@firn/shared-ui/format';
import { useHead, useSession, useShell, useTexts } from '@firn/shared-ui/remote';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { availabilityTexts } from '../../i18n/de-CH/availability.ts';
import { LoadFailed } from '../../shared/load-failed.tsx';
import { PageFrame } from '../../shared/page-frame.tsx';
import { assignmentsQuery, byDay } from './assignments.queries.ts';
import { dayStates, tapped } from './availability.logic.ts';
import styles from './availability.module.css';
import { type Brush, Brushes } from './brushes.tsx';
import { CalendarFeed } from './calendar-feed.tsx';
import { addMonths, firstOf, type Month, monthOf } from './month.logic.ts';
import { MonthAssignments } from './month-assignments.tsx';
import { MonthGrid } from './month-grid.tsx';
import { SaveState } from './save-state.tsx';
import { useAvailability } from './use-availability.ts';
import { WeeklyPattern } from './weekly-pattern.tsx';

const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;

/** The month of the address, which a key of the keyboard may leave with the day it leads to. */
function useMonth(today: LocalDate) {
  const [search, setSearch] = useSearchParams();
  const asked = search.get('monat') ?? '';
  const month = MONTH.test(asked) ? asked : monthOf(today);
  const [focused, setFocused] = useState(today);
  const show = (next: Month) => setSearch(next === monthOf(today) ? {} : { monat: next }, { replace: true });
  const [moved, setMoved] = useState(0);
  useEffect(() => {
    if (moved) document.querySelector<HTMLElement>(`[data-date="${focused}"]`)?.focus();
  }, [focused, moved]);
  const focus = (date: LocalDate) => {
    setFocused(date);
    setMoved((count) => count + 1);
    if (monthOf(date) !== month) show(monthOf(date));
  };
  return { month, focused, show, focus };
}

interface MonthBarProps {
  readonly month: Month;
  readonly current: Month;
  readonly onShow: (month: Month) => void;
}

function MonthBar({ month, current, onShow }: MonthBarProps) {
  const t = useTexts(availabilityTexts);
  return (
    <div className={styles.monthBar}>
      <h2 className={styles.month} aria-live="polite">
        {formatMonth(firstOf(month))}
      </h2>
      {month !== current && (
        <button type="button" className={styles.button} onClick={() => onShow(current)}>
          {t('month.today')}
        </button>
      )}
      <button
        type="button"
        className={styles.turn}
        aria-label={t('month.previous')}
        onClick={() => onShow(addMonths(month, -1))}
      >
        ‹
      </button>
      <button
        type="button"
        className={styles.turn}
        aria-label={t('month.next')}
        onClick={() => onShow(addMonths(month, 1))}
      >
        ›
      </button>
    </div>
  );
}

function Availability({ guide }: { readonly guide: { readonly id: string; readonly iri: string } }) {
  const t = useTexts(availabilityTexts);
  const { api, now } = useShell();
  const [today] = useState(() => zurichDate(now()));
  const { month, focused, show, focus } = useMonth(today);
  const [brush, setBrush] = useState<Brush>('cycle');
  const { query, saver, state } = useAvailability(guide.id, month);
  const assigned = useQuery(assignmentsQuery(api, guide.iri)).data?.['hydra:member'] ?? [];
  if (query.isError && !query.data) return <LoadFailed onRetry={() => void query.refetch()} />;
  const isBusy = !query.data || query.isPlaceholderData;
  const days = dayStates(query.data, state.said);
  const say = (date: LocalDate) =>
    saver.say({ weekly: null, days: { [date]: brush === 'cycle' ? tapped(days.of(date).said) : brush } });
  return (
    <div className={styles.columns}>
      <div>
        <MonthBar month={month} current={monthOf(today)} onShow={show} />
        <MonthGrid
          month={month}
          today={today}
          focused={focused}
          stateOf={days.of}
          assignments={byDay(assigned)}
          isBusy={isBusy}
          isPainting={brush !== 'cycle'}
          onSay={say}
          onFocus={focus}
        />
        <div className={styles.thumb}>
          <SaveState state={state} onRetry={saver.retry} />
          <Brushes brush={brush} onChoose={setBrush} />
          {brush !== 'cycle' && <p className={styles.hint}>{t('brush.hint')}</p>}
        </div>
      </div>
      <div>
        <MonthAssignments month={month} assignments={assigned} />
        <WeeklyPattern
          weekly={days.weekly}
          isBusy={isBusy}
          onSay={(weekly) => saver.say({ weekly, days: {} })}
        />
        {query.data && <CalendarFeed iri={query.data['@id']} hasFeed={query.data.hasFeed} />}
      </div>
    </div>
  );
}

/** When a guide can lead, day by day (docs/domain/events.md#guides). */
export function Page() {
  const t = useTexts(availabilityTexts);
  const { user } = useSession();
  useHead({ title: t('title'), robots: 'noindex' });
  return (
    <PageFrame title={t('title')}>
      <p className={styles.lead}>{t('lead')}</p>
      {user && <Availability guide={user} />}
    </PageFrame>
  );
}
