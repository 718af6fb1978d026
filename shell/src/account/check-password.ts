import { unmetPasswordRules } from '@firn/shared-contracts/domain';
import type { Violation } from '@firn/shared-contracts/shell';
import type { Translate } from '@firn/shared-ui/i18n';
import type { accountTexts } from '../i18n/de-CH/account.ts';

interface PasswordEntries {
  readonly password: string;
  readonly passwordConfirmation: string;
}

/** What is wrong with a new password and its repetition. */
export function checkPassword(
  { password, passwordConfirmation }: PasswordEntries,
  email: string,
  t: Translate<typeof accountTexts>,
): Violation[] {
  const [unmet] = unmetPasswordRules(password, email);
  const wrong: Violation[] = [];
  if (password === '') wrong.push({ propertyPath: 'password', message: t('password.missing') });
  else if (unmet) wrong.push({ propertyPath: 'password', message: t(`password.unmet.${unmet}`) });
  if (passwordConfirmation !== password) {
    wrong.push({ propertyPath: 'passwordConfirmation', message: t('password.differs') });
  }
  return wrong;
}
