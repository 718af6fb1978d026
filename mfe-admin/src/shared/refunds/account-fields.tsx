import type { Violation } from '@firn/shared-contracts/api';
import { TextInput } from '@firn/shared-ui/mantine';
import { useTexts } from '@firn/shared-ui/remote';
import { refundsTexts } from '../../i18n/de-CH/refunds.ts';

export interface AccountText {
  readonly iban: string;
  readonly accountHolder: string;
}

interface AccountFieldsProps {
  readonly account: AccountText;
  /** Violations that the server found; those of these fields are shown. */
  readonly violations: readonly Violation[];
  readonly onChange: (account: AccountText) => void;
}

/** Fields of the account that money goes to by bank. */
export function AccountFields({ account, violations, onChange }: AccountFieldsProps) {
  const t = useTexts(refundsTexts);
  const errorOf = (field: keyof AccountText) =>
    violations.find(({ propertyPath }) => propertyPath === field)?.message;
  return (
    <>
      <TextInput
        label={t('pay.iban')}
        withAsterisk
        autoComplete="off"
        value={account.iban}
        error={errorOf('iban')}
        onChange={({ currentTarget }) => onChange({ ...account, iban: currentTarget.value })}
      />
      <TextInput
        label={t('pay.holder')}
        withAsterisk
        autoComplete="off"
        maxLength={70}
        value={account.accountHolder}
        error={errorOf('accountHolder')}
        onChange={({ currentTarget }) => onChange({ ...account, accountHolder: currentTarget.value })}
      />
    </>
  );
}
