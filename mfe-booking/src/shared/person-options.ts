import { SALUTATIONS } from '@firn/shared-contracts/domain';
import type { Option } from '@firn/shared-ui/form';
import { useTexts } from '@firn/shared-ui/remote';
import { countriesTexts } from '../i18n/de-CH/countries.ts';

const COUNTRIES = ['CH', 'LI', 'DE', 'AT', 'FR', 'IT'] as const;

export const SALUTATION_OPTIONS: readonly Option[] = SALUTATIONS.map((value) => ({ value, label: value }));

const otherNames = new Intl.DisplayNames('de-CH', { type: 'region', fallback: 'code' });

/** What a country is called, also one that the forms do not offer. */
export function useCountryName(): (country: string) => string {
  const t = useTexts(countriesTexts);
  return (country) => {
    const known = COUNTRIES.find((each) => each === country);
    return known ? t(known) : (otherNames.of(country) ?? country);
  };
}

/** Where most guests live, and the country that is known already. */
export function useCountryOptions(known: string): readonly Option[] {
  const nameOf = useCountryName();
  const isOther = /^[A-Z]{2}$/.test(known) && !COUNTRIES.some((each) => each === known);
  return [...COUNTRIES, ...(isOther ? [known] : [])].map((value) => ({ value, label: nameOf(value) }));
}
