import { Link, useLocation } from 'react-router';
import styles from './tab-links.module.css';

interface TabLinksProps {
  /** Names the group, such as «Ansichten». */
  readonly label: string;
  readonly tabs: readonly { readonly path: string; readonly text: string }[];
}

/** Tabs that are pages: each has an address of its own. */
export function TabLinks({ label, tabs }: TabLinksProps) {
  const { pathname } = useLocation();
  return (
    <nav aria-label={label} className={styles.tabs}>
      {tabs.map(({ path, text }) => (
        <Link key={path} to={path} aria-current={path === pathname ? 'page' : undefined}>
          {text}
        </Link>
      ))}
    </nav>
  );
}
