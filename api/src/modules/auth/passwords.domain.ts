import { type PasswordRule, unmetPasswordRules } from '@firn/shared-contracts/domain';
import type { Violation } from '@firn/shared-contracts/shell';

const MESSAGES: Readonly<Record<PasswordRule, string>> = {
  length: 'Bitte wähle 10 bis 128 Zeichen.',
  lowercase: 'Bitte nimm mindestens einen Kleinbuchstaben dazu.',
  uppercase: 'Bitte nimm mindestens einen Grossbuchstaben dazu.',
  digit: 'Bitte nimm mindestens eine Ziffer dazu.',
  email: 'Bitte wähle ein Passwort ohne deine E-Mail-Adresse.',
  common: 'Dieses Passwort ist zu bekannt. Bitte wähle ein anderes.',
};

interface NewPassword {
  readonly password: string;
  readonly passwordConfirmation: string;
}

/** What is wrong with a new password of the account with this address (docs/domain/accounts.md#passwords). */
export function passwordViolations(
  { password, passwordConfirmation }: NewPassword,
  email: string,
): Violation[] {
  const unmet = unmetPasswordRules(password, email).map((rule) => MESSAGES[rule]);
  return [
    ...(unmet.length > 0 ? [{ propertyPath: 'password', message: unmet.join(' ') }] : []),
    ...(password === passwordConfirmation
      ? []
      : [{ propertyPath: 'passwordConfirmation', message: 'Die beiden Passwörter sind nicht gleich.' }]),
  ];
}
