import { useTexts } from '@firn/shared-ui/remote';
import { participantsTexts } from '../i18n/de-CH/participants.ts';
import styles from './states.module.css';

/** Holds the place of content while it is loaded. */
export function Skeleton() {
  const t = useTexts(participantsTexts);
  return (
    <div role="status" aria-label={t('loading')} className={styles.skeleton}>
      <span />
      <span />
      <span />
    </div>
  );
}
