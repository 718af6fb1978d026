import { addDays, type LocalDate, zurichDate } from '@firn/shared-contracts/domain';
import { useShell } from '@firn/shared-ui/remote';
import { useCallback, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import type { GuideFilter } from './board.logic.ts';
import { firstDayOf, mondayOf } from './columns.logic.ts';

/** The board's first day and filter, as in the address: `?from=2026-11-23&level=guide3&text=Meier`. */
export function useBoardAddress() {
  const { now, navigation } = useShell();
  const { pathname } = useLocation();
  const [params, setParams] = useSearchParams();
  const [openedAt] = useState(now);
  const today = zurichDate(openedAt);
  const filter: GuideFilter = { level: params.get('level') ?? '', text: params.get('text') ?? '' };
  const from = firstDayOf(params.get('from') ?? '', today);
  const change = useCallback(
    (name: 'level' | 'text', value: string) => {
      // What is written after the page was left would lead back to it.
      if (navigation.get().location.pathname !== pathname) return;
      const next = new URLSearchParams(params);
      if (value) next.set(name, value);
      else next.delete(name);
      setParams(next, { state: { keepScroll: true }, replace: true });
    },
    [params, setParams, navigation, pathname],
  );
  /** The address of the board from another day on; this week is not named. */
  const hrefFrom = (day: LocalDate) => {
    const next = new URLSearchParams(params);
    if (day === mondayOf(today)) next.delete('from');
    else next.set('from', day);
    return next.size > 0 ? `${pathname}?${next}` : pathname;
  };
  return {
    from,
    filter,
    today,
    openedAt,
    change,
    stepHref: (days: number) => hrefFrom(addDays(from, days)),
    todayHref: hrefFrom(mondayOf(today)),
  };
}

export type BoardAddress = ReturnType<typeof useBoardAddress>;
