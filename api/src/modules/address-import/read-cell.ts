import { normalisePhone } from '@firn/shared-contracts/api';
import type { Salutation } from '@firn/shared-contracts/domain';
import countries from 'i18n-iso-countries';

/** The value of a cell, or what is wrong with it. */
export type Cell<Value> = { readonly value: Value } | { readonly fault: string };

const LANGUAGES = ['de', 'fr', 'it', 'en'] as const;
/** Codes by what countries are called; to look each one up among all names would take seconds for a long list. */
const CODES: ReadonlyMap<string, string> = new Map(
  LANGUAGES.flatMap((language) =>
    Object.entries(countries.getNames(language, { select: 'all' })).flatMap(([code, names]) =>
      [names].flat().map((name) => [name.toLowerCase(), code] as const),
    ),
  ),
);
const YES = /^(ja|j|yes|y|oui|o|si|sì|x|1|true|wahr)$/i;
const NO = /^(nein|n|no|non|0|false|falsch)$/i;
const SALUTATION: readonly (readonly [RegExp, Salutation])[] = [
  [/^(frau|fr\.?|madame|mme\.?|mlle\.?|signora|sig\.?ra|ms\.?|mrs\.?)$/i, 'Frau'],
  [/^(herrn?|hr\.?|monsieur|m\.?|signore?|sig\.?|mr\.?)$/i, 'Herr'],
  [/^(divers|neutral|mx\.?)$/i, 'Divers'],
];
const SWISS_DAY = /^(\d{1,2})[./](\d{1,2})[./](\d{4})$/;
/** A number of Switzerland that a spreadsheet took the zero from. */
const WITHOUT_ZERO = /^[2-9]\d{8}$/;

/** A cell that a spreadsheet would calculate; a phone number begins with `+`. */
export const isFormula = (text: string, isPhone: boolean): boolean =>
  /^[=@]/.test(text) || (!isPhone && /^[+-]/.test(text));

export function readSalutation(text: string): Cell<Salutation> {
  const [, value] = SALUTATION.find(([pattern]) => pattern.test(text)) ?? [];
  return value ? { value } : { fault: `Die Anrede «${text}» kennen wir nicht: Frau, Herr oder Divers.` };
}

/** Whether the day exists is a rule of every person. */
export function readDay(text: string): Cell<string> {
  const [, day = '', month = '', year = ''] = SWISS_DAY.exec(text) ?? [];
  if (year) return { value: `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` };
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return { value: text };
  return { fault: `Der Tag «${text}» ist kein Datum wie 31.12.1980.` };
}

export function readCountry(text: string): Cell<string> {
  const code = text.toUpperCase();
  if (countries.isValid(code)) return { value: countries.toAlpha2(code) ?? code };
  const value = CODES.get(text.toLowerCase());
  if (value) return { value };
  return { fault: `Das Land «${text}» kennen wir nicht. Bitte schreibe es aus oder als CH, DE, FR.` };
}

export function readPhone(text: string): Cell<string> {
  const plain = text.replace('(0)', '').replace(/[\s'’]/g, '');
  const value = normalisePhone(WITHOUT_ZERO.test(plain) ? `0${plain}` : plain);
  return value ? { value } : { fault: `Die Telefonnummer «${text}» ist keine wie 079 123 45 67.` };
}

export function readYesNo(text: string): Cell<boolean> {
  if (YES.test(text)) return { value: true };
  return NO.test(text)
    ? { value: false }
    : { fault: `«${text}» verstehen wir nicht: Bitte schreibe ja oder nein.` };
}

/** A membership, by its number or by yes. */
export function readMembership(
  text: string,
): Cell<{ readonly sac: boolean; readonly sacNumber: string | null }> {
  const number = text.replace(/[\s.'’-]/g, '');
  if (/^\d{3,10}$/.test(number)) return { value: { sac: true, sacNumber: number } };
  const answer = readYesNo(text);
  if ('value' in answer) return { value: { sac: answer.value, sacNumber: null } };
  return { fault: `«${text}» ist keine Nummer des SAC: Bitte schreibe sie mit Ziffern, oder ja oder nein.` };
}
