import { useTexts } from '@firn/shared-ui/remote';
import { commonTexts } from '../../i18n/de-CH/common.ts';
import styles from './states.module.css';

/** The skeleton of a page whose data is loading. */
export function PageSkeleton({ picture = false }: { readonly picture?: boolean }) {
  const t = useTexts(commonTexts);
  return (
    <div role="status" aria-label={t('loading')}>
      {picture && <div className={styles.skeletonPicture} />}
      <div className={styles.skeletonText}>
        <span />
        <span />
        <span />
      </div>
    </div>
  );
}
