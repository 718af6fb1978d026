import type { PriceQuoteResponse } from '@firn/shared-contracts/api';
import { formatChf } from '@firn/shared-ui/format';
import { useTexts } from '@firn/shared-ui/remote';
import { vouchersTexts } from '../../i18n/de-CH/vouchers.ts';
import styles from '../../shared/price-lines.module.css';

/** The amounts that vouchers pay of the price, and what is left. */
export function VoucherLines({ quote }: { readonly quote: PriceQuoteResponse }) {
  const t = useTexts(vouchersTexts);
  if (quote.vouchers.length === 0) return null;
  return (
    <table className={styles.table} aria-label={t('list')}>
      <tbody>
        {quote.vouchers.map(({ code, redeemed }) => (
          <tr key={code} className={styles.discount}>
            <td>{t('line', { code })}</td>
            <td>{formatChf(-redeemed)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th className={styles.total} scope="row">
            {t('toPay')}
          </th>
          <td>{formatChf(quote.toPay)}</td>
        </tr>
      </tfoot>
    </table>
  );
}
