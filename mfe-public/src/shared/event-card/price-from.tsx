import { formatChf, formatPrice } from '@firn/shared-ui/format';
import { useTexts } from '@firn/shared-ui/remote';
import { tourTexts } from '../../i18n/de-CH/tour.ts';
import styles from './event-card.module.css';

interface PriceFromProps {
  /** Rappen per person. */
  readonly priceFrom: number;
  readonly priceFromSac: number;
}

/** «ab CHF 450.–» or «kostenlos», with the price for members of the SAC beside it (docs/domain/prices.md#price-shown). */
export function PriceFrom({ priceFrom, priceFromSac }: PriceFromProps) {
  const t = useTexts(tourTexts);
  return (
    <p className={styles.price}>
      <span className={styles.normal}>
        {priceFrom > 0 && <>{t('card.from')} </>}
        <strong>{formatPrice(priceFrom)}</strong>
      </span>{' '}
      {priceFromSac < priceFrom && (
        <span className={styles.sac}>{t('card.sac', { price: formatChf(priceFromSac) })}</span>
      )}
    </p>
  );
}
