import { useTexts } from '@firn/shared-ui/extension';
import { officeTileTexts } from '../../i18n/de-CH/office-tile.ts';
import styles from './office-tile.module.css';

/** On the start page of the administration. */
export function OfficeTile() {
  const t = useTexts(officeTileTexts);
  return (
    <p className={styles.tile}>
      <a href="/print/events">{t('title')}</a>
      <span>{t('text')}</span>
    </p>
  );
}
