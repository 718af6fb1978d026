import type { EventFinanceResponse, EventResponse } from '@firn/shared-contracts/api';
import { formatChf } from '@firn/shared-ui/format';
import { useTexts } from '@firn/shared-ui/remote';
import { Link } from 'react-router';
import { occurrenceFinanceTexts } from '../../i18n/de-CH/occurrence-finance.ts';
import { occurrencePath } from '../../shared/event-paths.ts';
import { Facts } from '../../shared/facts.tsx';
import styles from './occurrence-finance.module.css';

interface MoneyProps {
  readonly event: EventResponse;
  readonly figures: EventFinanceResponse;
}

/** The amounts that the bookings owe, and that came in. */
export function Money({ event, figures: { owed, paid, open } }: MoneyProps) {
  const t = useTexts(occurrenceFinanceTexts);
  return (
    <section aria-label={t('money.title')} className={styles.figures}>
      <h2 className={styles.heading}>{t('money.title')}</h2>
      <Facts
        facts={[
          [t('money.owed'), formatChf(owed)],
          [t('money.paid'), formatChf(paid)],
          [t('money.open'), <strong key="open">{formatChf(open)}</strong>],
        ]}
      />
      <p>
        <Link to={`${occurrencePath(event)}/bookings`}>{t('money.bookings')}</Link>
      </p>
    </section>
  );
}
