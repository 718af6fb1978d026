import type { PasskeyResponse } from '@firn/shared-contracts/api';
import { formatDate } from '@firn/shared-ui/format';
import { useTexts } from '@firn/shared-ui/remote';
import { useRef, useState } from 'react';
import { ownAccountTexts } from '../../i18n/de-CH/own-account.ts';
import styles from './own-account.module.css';
import { usePassingFocus } from './use-passing-focus.ts';

interface PasskeyItemProps {
  readonly passkey: PasskeyResponse;
  readonly onRemove: () => void;
}

interface QuestionProps {
  readonly title: string;
  readonly onYes: () => void;
  readonly onNo: () => void;
}

function Question({ title, onYes, onNo }: QuestionProps) {
  const t = useTexts(ownAccountTexts);
  const item = useRef<HTMLLIElement>(null);
  usePassingFocus(item);
  return (
    <li ref={item}>
      <span className={styles.item}>{t('passkeys.question', { title })}</span>
      <span className={styles.actions}>
        <button type="button" className={styles.primary} onClick={onYes}>
          {t('passkeys.yes')}
        </button>
        <button type="button" className={styles.button} onClick={onNo}>
          {t('form.cancel')}
        </button>
      </span>
    </li>
  );
}

export function PasskeyItem({ passkey, onRemove }: PasskeyItemProps) {
  const t = useTexts(ownAccountTexts);
  const [isAsking, setAsking] = useState(false);
  const { title, createdAt, usedAt } = passkey;
  const used = usedAt ? t('passkeys.used', { date: formatDate(usedAt) }) : t('passkeys.unused');
  if (isAsking) return <Question title={title} onYes={onRemove} onNo={() => setAsking(false)} />;
  return (
    <li>
      <span className={styles.item}>
        <strong>{title}</strong>
        <span className={styles.quiet}>
          {t('passkeys.created', { date: formatDate(createdAt) })}, {used}
        </span>
      </span>
      <button
        type="button"
        className={styles.button}
        aria-label={t('passkeys.removeOf', { title })}
        onClick={() => setAsking(true)}
      >
        {t('passkeys.remove')}
      </button>
    </li>
  );
}
