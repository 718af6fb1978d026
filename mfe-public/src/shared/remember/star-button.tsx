import type { EventResponse } from '@firn/shared-contracts/api';
import { isApiError } from '@firn/shared-contracts/shell';
import { useRememberedEvent } from '@firn/shared-ui/remembered';
import { useSession, useShell, useTexts } from '@firn/shared-ui/remote';
import { outcomeOf, reasonOf } from '@firn/shared-ui/resource';
import { useState } from 'react';
import { Link } from 'react-router';
import { rememberTexts } from '../../i18n/de-CH/remember.ts';
import { AskMails } from './ask-mails.tsx';
import styles from './remember-button.module.css';

export interface RememberButtonProps {
  readonly event: Pick<EventResponse, 'id' | 'title' | 'availability'>;
  /** `star`: in the corner of a card; `words`: with its word. */
  readonly shape: 'star' | 'words';
}

function Star({ isFull }: { readonly isFull: boolean }) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
      <path
        d="M12 3.5l2.6 5.4 5.9.8-4.3 4.1 1 5.9L12 16.9l-5.2 2.8 1-5.9L3.5 9.7l5.9-.8z"
        fill={isFull ? 'currentColor' : 'none'}
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinejoin="round"
      />
    </svg>
  );
}

/** Puts an event on the Merkliste and takes it off. */
export function StarButton({ event, shape }: RememberButtonProps) {
  const { toasts } = useShell();
  const { user } = useSession();
  const t = useTexts(rememberTexts);
  const { isRemembered, isSending, toggle } = useRememberedEvent(event.id);
  const { title } = event;
  const [isAsked, setIsAsked] = useState(false);

  async function change(mails = false) {
    try {
      await toggle(mails);
      const words = mails ? 'withMails' : 'withoutMails';
      const added = t(user ? words : 'inBrowser', { title });
      toasts.add({ variant: 'success', text: isRemembered ? t('removed', { title }) : added });
    } catch (error) {
      const text = isApiError(error) ? reasonOf(outcomeOf(error)) : t('notKept');
      toasts.add({ variant: 'error', text });
    }
  }

  function press() {
    if (isSending) return;
    if (user && !isRemembered) setIsAsked(true);
    else void change();
  }

  const isOver = event.availability === 'past' || event.availability === 'cancelled';
  const isShown = isRemembered !== null && (isRemembered || !isOver);
  if (!isShown) return null;
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-pressed={isRemembered}
        aria-label={shape === 'star' ? t('addOf', { title }) : undefined}
        aria-disabled={isSending}
        onClick={press}
      >
        <Star isFull={isRemembered} />
        {shape === 'words' && t('add')}
      </button>
      {shape === 'words' && isRemembered && (
        <Link className={styles.toList} to="/merkliste">
          {t('toList')}
        </Link>
      )}
      {isAsked && (
        <AskMails title={title} onAnswer={(mails) => void change(mails)} onClose={() => setIsAsked(false)} />
      )}
    </>
  );
}
