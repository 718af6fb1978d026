import type { NewsletterConfirmed } from '@firn/shared-contracts/api';
import { useShell, useTexts } from '@firn/shared-ui/remote';
import styles from '../account/account.module.css';
import { AccountPage } from '../account/account-page.tsx';
import { Outcome } from '../account/outcome.tsx';
import { useParam } from '../account/use-param.ts';
import { accountTexts } from '../i18n/de-CH/account.ts';
import { newsletterTexts } from '../i18n/de-CH/newsletter.ts';
import { CodeButton } from './code-button.tsx';
import { NewsletterForm } from './newsletter-form.tsx';
import { useCode } from './use-code.ts';

const CONFIRM = '/api/newsletter_subscriptions/confirm';

function Confirm({ code }: { readonly code: string }) {
  const { api } = useShell();
  const t = useTexts(newsletterTexts);
  const account = useTexts(accountTexts);
  const [state, confirm] = useCode(() =>
    api.post<NewsletterConfirmed>(CONFIRM, { verificationCode: code }, { quiet: true }),
  );
  if (state.step === 'late') return <NewsletterForm late={t('confirmGone')} />;
  if (state.step === 'done') {
    return (
      <section className={styles.page}>
        <Outcome title={t('confirmedTitle')}>{t('confirmed', { email: state.answer.email })}</Outcome>
        <p className={styles.links}>
          <a href="/">{account('home')}</a>
        </p>
      </section>
    );
  }
  return (
    <AccountPage title={t('confirmTitle')} lead={t('confirmLead')}>
      <CodeButton state={state} label={t('confirm')} busyLabel={t('confirming')} onPress={confirm} />
    </AccountPage>
  );
}

/** `/register/confirm-newsletter/{code}` */
export function Page() {
  const code = useParam('verificationCode');
  return code ? <Confirm key={code} code={code} /> : <NewsletterForm />;
}
