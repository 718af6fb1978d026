import type { EventResponse } from '@firn/shared-contracts/api';
import { useHydrated, useSession, useShell, useTexts } from '@firn/shared-ui/remote';
import { lazy, Suspense, useState } from 'react';
import { eventTexts } from '../../i18n/de-CH/event.ts';
import styles from './question.module.css';

const QuestionForm = lazy(async () => {
  const { QuestionForm: Form } = await import(/* webpackChunkName: "event-question" */ './question-form.tsx');
  return { default: Form };
});

const CONTACT_PATH = '/kontakt';

/** Opens the form for a question; without script, and for strangers in a shell without a captcha, a link leads to the office. */
export function AskButton({ event }: { readonly event: EventResponse }) {
  const t = useTexts(eventTexts);
  const { captchas } = useShell();
  const { user } = useSession();
  const isHydrated = useHydrated();
  const [isOpen, setIsOpen] = useState(false);
  if (!isHydrated || !(captchas || user))
    return (
      <a className={styles.open} href={CONTACT_PATH}>
        {t('question.open')}
      </a>
    );
  if (isOpen)
    return (
      <Suspense fallback={<p role="status">{t('question.opening')}</p>}>
        <QuestionForm event={event} />
      </Suspense>
    );
  return (
    <button type="button" className={styles.open} onClick={() => setIsOpen(true)}>
      {t('question.open')}
    </button>
  );
}
