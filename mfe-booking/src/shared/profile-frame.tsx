import { useTexts } from '@firn/shared-ui/remote';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { profileFrameTexts } from '../i18n/de-CH/profile-frame.ts';
import styles from './profile-frame.module.css';
import { Region } from './region.tsx';

const PAGES = [
  ['/profil', 'overview'],
  ['/profil/daten', 'data'],
  ['/profil/familie', 'family'],
  ['/profil/konto', 'security'],
  ['/profil/datenschutz', 'privacy'],
] as const;

interface ProfileFrameProps {
  readonly title: string;
  readonly lead?: string;
  readonly children: ReactNode;
}

/** The pages of the profile, each with the links to the others. */
export function ProfileFrame({ title, lead, children }: ProfileFrameProps) {
  const t = useTexts(profileFrameTexts);
  const { pathname } = useLocation();
  return (
    <Region>
      <nav className={styles.nav} aria-label={t('label')}>
        {PAGES.map(([path, page]) => (
          <Link key={path} to={path} aria-current={path === pathname ? 'page' : undefined}>
            {t(page)}
          </Link>
        ))}
      </nav>
      <h1 className={styles.title}>{title}</h1>
      {lead && <p className={styles.lead}>{lead}</p>}
      {children}
    </Region>
  );
}
