import type { EventFinanceResponse } from '@firn/shared-contracts/api';
import { formatChf } from '@firn/shared-ui/format';
import { Table } from '@firn/shared-ui/mantine';
import { useTexts } from '@firn/shared-ui/remote';
import { occurrenceFinanceTexts } from '../../i18n/de-CH/occurrence-finance.ts';
import styles from './occurrence-finance.module.css';

interface Row {
  readonly name: string;
  readonly total: number;
  readonly vat: number;
}

function RevenueTable({ by, rows }: { readonly by: 'components' | 'vat'; readonly rows: readonly Row[] }) {
  const t = useTexts(occurrenceFinanceTexts);
  const title = t(`${by}.title`);
  const sumOf = (part: 'total' | 'vat') => formatChf(rows.reduce((sum, row) => sum + row[part], 0));
  return (
    <section aria-label={title}>
      <h2 className={styles.heading}>{title}</h2>
      {rows.length === 0 ? (
        <p>{t(`${by}.none`)}</p>
      ) : (
        <Table className={styles.table}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col">{t(`${by}.column`)}</Table.Th>
              <Table.Th scope="col" className={styles.amount}>
                {t('amount')}
              </Table.Th>
              <Table.Th scope="col" className={styles.amount}>
                {t('contained')}
              </Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {rows.map(({ name, total, vat }) => (
              <Table.Tr key={name}>
                <Table.Th scope="row">{name}</Table.Th>
                <Table.Td className={styles.amount}>{formatChf(total)}</Table.Td>
                <Table.Td className={styles.amount}>{formatChf(vat)}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
          <Table.Tfoot>
            <Table.Tr>
              <Table.Th scope="row">{t('total')}</Table.Th>
              <Table.Td className={styles.amount}>{sumOf('total')}</Table.Td>
              <Table.Td className={styles.amount}>{sumOf('vat')}</Table.Td>
            </Table.Tr>
          </Table.Tfoot>
        </Table>
      )}
    </section>
  );
}

/** Revenue by what guests pay for, and by what is taxed how. */
export function Revenue({ figures: { components, vat } }: { readonly figures: EventFinanceResponse }) {
  const rates = vat.map(({ category, percent: _percent, ...sums }) => ({ name: category, ...sums }));
  return (
    <>
      <RevenueTable
        by="components"
        rows={components.map(({ title, ...sums }) => ({ name: title, ...sums }))}
      />
      <RevenueTable by="vat" rows={rates} />
    </>
  );
}
