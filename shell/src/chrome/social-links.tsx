import { useTexts } from '@firn/shared-ui/remote';
import { shellTexts } from '../i18n/shell-texts.ts';
import styles from './site-footer.module.css';

const NETWORKS = [
  { name: 'Instagram', href: 'https://www.instagram.com/firn.example' },
  { name: 'Facebook', href: 'https://www.facebook.com/firn.example' },
  { name: 'YouTube', href: 'https://www.youtube.com/@firn.example' },
  { name: 'LinkedIn', href: 'https://www.linkedin.com/company/firn-example' },
];

export function SocialLinks() {
  const t = useTexts(shellTexts);
  return (
    <section className={styles.block}>
      <h2 className={styles.heading}>{t('footer.follow')}</h2>
      <ul className={styles.plainList}>
        {NETWORKS.map(({ name, href }) => (
          <li key={name}>
            <a href={href} rel="noopener me">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
