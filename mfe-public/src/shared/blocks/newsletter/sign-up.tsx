import { NEWSLETTER_CONSENT } from '@firn/shared-contracts/api';
import { CaptchaBox, useCaptcha } from '@firn/shared-ui/captcha';
import { Entry, EntryErrors } from '@firn/shared-ui/entry';
import { useHydrated, useShell, useTexts } from '@firn/shared-ui/remote';
import { useMutation } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { blocksTexts } from '../../../i18n/de-CH/blocks.ts';
import styles from '../../plain-form/plain-form.module.css';
import { problemOf } from '../../plain-form/problem-of.logic.ts';

/** Sends an address to the newsletter, which writes to it and waits for its consent (docs/domain/accounts.md#newsletter). */
export function SignUp() {
  const t = useTexts(blocksTexts);
  const { api } = useShell();
  const isHydrated = useHydrated();
  const captcha = useCaptcha('newsletter');
  const { mutate, isPending, isSuccess, variables, error } = useMutation({
    mutationFn: async (email: string) => {
      const body = { email, captcha: await captcha.token() };
      await api.post('/api/newsletter_subscriptions', body, { quiet: true });
    },
  });
  if (isSuccess) return <p role="status">{t('newsletter.sent', { email: variables })}</p>;
  const problem = problemOf(error, { tick: t('newsletter.tick'), failed: t('newsletter.failed') }, ['email']);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isPending) mutate(String(new FormData(event.currentTarget).get('email')).trim());
  };
  return (
    // POST, so that an address can never end up in the one of a page.
    <form method="post" className={styles.form} onSubmit={submit} onFocus={captcha.begin} noValidate>
      <p role="alert" className={styles.problem}>
        {problem.form}
      </p>
      <EntryErrors value={problem.fields}>
        <Entry name="email" type="email" label={t('newsletter.email')} autoComplete="email" />
      </EntryErrors>
      <CaptchaBox captcha={captcha} />
      <p className={styles.note}>{NEWSLETTER_CONSENT.text}</p>
      {/* Not `disabled` while it is busy: that would take its focus away. */}
      <button type="submit" className={styles.button} disabled={!isHydrated} aria-disabled={isPending}>
        {t(isPending ? 'newsletter.sending' : 'newsletter.submit')}
      </button>
    </form>
  );
}
