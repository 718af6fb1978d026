import type { Violation } from '@firn/shared-contracts/shell';
import { electronicFormatIBAN, isQRIBAN, isValidIBAN } from 'ibantools';

/** The account to which money goes back by bank. */
export interface Account {
  readonly iban: string;
  readonly accountHolder: string;
}

const wordsFor = (iban: string): string | null => {
  if (!isValidIBAN(iban)) return 'Diese IBAN stimmt nicht. Bitte prüfe sie, sie hat 21 Zeichen.';
  if (!/^(CH|LI)/.test(iban))
    return 'Wir überweisen auf Konten in der Schweiz und in Liechtenstein. Bitte melde dich bei unserem Büro.';
  return isQRIBAN(iban)
    ? 'Das ist eine QR-IBAN, auf die nur Rechnungen bezahlt werden. Bitte nimm die IBAN.'
    : null;
};

/** The account as it is kept, or what is wrong with it. */
export function readAccount({
  iban,
  accountHolder,
}: Partial<Account>): { readonly account: Account } | { readonly violations: readonly Violation[] } {
  const bare = electronicFormatIBAN(iban ?? '') ?? '';
  const message = bare ? wordsFor(bare) : 'Bitte gib die IBAN deines Kontos an.';
  const holder = accountHolder?.trim() ?? '';
  const violations = [
    ...(message ? [{ propertyPath: 'iban', message }] : []),
    ...(holder ? [] : [{ propertyPath: 'accountHolder', message: 'Bitte gib an, wem das Konto gehört.' }]),
  ];
  return violations.length > 0 ? { violations } : { account: { iban: bare, accountHolder: holder } };
}
