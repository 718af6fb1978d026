import { useObservable, useTexts } from '@firn/shared-ui/remote';
import { useFrame } from '../frame/frame-model.tsx';
import { shellTexts } from '../i18n/shell-texts.ts';
import { declaredEntries } from './menu-entries.ts';
import styles from './side-navigation.module.css';

function isCurrent(path: string, pathname: string): boolean {
  return pathname === path || pathname.startsWith(`${path}/`);
}

/** The areas of the administration, as its remote declares them; a strip to scroll on phones. */
export function SideNavigation() {
  const { registry, session, shell } = useFrame();
  const t = useTexts(shellTexts);
  const { pathname } = useObservable(shell.navigation).location;
  const entries = declaredEntries(useObservable(registry), 'admin-side', useObservable(session));
  return (
    <nav className={styles.side} aria-label={t('admin.navigation')}>
      <ul className={styles.list}>
        {entries.map(({ path, name }) => (
          <li key={path}>
            <a href={path} aria-current={isCurrent(path, pathname) ? 'page' : undefined}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
