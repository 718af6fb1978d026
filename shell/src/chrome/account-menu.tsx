import { useObservable, useTexts } from '@firn/shared-ui/remote';
import { shellTexts } from '../i18n/shell-texts.ts';
import { useFrame } from '../model/frame-model.tsx';
import { EndImpersonation } from './end-impersonation.tsx';
import { FrameSlot } from './frame-slot.tsx';
import styles from './main-menu.module.css';
import { declaredEntries } from './menu-entries.ts';

/** Log-in and registration for visitors; name, own pages and log-out for users. */
export function AccountMenu() {
  const { registry, session } = useFrame();
  const t = useTexts(shellTexts);
  const state = useObservable(session);
  const entries = declaredEntries(useObservable(registry), 'header-user', state);
  const { user, impersonator } = state;
  return (
    <nav aria-label={t('header.account')} className={styles.account}>
      {user && <p className={styles.name}>{user.fullName || user.email}</p>}
      <ul className={styles.accountList}>
        {entries.map(({ path, name }) => (
          <li key={path}>
            <a href={path}>{name}</a>
          </li>
        ))}
        {impersonator && (
          <li>
            <EndImpersonation />
          </li>
        )}
        {user ? (
          <li>
            <a href="/logout">{t('header.logout')}</a>
          </li>
        ) : (
          <>
            <li>
              <a href="/login">{t('header.login')}</a>
            </li>
            <li>
              <a href="/register">{t('header.register')}</a>
            </li>
          </>
        )}
      </ul>
      <FrameSlot name="account-menu" />
    </nav>
  );
}
