import { useShell, useTexts } from '@firn/shared-ui/remote';
import styles from '../account/account.module.css';
import { AccountPage } from '../account/account-page.tsx';
import { Outcome } from '../account/outcome.tsx';
import { useParam } from '../account/use-param.ts';
import { newsletterTexts } from '../i18n/de-CH/newsletter.ts';
import { CodeButton } from './code-button.tsx';
import { NewsletterForm } from './newsletter-form.tsx';
import { useCode } from './use-code.ts';

function Leave({ code }: { readonly code: string }) {
  const { api } = useShell();
  const t = useTexts(newsletterTexts);
  const [state, leave] = useCode(() =>
    api.delete(`/api/newsletter_subscriptions/${encodeURIComponent(code)}`, { quiet: true }),
  );
  if (state.step === 'late') return <NewsletterForm late={t('leaveGone')} />;
  if (state.step === 'done') {
    return (
      <section className={styles.page}>
        <Outcome title={t('leftTitle')}>{t('left')}</Outcome>
        <p className={styles.links}>
          <a href="/register/newsletter">{t('again')}</a>
        </p>
      </section>
    );
  }
  return (
    <AccountPage title={t('leaveTitle')} lead={t('leaveLead')}>
      <CodeButton state={state} label={t('leave')} busyLabel={t('leaving')} onPress={leave} />
    </AccountPage>
  );
}

/** `/register/newsletter` signs up; with the code of an issue one leaves. */
export function Page() {
  const code = useParam('verificationCode');
  return code ? <Leave key={code} code={code} /> : <NewsletterForm />;
}
