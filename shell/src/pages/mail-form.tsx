import type { MailRequest } from '@firn/shared-contracts/api';
import { useCaptcha } from '@firn/shared-ui/captcha';
import { Entry } from '@firn/shared-ui/entry';
import { schemaViolations } from '@firn/shared-ui/form';
import { useShell, useTexts } from '@firn/shared-ui/remote';
import { AccountForm } from '../account/account-form.tsx';
import type { Entries } from '../account/account-form.types.ts';
import { accountTexts } from '../i18n/de-CH/account.ts';
import { validateMailRequest } from './mail.validator.generated.js';

interface MailFormProps {
  /** Where the address goes; it answers alike, whether or not it is known. */
  readonly path: string;
  readonly action: string;
  readonly submitLabel: string;
  readonly email?: string;
  readonly onSent: (email: string) => void;
}

const read = (entries: Entries): MailRequest => ({ email: (entries.get('email') ?? '').trim() });

/** Asks for an address, to which a link goes. */
export function MailForm({ path, action, submitLabel, email, onSent }: MailFormProps) {
  const { api } = useShell();
  const t = useTexts(accountTexts);
  const captcha = useCaptcha(action);
  return (
    <AccountForm
      read={read}
      check={(body) => schemaViolations(validateMailRequest, body, () => t('email'))}
      send={async (body) => {
        await api.post(path, { ...body, captcha: await captcha.token() }, { quiet: true });
        onSent(body.email);
      }}
      captcha={captcha}
      submitLabel={submitLabel}
      busyLabel={t('sending')}
    >
      <Entry name="email" type="email" label={t('email')} autoComplete="email" defaultValue={email} />
    </AccountForm>
  );
}
