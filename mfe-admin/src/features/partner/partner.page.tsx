import type { PartnerStatementResponse } from '@firn/shared-contracts/api';
import { addDays, zurichDate, zurichInstant } from '@firn/shared-contracts/domain';
import { formatChf, formatLocalDate, formatMonth } from '@firn/shared-ui/format';
import type { Translate } from '@firn/shared-ui/i18n';
import { useHead, usePageParams, useShell, useTexts } from '@firn/shared-ui/remote';
import { LoadFailed, PageSkeleton, TabLinks } from '@firn/shared-ui/resource-page';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { financeTabsTexts } from '../../i18n/de-CH/finance-tabs.ts';
import { partnerTexts } from '../../i18n/de-CH/partner.ts';
import { FigureTable } from '../../shared/finance/figure-table.tsx';
import { PageHead } from '../../shared/page-head.tsx';
import { useFinanceTabs } from '../../shared/use-finance-tabs.ts';
import styles from './partner.module.css';

type T = Translate<typeof partnerTexts>;
type Statement = PartnerStatementResponse;

const SUMS = ['booked', 'changed', 'cancelled', 'tookPlace'] as const;

const dayOf = (instant: string) => formatLocalDate(zurichDate(new Date(instant)));
const countOf = ({ bookings, persons }: Statement['booked'], t: T) =>
  t('count', { bookings: t('bookings', { count: bookings }), persons: t('persons', { count: persons }) });

function Sums({ statement }: { readonly statement: Statement }) {
  const t = useTexts(partnerTexts);
  const { from, commission, vatPercent, vat } = statement;
  return (
    <>
      <FigureTable
        title={t('sums.title', { month: formatMonth(zurichInstant(from)) })}
        columns={[t('sums.what'), t('sums.revenue')]}
        rows={SUMS.map((kind) => ({
          id: kind,
          name: t(`kinds.${kind}`),
          hint: countOf(statement[kind], t),
          amounts: [statement[kind].revenue],
        }))}
        total={{ name: t('total'), amounts: [commission] }}
        empty={t('empty')}
      />
      <p className={styles.vat}>
        {vatPercent === null ? t('noVat') : t('vat', { percent: vatPercent, amount: formatChf(vat) })}
      </p>
    </>
  );
}

function Lines({ lines, commission }: Pick<Statement, 'lines' | 'commission'>) {
  const t = useTexts(partnerTexts);
  return (
    <FigureTable
      title={t('lines.title')}
      columns={[t('lines.booking'), t('sums.revenue'), t('sums.commission')]}
      rows={lines.map(({ id, kind, at, bookingNumber, event, persons, revenue, commission: own }) => ({
        id,
        name: bookingNumber,
        hint: t('lines.hint', {
          day: dayOf(at),
          kind: t(`kinds.${kind}`),
          event: event.title,
          date: dayOf(event.start),
          persons: t('persons', { count: persons }),
        }),
        amounts: [revenue, own],
      }))}
      total={{
        name: t('total'),
        amounts: [lines.reduce((sum, { revenue }) => sum + revenue, 0), commission],
      }}
      empty={t('empty')}
    />
  );
}

function Files({ id, month }: Pick<Statement, 'id' | 'month'>) {
  const t = useTexts(partnerTexts);
  return (
    <p className={styles.files}>
      {t('files')}
      {(['pdf', 'csv'] as const).map((ending) => (
        <a key={ending} href={`/api/partners/${id}/statement.${ending}?month=${month}`} download>
          {t(ending)}
        </a>
      ))}
    </p>
  );
}

function Months({ from, to }: Pick<Statement, 'from' | 'to'>) {
  const t = useTexts(partnerTexts);
  const monthOf = (day: string) => `?month=${day.slice(0, 7)}`;
  return (
    <nav aria-label={t('months')} className={styles.months}>
      <Link to={monthOf(addDays(from, -1))}>{t('before')}</Link>
      <Link to={monthOf(addDays(to, 1))}>{t('after')}</Link>
    </nav>
  );
}

/** The statement of a partner for a month (docs/domain/partners.md#statement). */
export function Page() {
  const t = useTexts(partnerTexts);
  const tabsLabel = useTexts(financeTabsTexts)('label');
  const tabs = useFinanceTabs();
  const { api, now } = useShell();
  const { id = '' } = usePageParams();
  const [today] = useState(() => zurichDate(now()));
  const month = useSearchParams()[0].get('month') ?? today.slice(0, 7);
  const path = `/api/partners/${id}/statement`;
  const { data, error, refetch } = useQuery({
    queryKey: [path, month],
    queryFn: ({ signal }) => api.get<Statement>(path, { signal, query: { month }, quiet: true }),
    placeholderData: keepPreviousData,
  });
  const title = t('title', { title: data?.title ?? '' }).trim();
  useHead({ title, robots: 'noindex' });
  return (
    <>
      <PageHead title={title} />
      <TabLinks label={tabsLabel} tabs={tabs} />
      {!data && (error ? <LoadFailed error={error} onRetry={() => void refetch()} /> : <PageSkeleton />)}
      {data && (
        <div className={styles.statement}>
          <Months {...data} />
          <Sums statement={data} />
          <Files {...data} />
          <Lines {...data} />
        </div>
      )}
    </>
  );
}
