import type { TextFormat } from './text-format.ts';

const IBAN = /^[A-Z]{2}\d{2}[0-9A-Z]{11,30}$/;

function parse(text: string): string | null | undefined {
  const written = text.replace(/\s/g, '').toUpperCase();
  if (written === '') return null;
  return IBAN.test(written) ? written : undefined;
}

/** In groups of four on the screen, without blanks in the value; whether the account can exist is not asked here. */
export const ibanText: TextFormat<string> = {
  parse,
  textOf: (iban) => iban.replace(/(.{4})(?=.)/g, '$1 '),
  complaint: (label) => `Bitte gib bei «${label}» eine IBAN an, zum Beispiel CH93 0076 2011 6238 5295 7.`,
};
