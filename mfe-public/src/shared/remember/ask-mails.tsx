import { useTexts } from '@firn/shared-ui/remote';
import { useEffect, useId, useRef } from 'react';
import { rememberTexts } from '../../i18n/de-CH/remember.ts';
import styles from './ask-mails.module.css';

interface AskMailsProps {
  readonly title: string;
  readonly onAnswer: (mails: boolean) => void;
  readonly onClose: () => void;
}

/** Says which mails come with the list, before any does. The browser's own dialog keeps and returns the focus. */
export function AskMails({ title, onAnswer, onClose }: AskMailsProps) {
  const t = useTexts(rememberTexts);
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  const answer = (mails: boolean) => {
    dialog.current?.close();
    onAnswer(mails);
  };
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={titleId} onClose={onClose}>
      <h2 id={titleId}>{t('ask.title', { title })}</h2>
      <p>{t('ask.text')}</p>
      <div className={styles.answers}>
        <button type="button" className={styles.yes} onClick={() => answer(true)}>
          {t('ask.yes')}
        </button>
        <button type="button" className={styles.no} onClick={() => answer(false)}>
          {t('ask.no')}
        </button>
      </div>
    </dialog>
  );
}
