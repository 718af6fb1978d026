import { OVERRIDE_RESET_PATH } from '@firn/shared-contracts/delivery';
import { formatTime } from '@firn/shared-ui/format';
import { useTexts } from '@firn/shared-ui/remote';
import { shellTexts } from '../i18n/shell-texts.ts';
import { useFrame } from '../model/frame-model.tsx';
import styles from './banner.module.css';

/** Says that this browser shows something other than everybody sees, and leads back with one click. */
export function OverrideBanner() {
  const t = useTexts(shellTexts);
  const { overrides } = useFrame();
  const first = overrides[0];
  if (!first) return null;
  const { remote, version, expiresAt } = first;
  const others = overrides.length - 1;
  const values = { remote, version, time: formatTime(expiresAt), count: others };
  return (
    <div className={`${styles.banner} ${styles.override}`} role="status" data-banner="override">
      <span className={styles.whole}>
        {others === 0 ? t('override.notice', values) : t('override.more', values)}
      </span>
      <a className={styles.end} href={OVERRIDE_RESET_PATH}>
        {t('override.reset')}
      </a>
    </div>
  );
}
