import { type EventResponse, QUESTION_LENGTH } from '@firn/shared-contracts/api';
import { CaptchaBox, useCaptcha } from '@firn/shared-ui/captcha';
import { Entry, EntryErrors } from '@firn/shared-ui/entry';
import { useSession, useShell, useTexts } from '@firn/shared-ui/remote';
import { useMutation } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { eventTexts } from '../../i18n/de-CH/event.ts';
import styles from '../../shared/plain-form/plain-form.module.css';
import { problemOf } from '../../shared/plain-form/problem-of.logic.ts';
import { QuestionEntry } from './question-entry.tsx';

const textOf = (form: FormData, name: string): string => String(form.get(name) ?? '').trim();

/** Asks the office about an event (docs/domain/events.md#questions). Whoever is signed in says the question alone. */
export function QuestionForm({ event }: { readonly event: Pick<EventResponse, '@id'> }) {
  const t = useTexts(eventTexts);
  const { api } = useShell();
  const { user } = useSession();
  const captcha = useCaptcha('event-question');
  const { mutate, isPending, isSuccess, variables, error } = useMutation({
    mutationFn: async ({ email, name, question }: { email: string; name: string; question: string }) => {
      const stranger = user ? {} : { name, email, captcha: await captcha.token() };
      const body = { event: event['@id'], question, ...stranger };
      await api.post('/api/event_questions', body, { quiet: true });
    },
  });
  if (isSuccess) return <p role="status">{t('question.sent', { email: variables.email })}</p>;
  const words = { tick: t('question.tick'), failed: t('question.failed') };
  const problem = problemOf(error, words, ['question', 'name', 'email']);
  const submit = (submitted: FormEvent<HTMLFormElement>) => {
    submitted.preventDefault();
    if (isPending) return;
    const form = new FormData(submitted.currentTarget);
    const email = user?.email ?? textOf(form, 'email');
    mutate({ email, name: textOf(form, 'name'), question: textOf(form, 'question') });
  };
  return (
    // POST, so that a question can never end up in the address of a page.
    <form
      method="post"
      aria-label={t('question.title')}
      className={styles.form}
      onSubmit={submit}
      onFocus={user ? undefined : captcha.begin}
      noValidate
    >
      <p role="alert" className={styles.problem}>
        {problem.form}
      </p>
      <EntryErrors value={problem.fields}>
        <QuestionEntry label={t('question.question')} maxLength={QUESTION_LENGTH} />
        {!user && (
          <>
            <Entry
              name="name"
              label={t('question.name')}
              autoComplete="name"
              autoCapitalize="words"
              maxLength={80}
            />
            <Entry name="email" type="email" label={t('question.email')} autoComplete="email" />
          </>
        )}
      </EntryErrors>
      {!user && <CaptchaBox captcha={captcha} />}
      <p className={styles.note}>
        {user && <>{t('question.known', { email: user.email })} </>}
        {t('question.note')}
      </p>
      {/* Not `disabled` while it is busy: that would take its focus away. */}
      <button type="submit" className={styles.button} aria-disabled={isPending}>
        {t(isPending ? 'question.sending' : 'question.submit')}
      </button>
    </form>
  );
}
