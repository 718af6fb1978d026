import { useHydrated, useTexts } from '@firn/shared-ui/remote';
import { useState } from 'react';
import styles from '../../account/account.module.css';
import { loginTexts } from '../../i18n/de-CH/login.ts';
import { useFrame } from '../../model/frame-model.tsx';

/** Logs in by a passkey, where the browser knows them. */
export function PasskeyButton() {
  const { session, shell } = useFrame();
  const t = useTexts(loginTexts);
  const [progress, setProgress] = useState<'idle' | 'busy' | 'failed'>('idle');
  const isHydrated = useHydrated();
  if (!isHydrated || !('PublicKeyCredential' in window)) return null;

  async function logIn(): Promise<void> {
    setProgress('busy');
    try {
      const { askPasskey } = await import(/* webpackChunkName: "passkey" */ './ask-passkey.ts');
      await session.logInByPasskey(await askPasskey(shell.api));
      setProgress('idle');
    } catch {
      // Whoever closed the browser's dialog learns no more than whoever has no passkey here.
      setProgress('failed');
    }
  }

  return (
    <div className={styles.other}>
      <p className={styles.problem} role="alert">
        {progress === 'failed' && t('passkey.failed')}
      </p>
      <button
        type="button"
        className={styles.secondary}
        aria-disabled={progress === 'busy'}
        onClick={() => progress !== 'busy' && void logIn()}
      >
        {t('passkey.submit')}
      </button>
    </div>
  );
}
