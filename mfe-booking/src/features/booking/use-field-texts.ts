import { SALUTATIONS } from '@firn/shared-contracts/domain';
import type { Option } from '@firn/shared-ui/form';
import { useTexts } from '@firn/shared-ui/remote';
import { bookingTexts } from '../../i18n/de-CH/booking.ts';

const COUNTRIES = ['CH', 'LI', 'DE', 'AT', 'FR', 'IT'] as const;

export const SALUTATION_OPTIONS: readonly Option[] = SALUTATIONS.map((value) => ({ value, label: value }));

export function useCountryOptions(): readonly Option[] {
  const t = useTexts(bookingTexts);
  return COUNTRIES.map((value) => ({ value, label: t(`countries.${value}`) }));
}
