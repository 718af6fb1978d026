import { formatDays } from '@firn/shared-ui/format';
import { EVENT_TYPE_LABELS } from '@firn/shared-ui/labels';
import { Link } from 'react-router';
import styles from '../event-card/event-card.module.css';
import { PriceFrom } from '../event-card/price-from.tsx';
import { Picture } from '../picture/picture.tsx';
import type { OfferCardData } from './offer-card.fields.ts';

interface OfferCardProps {
  readonly offer: OfferCardData;
  /** Level of the title in the page's outline. */
  readonly headingLevel: 2 | 3;
}

/** A tour or course in a list, whatever its dates; it looks like that of a date. */
export function OfferCard({ offer, headingLevel }: OfferCardProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <article className={`${styles.card} ${styles.tile}`}>
      <div className={styles.frame}>
        <Picture
          image={offer.headImage}
          sizes="(min-width: 1024px) 24rem, (min-width: 768px) 46vw, 92vw"
          decorative
        />
      </div>
      <div className={styles.body}>
        <p className={styles.date}>
          {[EVENT_TYPE_LABELS[offer.type], formatDays(offer.durationDays)].join('\u00a0· ')}
        </p>
        <Heading className={styles.title}>
          <Link to={`/offer/${offer.id}/${offer.slug}`}>{offer.title}</Link>
        </Heading>
        <p className={styles.place}>{offer.place}</p>
        {offer.subtitle !== '' && <p className={styles.facts}>{offer.subtitle}</p>}
      </div>
      <div className={styles.foot}>
        <PriceFrom priceFrom={offer.priceFrom} priceFromSac={offer.priceFromSac} />
      </div>
    </article>
  );
}
