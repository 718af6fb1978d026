import { failureRate, type RemoteDescription } from '@firn/shared-contracts/delivery';
import { useTexts } from '@firn/shared-ui/remote';
import { deliveryTexts } from '../../i18n/de-CH/delivery.ts';
import { StateMark } from '../../shared/state-mark.tsx';
import { type HealthRow, healthRows } from './health.logic.ts';
import styles from './health-table.module.css';
import { formatCount, formatDuration, formatShare } from './measures.ts';

const COLUMNS = ['views', 'failures', 'rate', 'lcp', 'inp'] as const;

function valuesOf({ health }: HealthRow): Record<(typeof COLUMNS)[number], string> {
  return {
    views: formatCount(health.views),
    failures: formatCount(health.failures),
    rate: formatShare(failureRate(health)),
    lcp: formatDuration(health.lcp),
    inp: formatDuration(health.inp),
  };
}

/** What visitors' tabs report, the live version next to the previous one. */
export function HealthTable({ remote }: { readonly remote: RemoteDescription }) {
  const t = useTexts(deliveryTexts);
  const rows = healthRows(remote);
  if (rows.length === 0) return <p className={styles.none}>{t('health.none')}</p>;
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{t('health.caption', { remote: remote.title })}</caption>
      <thead>
        <tr>
          <th scope="col">{t('health.version')}</th>
          {COLUMNS.map((column) => (
            <th key={column} scope="col">
              {t(`health.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const values = valuesOf(row);
          return (
            <tr key={row.role}>
              <th scope="row">
                <StateMark tone={row.tone}>
                  {row.version} <span className={styles.role}>{t(`health.roles.${row.role}`)}</span>
                </StateMark>
              </th>
              {COLUMNS.map((column) => (
                <td key={column} data-label={t(`health.${column}`)}>
                  {values[column]}
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
