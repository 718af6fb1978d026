import { Link, useLocation } from 'react-router';
import styles from './tab-links.module.css';

export interface TabLink {
  readonly path: string;
  readonly text: string;
}

interface TabLinksProps {
  /** Names the group, such as «Ansichten». */
  readonly label: string;
  readonly tabs: readonly TabLink[];
}

/** Brings the current tab into sight where the row is wider than its room. The page itself stays where it is. */
function showCurrent(tab: HTMLElement | null): void {
  const row = tab?.parentElement;
  if (tab && row) row.scrollLeft = tab.offsetLeft - row.offsetLeft;
}

/** Tabs that are pages: each has an address of its own. Where one came from stays known on all of them. */
export function TabLinks({ label, tabs }: TabLinksProps) {
  const { pathname, state } = useLocation();
  return (
    <nav aria-label={label} className={styles.tabs}>
      {tabs.map(({ path, text }) => {
        const isCurrent = path === pathname;
        return (
          <Link
            key={path}
            ref={isCurrent ? showCurrent : undefined}
            to={path}
            state={state}
            aria-current={isCurrent ? 'page' : undefined}
          >
            {text}
          </Link>
        );
      })}
    </nav>
  );
}
