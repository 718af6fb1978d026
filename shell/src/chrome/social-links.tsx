import { useTexts } from '@firn/shared-ui/remote';
import { shellTexts } from '../i18n/shell-texts.ts';
import { useFrame } from '../model/frame-model.tsx';
import styles from './site-footer.module.css';

export function SocialLinks() {
  const t = useTexts(shellTexts);
  const { socialLinks } = useFrame().chrome.company;
  if (socialLinks.length === 0) return null;
  return (
    <section className={styles.block}>
      <h2 className={styles.heading}>{t('footer.follow')}</h2>
      <ul className={styles.plainList}>
        {socialLinks.map(({ name, url }) => (
          <li key={name + url}>
            <a href={url} rel="noopener me">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
