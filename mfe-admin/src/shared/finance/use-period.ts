import { type LocalDate, type Period, quarterOf, yearOf, zurichDate } from '@firn/shared-contracts/domain';
import { readLocalDate } from '@firn/shared-ui/format';
import { useShell } from '@firn/shared-ui/remote';
import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';

/** Periods that are a click away. */
export const USUAL_PERIODS = ['quarter', 'lastQuarter', 'year', 'lastYear'] as const;
export type UsualPeriod = (typeof USUAL_PERIODS)[number];

const usual = (name: UsualPeriod, today: LocalDate): Period =>
  ({
    quarter: quarterOf(today),
    lastQuarter: quarterOf(today, -1),
    year: yearOf(today),
    lastYear: yearOf(`${Number(today.slice(0, 4)) - 1}${today.slice(4)}`),
  })[name];

const samePeriod = (one: Period, other: Period): boolean => one.from === other.from && one.to === other.to;

/** The period of a page, as in its address: `?from=2026-01-01&to=2026-03-31`; this quarter is not named. */
export function usePeriod() {
  const { now } = useShell();
  const { pathname } = useLocation();
  const [params, setParams] = useSearchParams();
  const [openedAt] = useState(now);
  const today = zurichDate(openedAt);
  const from = readLocalDate(params.get('from') ?? '');
  const to = readLocalDate(params.get('to') ?? '');
  const period = from && to && from <= to ? { from, to } : quarterOf(today);
  return {
    period,
    today,
    usual: USUAL_PERIODS.map((name) => {
      const one = usual(name, today);
      return {
        name,
        href: `${pathname}?${new URLSearchParams({ ...one })}`,
        isCurrent: samePeriod(one, period),
      };
    }),
    change: (next: Period) => setParams({ ...next }, { state: { keepScroll: true } }),
  };
}

export type PeriodAddress = ReturnType<typeof usePeriod>;
