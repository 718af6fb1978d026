import { useHydrated, useObservable, useTexts } from '@firn/shared-ui/remote';
import { shellTexts } from '../i18n/shell-texts.ts';
import { useFrame } from '../model/frame-model.tsx';
import { currentEntry, declaredEntries } from './menu-entries.ts';
import styles from './side-navigation.module.css';

/**
 * The areas of the administration, as its remote declares them; a strip to scroll on phones. A mark stands beside its
 * link and describes it: the link keeps the name of its area.
 */
export function SideNavigation() {
  const { registry, session, shell, menuCounters } = useFrame();
  const t = useTexts(shellTexts);
  const { location } = useObservable(shell.navigation);
  const counters = useObservable(menuCounters);
  const entries = declaredEntries(useObservable(registry), 'admin-side', useObservable(session));
  // A reload has the history's state, which the server knows nothing of: React would leave the server's mark in place.
  const known = useHydrated() ? location : { ...location, state: null };
  const current = currentEntry(entries, known);
  return (
    <nav className={styles.side} aria-label={t('admin.navigation')}>
      <ul className={styles.list}>
        {entries.map(({ path, name, isUpcoming }) => {
          const counter = counters[path];
          return (
            <li key={path}>
              <a
                href={path}
                aria-current={path === current?.path ? 'page' : undefined}
                aria-describedby={`mark:${path}`}
              >
                {name}
              </a>
              <span id={`mark:${path}`} className={styles.mark} data-counts={Boolean(counter)}>
                {counter ? (
                  <span role="img" aria-label={counter.label}>
                    {counter.count}
                  </span>
                ) : (
                  isUpcoming && t('admin.upcoming')
                )}
              </span>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
