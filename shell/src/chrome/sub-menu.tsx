import { useTexts } from '@firn/shared-ui/remote';
import { useId, useState } from 'react';
import { shellTexts } from '../i18n/shell-texts.ts';
import { ChevronIcon } from './icons.tsx';
import styles from './main-menu.module.css';
import { leadsTo, type MenuEntry } from './menu-entries.ts';

interface SubMenuProps {
  readonly entry: MenuEntry;
  readonly pathname: string;
  readonly depth?: number;
}

/** One entry; its children open with the chevron, or automatically when the current page is among them. */
export function SubMenu({ entry, pathname, depth = 0 }: SubMenuProps) {
  const t = useTexts(shellTexts);
  const id = useId();
  const [chosen, setChosen] = useState<{ readonly isOpen: boolean; readonly at: string } | null>(null);
  const isOpen = chosen?.at === pathname ? chosen.isOpen : leadsTo(entry, pathname);
  const label = t(isOpen ? 'header.collapse' : 'header.expand', { name: entry.name });
  return (
    <li className={styles.item} data-depth={depth}>
      <div className={styles.entry}>
        <a
          className={styles.link}
          data-depth={depth}
          href={entry.path}
          aria-current={pathname === entry.path ? 'page' : undefined}
        >
          {entry.name}
        </a>
        {entry.children.length > 0 && (
          <button
            type="button"
            className={styles.chevron}
            aria-expanded={isOpen}
            aria-controls={id}
            aria-label={label}
            onClick={() => setChosen({ isOpen: !isOpen, at: pathname })}
          >
            <ChevronIcon />
          </button>
        )}
      </div>
      {entry.children.length > 0 && (
        <ul id={id} className={styles.children} data-depth={depth + 1} hidden={!isOpen}>
          {entry.children.map((child) => (
            <SubMenu key={child.id ?? child.path} entry={child} pathname={pathname} depth={depth + 1} />
          ))}
        </ul>
      )}
    </li>
  );
}
