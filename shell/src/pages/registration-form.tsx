import type { InvitationResponse, RegistrationRequest } from '@firn/shared-contracts/api';
import { NEWSLETTER_CONSENT } from '@firn/shared-contracts/api';
import { isApiError, type Violation } from '@firn/shared-contracts/shell';
import { useCaptcha } from '@firn/shared-ui/captcha';
import { Entry, NewPassword, TickEntry, useCheckPassword } from '@firn/shared-ui/entry';
import { labelIn, schemaViolations } from '@firn/shared-ui/form';
import { useShell, useTexts } from '@firn/shared-ui/remote';
import { useState } from 'react';
import { AccountForm } from '../account/account-form.tsx';
import type { Entries } from '../account/account-form.types.ts';
import { accountTexts } from '../i18n/de-CH/account.ts';
import { registrationTexts } from '../i18n/de-CH/registration.ts';
import { validateRegistrationRequest } from './registration.validator.generated.js';

interface RegistrationFormProps {
  /** What is sent along: the event to come back to, or the secret of an invitation. */
  readonly origin: Pick<RegistrationRequest, 'returnTo' | 'invitation'>;
  readonly guest?: InvitationResponse;
  readonly onSent: (email: string) => void;
  /** The invitation was used meanwhile, or is late by now. */
  readonly onLate?: () => void;
}

function read(entries: Entries): RegistrationRequest {
  const text = (name: string) => (entries.get(name) ?? '').trim();
  return {
    email: text('email'),
    password: entries.get('password') ?? '',
    passwordConfirmation: entries.get('passwordConfirmation') ?? '',
    firstName: text('firstName'),
    lastName: text('lastName'),
    acceptTerms: entries.has('acceptTerms'),
    newsletter: entries.has('newsletter'),
  };
}

/** What is wrong, as far as the browser can tell. */
function useCheck() {
  const t = useTexts(registrationTexts);
  const account = useTexts(accountTexts);
  const checkPassword = useCheckPassword();
  const labels: Readonly<Record<string, string>> = {
    email: account('email'),
    firstName: t('firstName'),
    lastName: t('lastName'),
    password: account('newPassword'),
    passwordConfirmation: account('passwordAgain'),
  };
  return (body: RegistrationRequest): Violation[] => {
    const ofSchema = schemaViolations(validateRegistrationRequest, body, (path) => labelIn(labels, path));
    const terms = body.acceptTerms ? [] : [{ propertyPath: 'acceptTerms', message: t('missingTerms') }];
    // The rules of passwords say more than their schema.
    return [...checkPassword(body, body.email), ...ofSchema, ...terms];
  };
}

export function RegistrationForm({ origin, guest, onSent, onLate }: RegistrationFormProps) {
  const { api } = useShell();
  const t = useTexts(registrationTexts);
  const account = useTexts(accountTexts);
  const captcha = useCaptcha('register');
  const check = useCheck();
  const [email, setEmail] = useState(guest?.email ?? '');

  async function send(body: RegistrationRequest): Promise<void> {
    const captchaToken = await captcha.token();
    try {
      await api.post('/api/users', { ...body, ...origin, captcha: captchaToken }, { quiet: true });
    } catch (error) {
      if (!onLate || !isApiError(error) || error.status !== 410) throw error;
      return onLate();
    }
    onSent(body.email);
  }

  return (
    <AccountForm
      read={read}
      check={check}
      send={send}
      captcha={captcha}
      submitLabel={t('submit')}
      busyLabel={account('sending')}
    >
      <Entry
        name="firstName"
        label={t('firstName')}
        autoComplete="given-name"
        autoCapitalize="words"
        defaultValue={guest?.firstName}
      />
      <Entry
        name="lastName"
        label={t('lastName')}
        autoComplete="family-name"
        autoCapitalize="words"
        defaultValue={guest?.lastName}
      />
      <Entry
        name="email"
        type="email"
        label={account('email')}
        autoComplete="username"
        defaultValue={guest?.email}
        // The secret of an invitation proves this address, no other.
        readOnly={guest !== undefined}
        onType={setEmail}
      />
      <NewPassword label={account('newPassword')} againLabel={account('passwordAgain')} email={email} />
      <TickEntry name="acceptTerms" required>
        {t('terms')}{' '}
        <a href="/agb" target="_blank" rel="noreferrer">
          {t('termsLink')}
        </a>
      </TickEntry>
      <TickEntry name="newsletter">{NEWSLETTER_CONSENT.text}</TickEntry>
    </AccountForm>
  );
}
