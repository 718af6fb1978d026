import type { OfferResponse } from '@firn/shared-contracts/api';
import { useTexts } from '@firn/shared-ui/extension';
import { formatChf, formatPrice } from '@firn/shared-ui/format';
import { offerBookingTexts } from '../../i18n/de-CH/offer-booking.ts';
import styles from './offer-booking.module.css';

/** It shows the price, leads to the dates, and to a private tour where there is one. */
export function OfferBooking({ context: offer }: { readonly context: OfferResponse }) {
  const t = useTexts(offerBookingTexts);
  const { priceFrom, priceFromSac } = offer;
  return (
    <div className={styles.box}>
      <p className={styles.price}>
        <span>
          {priceFrom > 0 && <>{t('from')} </>}
          <strong>{formatPrice(priceFrom)}</strong>
        </span>{' '}
        {priceFromSac < priceFrom && (
          <span className={styles.sac}>{t('sac', { price: formatChf(priceFromSac) })}</span>
        )}
      </p>
      <a className={styles.action} href="#tour-dates">
        {t('dates')}
      </a>
      {offer.privateTours && offer.state === 'published' && (
        <a href={`/offer/${offer.id}/privat`}>{t('private')}</a>
      )}
    </div>
  );
}
