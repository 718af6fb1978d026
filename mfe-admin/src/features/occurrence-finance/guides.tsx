import type { EventFinanceResponse, EventResponse } from '@firn/shared-contracts/api';
import { formatChf } from '@firn/shared-ui/format';
import { GUIDE_LEVEL_LABELS } from '@firn/shared-ui/labels';
import { Table } from '@firn/shared-ui/mantine';
import { useTexts } from '@firn/shared-ui/remote';
import { Link } from 'react-router';
import { occurrenceFinanceTexts } from '../../i18n/de-CH/occurrence-finance.ts';
import { reportPath } from '../../shared/event-paths.ts';
import styles from './occurrence-finance.module.css';

type Guide = EventFinanceResponse['guides'][number];

/** Level, days and rate stand below the name: four columns are too many for a phone. */
function GuideTable({ guides }: { readonly guides: readonly Guide[] }) {
  const t = useTexts(occurrenceFinanceTexts);
  return (
    <Table className={styles.table}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th scope="col">{t('guides.guide')}</Table.Th>
          <Table.Th scope="col" className={styles.amount}>
            {t('guides.cost')}
          </Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {guides.map(({ guide, level, days, rate, cost }) => (
          <Table.Tr key={guide}>
            <Table.Th scope="row">
              {guide}
              <p className={styles.minor}>
                {level && `${GUIDE_LEVEL_LABELS[level]}, `}
                {rate === null
                  ? t('guides.noRate')
                  : t('guides.days', { count: days, rate: formatChf(rate) })}
              </p>
            </Table.Th>
            <Table.Td className={styles.amount}>{formatChf(cost)}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}

interface GuidesProps {
  readonly event: EventResponse;
  readonly figures: EventFinanceResponse;
}

/** The cost of the guides, by the rates of the settings. */
export function Guides({ event, figures: { guides } }: GuidesProps) {
  const t = useTexts(occurrenceFinanceTexts);
  return (
    <section aria-label={t('guides.title')}>
      <h2 className={styles.heading}>{t('guides.title')}</h2>
      {guides.length === 0 ? <p>{t('guides.none')}</p> : <GuideTable guides={guides} />}
      {guides.some(({ rate }) => rate === null) && <p className={styles.hint}>{t('guides.noRateHint')}</p>}
      <p className={styles.links}>
        <Link to="/admin/settings">{t('guides.settings')}</Link>
        <Link to={reportPath(event)}>{t('expenses.report')}</Link>
      </p>
    </section>
  );
}
