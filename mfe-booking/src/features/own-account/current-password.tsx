import { PasswordEntry } from '@firn/shared-ui/entry';
import { useTexts } from '@firn/shared-ui/remote';
import { ownAccountTexts } from '../../i18n/de-CH/own-account.ts';

/** Confirms what changes the account. */
export function CurrentPassword() {
  const t = useTexts(ownAccountTexts);
  return (
    <PasswordEntry name="currentPassword" label={t('form.currentPassword')} autoComplete="current-password" />
  );
}
