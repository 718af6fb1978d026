import type { PlannedMail } from '@firn/shared-contracts/api';
import { NativeSelect } from '@firn/shared-ui/mantine';
import { useTexts } from '@firn/shared-ui/remote';
import { useState } from 'react';
import { mailViewTexts } from '../i18n/de-CH/mail-view.ts';
import styles from './mail-view.module.css';
import { MailView } from './mail-view.tsx';

interface PlannedMailsProps {
  /** With their fields filled, as a dry run tells them. */
  readonly mails: readonly PlannedMail[] | undefined;
  /** Asks for them, where nobody did before. */
  readonly onOpen?: () => void;
}

function Choice({ mails }: { readonly mails: readonly PlannedMail[] }) {
  const t = useTexts(mailViewTexts);
  const [index, setIndex] = useState(0);
  const mail = mails[index] ?? mails[0];
  if (!mail) return null;
  return (
    <>
      {mails.length > 1 && (
        <NativeSelect
          label={t('which')}
          value={String(mails.indexOf(mail))}
          data={mails.map(({ subject }, at) => ({ value: String(at), label: subject }))}
          onChange={({ currentTarget }) => setIndex(Number(currentTarget.value))}
        />
      )}
      <p>{t('to', { email: mail.to })}</p>
      <MailView mail={mail} />
    </>
  );
}

/** What a step sends, to look at before it is made (docs/domain/mails.md#preview-before-sending). */
export function PlannedMails({ mails, onOpen }: PlannedMailsProps) {
  const t = useTexts(mailViewTexts);
  if (mails?.length === 0) return null;
  return (
    <details
      className={styles.planned}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) onOpen?.();
      }}
    >
      <summary>{t('preview')}</summary>
      {mails ? <Choice mails={mails} /> : <p role="status">{t('loading')}</p>}
    </details>
  );
}
