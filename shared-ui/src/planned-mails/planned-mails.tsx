import type { PlannedMail } from '@firn/shared-contracts/api';
import { useState } from 'react';
import { NativeSelect } from '../mantine/index.ts';
import { useTexts } from '../remote/index.ts';
import styles from './mail-view.module.css';
import { MailView } from './mail-view.tsx';
import { mailViewTexts } from './mail-view-texts.ts';

interface PlannedMailsProps {
  /** With their fields filled, as a dry run tells them. */
  readonly mails: readonly PlannedMail[] | undefined;
  /** Why there are none, where they were asked for. */
  readonly failure?: string | undefined;
  /** Says what opens them, where there are several such things. */
  readonly summary?: string | undefined;
  /** At once, where looking is all there is to do. */
  readonly isShown?: boolean;
  /** Told when somebody wants to see them, and when no more. */
  readonly onToggle?: (isOpen: boolean) => void;
}

/** What tells them apart: what they are about, or else who gets them. */
function labelsOf(mails: readonly PlannedMail[]): readonly string[] {
  const isOne = mails.every(({ subject }) => subject === mails[0]?.subject);
  return mails.map(({ subject, to }) => (isOne ? to : subject));
}

function Choice({ mails }: { readonly mails: readonly PlannedMail[] }) {
  const t = useTexts(mailViewTexts);
  const [index, setIndex] = useState(0);
  const mail = mails[index] ?? mails[0];
  if (!mail) return <p>{t('none')}</p>;
  return (
    <>
      {mails.length > 1 && (
        <NativeSelect
          label={t('which')}
          value={String(mails.indexOf(mail))}
          data={labelsOf(mails).map((label, at) => ({ value: String(at), label }))}
          onChange={({ currentTarget }) => setIndex(Number(currentTarget.value))}
        />
      )}
      <p>{t('to', { email: mail.to })}</p>
      <MailView mail={mail} />
    </>
  );
}

function Body({ mails, failure }: Pick<PlannedMailsProps, 'mails' | 'failure'>) {
  const t = useTexts(mailViewTexts);
  if (failure) return <p role="alert">{t('failed', { reason: failure })}</p>;
  return mails ? <Choice mails={mails} /> : <p role="status">{t('loading')}</p>;
}

/** What a step sends, to look at before it is made (docs/domain/mails.md#preview-before-sending). */
export function PlannedMails({ mails, failure, summary, isShown = false, onToggle }: PlannedMailsProps) {
  const t = useTexts(mailViewTexts);
  const body = <Body mails={mails} failure={failure} />;
  if (isShown) return body;
  if (mails?.length === 0 && !onToggle) return null;
  return (
    <details className={styles.planned} onToggle={({ currentTarget }) => onToggle?.(currentTarget.open)}>
      <summary>{summary ?? t('preview')}</summary>
      {body}
    </details>
  );
}
