import { unmetPasswordRules } from '@firn/shared-contracts/domain';
import type { Violation } from '@firn/shared-contracts/shell';
import { useTexts } from '../remote/index.ts';
import { passwordTexts } from './password-texts.ts';

interface PasswordEntries {
  readonly password: string;
  readonly passwordConfirmation: string;
}

/** Tells what is wrong with a new password and its repetition. */
export function useCheckPassword() {
  const t = useTexts(passwordTexts);
  return ({ password, passwordConfirmation }: PasswordEntries, email: string): Violation[] => {
    const [unmet] = unmetPasswordRules(password, email);
    const wrong: Violation[] = [];
    if (password === '') wrong.push({ propertyPath: 'password', message: t('missing') });
    else if (unmet) wrong.push({ propertyPath: 'password', message: t(`unmet.${unmet}`) });
    if (passwordConfirmation !== password) {
      wrong.push({ propertyPath: 'passwordConfirmation', message: t('differs') });
    }
    return wrong;
  };
}
