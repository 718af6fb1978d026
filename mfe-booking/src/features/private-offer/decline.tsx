import { Button } from '@firn/shared-ui/mantine';
import { useShell, useTexts, whileSending } from '@firn/shared-ui/remote';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { privateToursTexts } from '../../i18n/de-CH/private-tours.ts';
import { Notice } from '../../shared/notice.tsx';
import styles from './private-offer.module.css';
import { declinePrivately, privateOfferQuery } from './private-offer.queries.ts';

interface DeclineProps {
  readonly token: string;
  /** What the button says that asks. */
  readonly text: string;
}

/** Asks once more: guide and date are given to others. */
export function Decline({ token, text }: DeclineProps) {
  const t = useTexts(privateToursTexts);
  const { api } = useShell();
  const client = useQueryClient();
  const [isAsking, setIsAsking] = useState(false);
  const question = useRef<HTMLParagraphElement>(null);
  const { mutate, isPending, isError } = useMutation({
    mutationFn: () => whileSending(declinePrivately(api, token)),
    // It may have arrived without an answer, or somebody else may have been faster: the request says how it stands.
    onSettled: () => client.invalidateQueries(privateOfferQuery(api, token)),
  });
  useEffect(() => {
    if (isAsking) question.current?.focus();
  }, [isAsking]);
  if (!isAsking) {
    return (
      <Button variant="default" onClick={() => setIsAsking(true)}>
        {text}
      </Button>
    );
  }
  return (
    <div className={styles.question}>
      <p ref={question} tabIndex={-1}>
        {t('question')}
      </p>
      {isError && (
        <Notice tone="attention">
          <p>{t('failed')}</p>
        </Notice>
      )}
      <div className={styles.actions}>
        <Button variant="default" aria-disabled={isPending} onClick={() => isPending || mutate()}>
          {isPending ? t('sending') : t('sure')}
        </Button>
        <Button variant="default" onClick={() => setIsAsking(false)}>
          {t('keep')}
        </Button>
      </div>
    </div>
  );
}
