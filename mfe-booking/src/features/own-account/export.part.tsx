import { useTexts } from '@firn/shared-ui/remote';
import { privacyTexts } from '../../i18n/de-CH/privacy.ts';
import { Part } from '../../shared/part.tsx';
import styles from './own-account.module.css';

const FILES = [
  ['/api/me/export.pdf', 'pdf'],
  ['/api/me/export.json', 'json'],
] as const;

/** docs/domain/privacy.md#access-and-deletion */
export function ExportPart() {
  const t = useTexts(privacyTexts);
  return (
    <Part title={t('export.title')}>
      <p>{t('export.text')}</p>
      <div className={styles.actions}>
        {FILES.map(([path, kind]) => (
          <a key={path} href={path} download className={styles.button}>
            {t(`export.${kind}`)}
          </a>
        ))}
      </div>
    </Part>
  );
}
