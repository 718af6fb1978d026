import { useTexts } from '@firn/shared-ui/remote';
import { shellTexts } from '../i18n/shell-texts.ts';
import { useFrame } from '../model/frame-model.tsx';
import styles from './banner.module.css';
import { returnsFocus } from './returns-focus.ts';

/** Ends the impersonation and leads back to the administration (docs/domain/permissions.md#impersonation). */
export function EndImpersonation() {
  const { session, shell } = useFrame();
  const t = useTexts(shellTexts);
  const end = () => {
    session.endImpersonation().catch((error: unknown) => {
      shell.telemetry.error(error);
      shell.toasts.add({ variant: 'error', text: t('errors.failedCall') });
    });
  };
  return (
    <button ref={returnsFocus} type="button" className={styles.end} onClick={end}>
      {t('impersonation.end')}
    </button>
  );
}
