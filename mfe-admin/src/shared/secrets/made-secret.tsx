import { Button, TextInput } from '@firn/shared-ui/mantine';
import { useState } from 'react';
import styles from './secrets.module.css';

interface MadeSecretProps {
  readonly words: {
    readonly made: string;
    readonly once: string;
    readonly label: string;
    readonly copy: string;
    readonly copied: string;
  };
  readonly secret: string;
}

/** Shows what opens something to whoever has it, as long as the page is open. */
export function MadeSecret({ words, secret }: MadeSecretProps) {
  const [isCopied, setCopied] = useState(false);
  const copy = () => void navigator.clipboard.writeText(secret).then(() => setCopied(true));
  return (
    <div className={styles.made}>
      <p role="status">
        <strong>{words.made}</strong> {words.once}
      </p>
      <div className={styles.line}>
        <TextInput
          className={styles.field}
          label={words.label}
          value={secret}
          readOnly
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <Button variant="default" onClick={copy}>
          {isCopied ? words.copied : words.copy}
        </Button>
      </div>
    </div>
  );
}
