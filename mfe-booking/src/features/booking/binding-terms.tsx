import type { EventResponse } from '@firn/shared-contracts/api';
import { cancellationPolicyFor } from '@firn/shared-contracts/domain';
import { useTexts } from '@firn/shared-ui/remote';
import { cancellationTexts } from '../../i18n/de-CH/cancellation.ts';
import { CancellationTerms } from '../../shared/cancellation-terms.tsx';
import styles from './conditions.module.css';
import { Conditions } from './conditions.tsx';

/** What one agrees to with the button below: terms of cancellation in words, and the office's own text. */
export function BindingTerms({ event }: { readonly event: EventResponse }) {
  const t = useTexts(cancellationTexts);
  return (
    <>
      <h3 className={styles.heading}>{t('title')}</h3>
      <CancellationTerms policy={cancellationPolicyFor(event.durationDays)} start={event.start} />
      <Conditions />
    </>
  );
}
