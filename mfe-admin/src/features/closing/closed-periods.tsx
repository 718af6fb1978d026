import type { ClosedPeriodResponse } from '@firn/shared-contracts/api';
import { formatChf, formatNumericDate, formatShortDateTime } from '@firn/shared-ui/format';
import { useTexts } from '@firn/shared-ui/remote';
import { Link } from 'react-router';
import { closingTexts } from '../../i18n/de-CH/closing.ts';
import { FINANCE_PATHS } from '../../shared/finance-paths.ts';
import { ScrollFrame } from '../../shared/scroll-frame.tsx';
import styles from './closing.module.css';

const taxOf = ({ statement }: ClosedPeriodResponse): number =>
  statement.rows.find(({ figure }) => figure === '399')?.tax ?? 0;

function PeriodRow({ period }: { readonly period: ClosedPeriodResponse }) {
  const t = useTexts(closingTexts);
  const { firstDay, lastDay, figures, createdBy, createdAt } = period;
  const path = `${FINANCE_PATHS.overview}?${new URLSearchParams({ from: firstDay, to: lastDay })}`;
  return (
    <tr>
      <th scope="row">
        <Link to={path}>
          {t('span', { from: formatNumericDate(firstDay), to: formatNumericDate(lastDay) })}
        </Link>
      </th>
      <td className={styles.amount}>{formatChf(figures.revenue)}</td>
      <td className={styles.amount}>{formatChf(taxOf(period))}</td>
      <td className={styles.amount}>{formatChf(figures.fees)}</td>
      <td>{t('closed.by', { name: createdBy, at: formatShortDateTime(createdAt) })}</td>
    </tr>
  );
}

/** The periods that were closed, with the figures that were kept. */
export function ClosedPeriods({ periods }: { readonly periods: readonly ClosedPeriodResponse[] }) {
  const t = useTexts(closingTexts);
  return (
    <div>
      <h2 className={styles.heading}>{t('closed.title')}</h2>
      {periods.length === 0 && <p className={styles.hint}>{t('closed.empty')}</p>}
      {periods.length > 0 && (
        <ScrollFrame label={t('closed.title')}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{t('period')}</th>
                <th scope="col" className={styles.amount}>
                  {t('revenue')}
                </th>
                <th scope="col" className={styles.amount}>
                  {t('tax')}
                </th>
                <th scope="col" className={styles.amount}>
                  {t('fees')}
                </th>
                <th scope="col">{t('closed.done')}</th>
              </tr>
            </thead>
            <tbody>
              {periods.map((period) => (
                <PeriodRow key={period.id} period={period} />
              ))}
            </tbody>
          </table>
        </ScrollFrame>
      )}
    </div>
  );
}
