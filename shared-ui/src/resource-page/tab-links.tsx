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

/** Tabs that are pages: each has an address of its own. Where one came from stays known on all of them. */
export function TabLinks({ label, tabs }: TabLinksProps) {
  const { pathname, state } = useLocation();
  return (
    <nav aria-label={label} className={styles.tabs}>
      {tabs.map(({ path, text }) => (
        <Link key={path} to={path} state={state} aria-current={path === pathname ? 'page' : undefined}>
          {text}
        </Link>
      ))}
    </nav>
  );
}
