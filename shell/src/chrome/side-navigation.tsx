import { useObservable, useTexts } from '@firn/shared-ui/remote';
import { shellTexts } from '../i18n/shell-texts.ts';
import { useFrame } from '../model/frame-model.tsx';
import { currentEntry, declaredEntries } from './menu-entries.ts';
import styles from './side-navigation.module.css';

/** The areas of the administration, as its remote declares them; a strip to scroll on phones. */
export function SideNavigation() {
  const { registry, session, shell } = useFrame();
  const t = useTexts(shellTexts);
  const { location } = useObservable(shell.navigation);
  const entries = declaredEntries(useObservable(registry), 'admin-side', useObservable(session));
  const current = currentEntry(entries, location);
  return (
    <nav className={styles.side} aria-label={t('admin.navigation')}>
      <ul className={styles.list}>
        {entries.map(({ path, name }) => (
          <li key={path}>
            <a href={path} aria-current={path === current?.path ? 'page' : undefined}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
