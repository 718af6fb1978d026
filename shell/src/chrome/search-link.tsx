import { useObservable } from '@firn/shared-ui/remote';
import { useFrame } from '../model/frame-model.tsx';
import { OPENS_SEARCH, SEARCH_PATH } from '../search/opens-search.ts';
import { SearchIcon } from './icons.tsx';
import { declaredEntries } from './menu-entries.ts';
import styles from './site-header.module.css';

/** Leads to the page of the search; once the script runs it opens the search over the page (docs/domain/search.md#over-any-page). */
export function SearchLink() {
  const { registry, session } = useFrame();
  const entries = declaredEntries(useObservable(registry), 'header', useObservable(session));
  const entry = entries.find(({ path }) => path === SEARCH_PATH);
  if (!entry) return null;
  return (
    <a
      className={styles.search}
      href={entry.path}
      aria-label={entry.name}
      title={`${entry.name} (Ctrl K)`}
      aria-keyshortcuts="Control+K Meta+K"
      {...{ [OPENS_SEARCH]: '' }}
    >
      <SearchIcon />
    </a>
  );
}
