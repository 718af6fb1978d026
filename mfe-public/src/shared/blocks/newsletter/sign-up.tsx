import { NEWSLETTER_CONSENT } from '@firn/shared-contracts/api';
import { isApiError } from '@firn/shared-contracts/shell';
import { CaptchaBox, useCaptcha } from '@firn/shared-ui/captcha';
import { Entry, EntryErrors } from '@firn/shared-ui/entry';
import type { Translate } from '@firn/shared-ui/i18n';
import { useHydrated, useShell, useTexts } from '@firn/shared-ui/remote';
import { useMutation } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { blocksTexts } from '../../../i18n/de-CH/blocks.ts';
import styles from './newsletter.module.css';

interface Problem {
  /** Words at the field. */
  readonly field: string | null;
  /** Words above the fields. */
  readonly form: string | null;
}

function problemOf(error: unknown, t: Translate<typeof blocksTexts>): Problem {
  if (error === null) return { field: null, form: null };
  if (error instanceof Error && error.name === 'UntickedError')
    return { field: null, form: t('newsletter.tick') };
  if (error instanceof Error && error.name === 'CaptchaError') return { field: null, form: error.message };
  if (!isApiError(error)) return { field: null, form: t('newsletter.failed') };
  const { status, problem } = error;
  const violation = problem.violations?.find(({ propertyPath }) => propertyPath === 'email');
  if (violation) return { field: violation.message, form: null };
  return { field: null, form: (status === 429 && problem.detail) || t('newsletter.failed') };
}

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
  const problem = problemOf(error, t);
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
      <EntryErrors value={problem.field === null ? {} : { email: problem.field }}>
        <Entry name="email" type="email" label={t('newsletter.email')} autoComplete="email" />
      </EntryErrors>
      <CaptchaBox captcha={captcha} />
      <p className={styles.consent}>{NEWSLETTER_CONSENT.text}</p>
      {/* Not `disabled` while it is busy: that would take its focus away. */}
      <button type="submit" className={styles.button} disabled={!isHydrated} aria-disabled={isPending}>
        {t(isPending ? 'newsletter.sending' : 'newsletter.submit')}
      </button>
    </form>
  );
}
