import { useObservable, useTexts } from '@firn/shared-ui/remote';
import { shellTexts } from '../i18n/shell-texts.ts';
import { useFrame } from '../model/frame-model.tsx';
import { AccountMenu } from './account-menu.tsx';
import styles from './main-menu.module.css';
import { declaredEntries, type MenuEntry } from './menu-entries.ts';
import { SubMenu } from './sub-menu.tsx';

interface MainMenuProps {
  readonly isOpen: boolean;
  readonly pages: readonly MenuEntry[];
}

/** The whole navigation: what remotes declare, the public CMS pages, and the visitor's account. */
export function MainMenu({ isOpen, pages }: MainMenuProps) {
  const { registry, session, shell } = useFrame();
  const t = useTexts(shellTexts);
  const state = useObservable(session);
  const declared = declaredEntries(useObservable(registry), 'header', state);
  // The team comes for its own pages, everybody else for the tours (docs/domain/permissions.md#menu).
  const isTeam = state.permissions.isGuide;
  const { location } = useObservable(shell.navigation);
  const first = [{ name: t('header.start'), path: '/', children: [] }, ...declared];
  return (
    <div id="firn-menu" className={styles.panel} hidden={!isOpen}>
      <div className={styles.columns} data-team={isTeam || undefined}>
        {isTeam && <AccountMenu />}
        <nav aria-label={t('header.main')}>
          <ul className={styles.list}>
            {[...first, ...pages].map((entry) => (
              <SubMenu key={entry.id ?? entry.path} entry={entry} pathname={location.pathname} />
            ))}
          </ul>
        </nav>
        {!isTeam && <AccountMenu />}
      </div>
    </div>
  );
}
