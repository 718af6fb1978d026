import { Checkbox } from '@firn/shared-ui/mantine';
import { useTexts } from '@firn/shared-ui/remote';
import type { Ref } from 'react';
import { bookingTexts } from '../../../i18n/de-CH/booking.ts';

interface TermsProps {
  readonly ref: Ref<HTMLInputElement>;
  readonly accepted: boolean;
  readonly isMissing: boolean;
  readonly onChange: (accepted: boolean) => void;
}

/** The terms open in another tab, so that nothing typed is lost. */
export function Terms({ ref, accepted, isMissing, onChange }: TermsProps) {
  const t = useTexts(bookingTexts);
  return (
    <Checkbox
      ref={ref}
      checked={accepted}
      onChange={(event) => onChange(event.currentTarget.checked)}
      error={isMissing && t('payment.termsMissing')}
      aria-invalid={isMissing || undefined}
      required
      label={
        <>
          {t('payment.terms')}{' '}
          <a href="/agb" target="_blank" rel="noopener">
            {t('payment.termsLink')}
          </a>
        </>
      }
    />
  );
}
