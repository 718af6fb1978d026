import type { WaitlistLinkResponse } from '@firn/shared-contracts/api';
import { formatDateTime } from '@firn/shared-ui/format';
import { Button } from '@firn/shared-ui/mantine';
import { useTexts } from '@firn/shared-ui/remote';
import { waitlistTexts } from '../../i18n/de-CH/waitlist.ts';
import { CancellationTerms } from '../../shared/cancellation-terms.tsx';
import { EntryFacts } from './entry.tsx';
import styles from './waitlist.module.css';
import type { Answer } from './waitlist.queries.ts';

interface OfferProps {
  readonly entry: WaitlistLinkResponse;
  readonly sending: Answer | null;
  readonly onAnswer: (answer: Answer) => void;
}

/** Seats that are kept for a while: price and terms stand above the button that binds. */
export function Offer({ entry, sending, onAnswer }: OfferProps) {
  const t = useTexts(waitlistTexts);
  const { persons, offeredUntil, start } = entry;
  return (
    <>
      {offeredUntil && (
        <p>
          {t('offered.until', { count: persons, until: formatDateTime(offeredUntil) })}{' '}
          {t('offered.after', { count: persons })}
        </p>
      )}
      <EntryFacts entry={entry} />
      <section className={styles.block}>
        <h2 className={styles.heading}>{t('offered.terms')}</h2>
        <CancellationTerms policy={entry.cancellationPolicy} start={start} />
        <p>
          {t('offered.conditions')}{' '}
          <a href="/agb" target="_blank" rel="noopener">
            {t('offered.conditionsLink')}
          </a>
          .
        </p>
      </section>
      <div className={styles.actions}>
        <Button aria-disabled={sending !== null} onClick={() => onAnswer('accept')}>
          {sending === 'accept' ? t('sending') : t('offered.accept')}
        </Button>
        <Button variant="default" aria-disabled={sending !== null} onClick={() => onAnswer('decline')}>
          {sending === 'decline' ? t('sending') : t('offered.decline')}
        </Button>
      </div>
      <p className={styles.quiet}>{t('offered.declineHint')}</p>
    </>
  );
}
