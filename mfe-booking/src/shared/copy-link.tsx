import { Button, TextInput } from '@firn/shared-ui/mantine';
import { useTexts } from '@firn/shared-ui/remote';
import { useState } from 'react';
import { copyLinkTexts } from '../i18n/de-CH/copy-link.ts';
import styles from './copy-link.module.css';

interface CopyLinkProps {
  readonly label: string;
  /** Path with search; shown as a whole address. */
  readonly path: string;
}

/** An address to keep: to be read, and to be copied with one press. */
export function CopyLink({ label, path }: CopyLinkProps) {
  const t = useTexts(copyLinkTexts);
  const [outcome, setOutcome] = useState<'copied' | 'refused' | null>(null);
  const url = new URL(path, window.location.origin).href;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      setOutcome('copied');
    } catch {
      // Without https, or where the browser asks and gets a no.
      setOutcome('refused');
    }
  };
  return (
    <div className={styles.copy}>
      <TextInput
        className={styles.address}
        label={label}
        value={url}
        readOnly
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <Button variant="default" onClick={() => void copy()}>
        {t('copy')}
      </Button>
      <p className={styles.outcome} role="status">
        {outcome && t(outcome)}
      </p>
    </div>
  );
}
