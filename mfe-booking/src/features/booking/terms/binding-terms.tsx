import type { EventResponse, PriceQuoteResponse } from '@firn/shared-contracts/api';
import { useTexts } from '@firn/shared-ui/remote';
import { cancellationTexts } from '../../../i18n/de-CH/cancellation.ts';
import { CancellationTerms } from '../../../shared/cancellation-terms.tsx';
import styles from './conditions.module.css';
import { Conditions } from './conditions.tsx';

interface BindingTermsProps {
  readonly event: EventResponse;
  /** Null while the server has not said it: nothing can be booked then. */
  readonly policy: PriceQuoteResponse['cancellationPolicy'] | null;
}

/** What one agrees to with the button below: terms of cancellation in words, and the office's own text. */
export function BindingTerms({ event, policy }: BindingTermsProps) {
  const t = useTexts(cancellationTexts);
  return (
    <>
      <h3 className={styles.heading}>{t('title')}</h3>
      {policy && <CancellationTerms policy={policy} start={event.start} />}
      <Conditions />
    </>
  );
}
