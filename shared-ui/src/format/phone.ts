const SWISS = /^\+41(\d{2})(\d{3})(\d{2})(\d{2})$/;

/** Country codes of ITU-T E.164: of one digit, of two, and those of three in Europe. */
const COUNTRY = /^\+(1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|42[013]|3[578]\d)(\d{4,})$/;

/** Groups by threes from the left, and never leaves a single digit at the end. */
const inThrees = (digits: string) => digits.replace(/(\d{3})(?=\d{2})/g, '$1 ');

/** `+41 79 000 13 94`, `+49 151 123 456 78`. A number that is not E.164 stays as it is. */
export function formatPhone(phone: string): string {
  const digits = phone.replace(/\s/g, '');
  if (SWISS.test(digits)) return digits.replace(SWISS, '+41 $1 $2 $3 $4');
  const [, country, rest = ''] = COUNTRY.exec(digits) ?? [];
  return country && country !== '41' ? `+${country} ${inThrees(rest)}` : phone;
}

/** The number as `tel:` wants it: white space stripped. */
export function phoneHref(phone: string): string {
  return `tel:${phone.replace(/\s/g, '')}`;
}
