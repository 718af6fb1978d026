import type { InvitationResponse } from '@firn/shared-contracts/api';
import { isApiError } from '@firn/shared-contracts/shell';
import { useShell, useTexts } from '@firn/shared-ui/remote';
import { useCallback, useEffect, useState } from 'react';
import styles from '../account/account.module.css';
import { AccountPage } from '../account/account-page.tsx';
import { Outcome } from '../account/outcome.tsx';
import { useParam } from '../account/use-param.ts';
import { accountTexts } from '../i18n/de-CH/account.ts';
import { registrationTexts } from '../i18n/de-CH/registration.ts';
import { RegistrationForm } from './registration-form.tsx';

type Invitation = InvitationResponse | 'loading' | 'late' | 'lost';

/** Who was invited by this secret. */
function useInvitation(secret: string) {
  const { api } = useShell();
  const [invitation, setInvitation] = useState<Invitation>('loading');
  const load = useCallback(() => {
    setInvitation('loading');
    const path = `/api/invitations/${encodeURIComponent(secret)}`;
    api.get<InvitationResponse>(path, { quiet: true }).then(setInvitation, (error: unknown) => {
      setInvitation(isApiError(error) && [404, 410, 422].includes(error.status) ? 'late' : 'lost');
    });
  }, [api, secret]);
  useEffect(load, [load]);
  const expire = () => setInvitation('late');
  return { invitation, load, expire };
}

function Ready({ email }: { readonly email: string }) {
  const t = useTexts(registrationTexts);
  const account = useTexts(accountTexts);
  return (
    <section className={styles.page}>
      <Outcome title={t('readyTitle')}>{t('ready', { email })}</Outcome>
      <p className={styles.links}>
        <a href="/login">{account('toLogin')}</a>
      </p>
    </section>
  );
}

/** Offers what helps whoever comes too late. */
function Late() {
  const t = useTexts(registrationTexts);
  const account = useTexts(accountTexts);
  return (
    <section className={styles.page}>
      <Outcome title={t('goneTitle')}>{t('gone')}</Outcome>
      <p className={styles.links}>
        <a href="/login">{account('toLogin')}</a>
        <a href="/register">{t('title')}</a>
        <a href="/passwort-vergessen">{t('forgotten')}</a>
      </p>
    </section>
  );
}

function Invited({ secret }: { readonly secret: string }) {
  const t = useTexts(registrationTexts);
  const { invitation, load, expire } = useInvitation(secret);
  const [email, setEmail] = useState<string | null>(null);
  if (email !== null) return <Ready email={email} />;
  if (invitation === 'late') return <Late />;
  if (invitation === 'lost') {
    return (
      <AccountPage title={t('lostTitle')}>
        <button type="button" className={styles.submit} onClick={load}>
          {t('retry')}
        </button>
      </AccountPage>
    );
  }
  return (
    <AccountPage title={t('title')} lead={t('leadInvited')}>
      {invitation === 'loading' ? (
        <p role="status">{t('loading')}</p>
      ) : (
        <RegistrationForm
          origin={{ invitation: secret }}
          guest={invitation}
          onSent={setEmail}
          onLate={expire}
        />
      )}
    </AccountPage>
  );
}

/** `/register/{id}`: the id is the secret of an invitation. */
export function Page() {
  const secret = useParam('id');
  return <Invited key={secret} secret={secret} />;
}
