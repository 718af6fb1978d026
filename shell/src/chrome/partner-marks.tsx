import { useTexts } from '@firn/shared-ui/remote';
import { shellTexts } from '../i18n/shell-texts.ts';
import { useFrame } from '../model/frame-model.tsx';
import styles from './site-footer.module.css';

/** The partners' names, set as marks: no picture of theirs to fetch. */
export function PartnerMarks() {
  const t = useTexts(shellTexts);
  const { partners } = useFrame().chrome.company;
  if (partners.length === 0) return null;
  return (
    <section className={styles.partners}>
      <h2 className={styles.heading}>{t('footer.partners')}</h2>
      <ul className={styles.marks}>
        {partners.map(({ name, url }) => (
          <li key={name + url} className={styles.mark}>
            {url ? (
              <a href={url} rel="noopener">
                {name}
              </a>
            ) : (
              name
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
