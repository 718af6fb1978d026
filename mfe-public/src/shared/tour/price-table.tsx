import type { ExtraCost, PriceComponentResponse } from '@firn/shared-contracts/api';
import { ExtraCosts } from '@firn/shared-ui/extra-costs';
import { formatChf, formatPrice } from '@firn/shared-ui/format';
import { useShell, useTexts } from '@firn/shared-ui/remote';
import { companyQuery } from '@firn/shared-ui/resource';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { tourTexts } from '../../i18n/de-CH/tour.ts';
import styles from './price-table.module.css';
import { priceRows, totalOf, vatPercents } from './prices.logic.ts';
import { Section } from './tour-sections.tsx';

interface PriceTableProps {
  readonly components: readonly PriceComponentResponse[];
  readonly sacDiscountPercent: number;
  readonly extraCosts: readonly ExtraCost[] | undefined;
}

function VatNote({ components }: Pick<PriceTableProps, 'components'>) {
  const t = useTexts(tourTexts);
  const rates = vatPercents(components).map((percent) => `${percent} %`);
  return (
    <p className={styles.note}>
      {rates.length === 0 ? t('prices.vatFree') : t('prices.vat', { rates: rates.join(', ') })}
    </p>
  );
}

/** The price per person by component, for everybody and for members of the SAC. */
export function PriceTable({ components, sacDiscountPercent, extraCosts }: PriceTableProps) {
  const t = useTexts(tourTexts);
  const insurancePage = useQuery(companyQuery(useShell().api)).data?.insurancePage;
  const rows = priceRows(components, sacDiscountPercent);
  const total = totalOf(rows);
  return (
    <Section id="prices" title={t('sections.prices')}>
      <div className={styles.frame}>
        <table className={styles.table}>
          <caption className={styles.caption}>{t('prices.caption')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('prices.part')}</th>
              <th scope="col">{t('prices.normal')}</th>
              <th scope="col">{t('prices.sac')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.title}>
                <th scope="row">{row.title}</th>
                <td>{formatChf(row.normal)}</td>
                <td>{formatChf(row.sac)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{t('prices.total')}</th>
              <td>{formatPrice(total.normal)}</td>
              <td>{formatPrice(total.sac)}</td>
            </tr>
          </tfoot>
        </table>
      </div>
      <VatNote components={components} />
      <ExtraCosts costs={extraCosts} price={total.normal} />
      <p className={styles.note}>
        {t('prices.insurance')} {insurancePage && <Link to={insurancePage}>{t('prices.insuranceLink')}</Link>}
      </p>
    </Section>
  );
}
