import { useObservable, useTexts } from '@firn/shared-ui/remote';
import { shellTexts } from '../i18n/shell-texts.ts';
import { useFrame } from '../model/frame-model.tsx';
import styles from './admin-bar.module.css';
import { FrameSlot } from './frame-slot.tsx';
import { Logo } from './logo.tsx';

/** Top of the admin layout. */
export function AdminBar() {
  const t = useTexts(shellTexts);
  const { user } = useObservable(useFrame().session);
  return (
    <header className={styles.bar}>
      <a className={styles.home} href="/" aria-label={t('header.home')}>
        <Logo />
      </a>
      <p className={styles.title}>{t('admin.title')}</p>
      <nav className={styles.links} aria-label={t('header.account')}>
        <FrameSlot name="header-tools" />
        <a href="/">{t('admin.website')}</a>
        {user && <span className={styles.name}>{user.fullName || user.email}</span>}
        <a href="/logout">{t('header.logout')}</a>
      </nav>
    </header>
  );
}
