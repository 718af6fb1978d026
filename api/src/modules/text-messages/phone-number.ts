import type { TextRefusal } from '@firn/shared-contracts/domain';
import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/max';

const HOME: CountryCode = 'CH';

export type ReadNumber = { readonly phone: string } | { readonly refused: TextRefusal };

/** A number that takes SMS in E.164, as it would be dialled in its country (docs/domain/text-messages.md#recipients). */
export function readNumber(text: string | null, country: string = HOME): ReadNumber {
  if (!text?.trim()) return { refused: 'no_number' };
  const number = parsePhoneNumberFromString(text, isSupportedCountry(country) ? country : HOME);
  if (!number?.isValid()) return { refused: 'invalid_number' };
  return number.getType() === 'FIXED_LINE' ? { refused: 'landline' } : { phone: number.number };
}
