import { VOUCHER_PICTURES, type VoucherPicture, voucherPictureSvg } from '@firn/shared-contracts/domain';
import { useFormValues } from '@firn/shared-ui/form';
import { formatChf } from '@firn/shared-ui/format';
import { VOUCHER_PICTURE_LABELS } from '@firn/shared-ui/labels';
import { useTexts } from '@firn/shared-ui/remote';
import { voucherSaleTexts } from '../../i18n/de-CH/voucher-sale.ts';
import styles from './voucher-sale.module.css';
import type { VoucherValues } from './voucher-values.ts';

const isPicture = (name: string): name is VoucherPicture =>
  (VOUCHER_PICTURES as readonly string[]).includes(name);

/** The voucher as it will look, while somebody types. */
export function VoucherPreview() {
  const t = useTexts(voucherSaleTexts);
  const { amount, picture, recipientName, message, buyerName } = useFormValues<VoucherValues>();
  const shown = isPicture(picture) ? picture : VOUCHER_PICTURES[0];
  return (
    <figure className={styles.preview} aria-label={t('preview')}>
      <img
        src={`data:image/svg+xml,${encodeURIComponent(voucherPictureSvg(shown))}`}
        alt={VOUCHER_PICTURE_LABELS[shown]}
        width={600}
        height={192}
      />
      <figcaption className={styles.words}>
        <span className={styles.kind}>{t('kind')}</span>
        <strong className={styles.amount}>{amount === null ? 'CHF …' : formatChf(amount)}</strong>
        {recipientName && <strong>{t('for', { name: recipientName })}</strong>}
        {message && <span className={styles.message}>{message}</span>}
        {buyerName && <span className={styles.from}>{t('from', { name: buyerName })}</span>}
      </figcaption>
    </figure>
  );
}
