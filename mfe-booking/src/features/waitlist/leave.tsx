import { Button } from '@firn/shared-ui/mantine';
import { useTexts } from '@firn/shared-ui/remote';
import { useEffect, useRef, useState } from 'react';
import { waitlistTexts } from '../../i18n/de-CH/waitlist.ts';
import styles from './waitlist.module.css';

interface LeaveProps {
  readonly isSending: boolean;
  readonly onLeave: () => void;
}

/** Leaving asks once more: the place in the queue is lost. */
export function Leave({ isSending, onLeave }: LeaveProps) {
  const t = useTexts(waitlistTexts);
  const [isAsking, setIsAsking] = useState(false);
  const question = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (isAsking) question.current?.focus();
  }, [isAsking]);
  if (!isAsking) {
    return (
      <div>
        <Button variant="subtle" size="compact-sm" onClick={() => setIsAsking(true)}>
          {t('leave.open')}
        </Button>
      </div>
    );
  }
  return (
    <div className={styles.block}>
      <p ref={question} tabIndex={-1}>
        {t('leave.question')}
      </p>
      <div className={styles.actions}>
        <Button variant="default" aria-disabled={isSending} onClick={onLeave}>
          {isSending ? t('sending') : t('leave.confirm')}
        </Button>
        <Button variant="default" onClick={() => setIsAsking(false)}>
          {t('leave.stay')}
        </Button>
      </div>
    </div>
  );
}
