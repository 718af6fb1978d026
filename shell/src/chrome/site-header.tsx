import { useObservable, useTexts } from '@firn/shared-ui/remote';
import { useRef } from 'react';
import { shellTexts } from '../i18n/shell-texts.ts';
import { useFrame } from '../model/frame-model.tsx';
import { AccountSign } from './account-sign.tsx';
import { FrameSlot } from './frame-slot.tsx';
import { BackIcon, CloseIcon, MenuIcon } from './icons.tsx';
import { Logo } from './logo.tsx';
import { MainMenu } from './main-menu.tsx';
import { pageEntries } from './menu-entries.ts';
import { SearchLink } from './search-link.tsx';
import { FOOTER_MENU_ID } from './site-footer.tsx';
import styles from './site-header.module.css';
import { useHeadroom } from './use-headroom.ts';
import { useMenu } from './use-menu.ts';

/** Public pages that also stand in the bar: one more from each breakpoint (md, lg, xl) on. */
const INLINE_PAGES = 3;

function HomeLink({ hasBackLink }: { readonly hasBackLink: boolean }) {
  const { shell } = useFrame();
  const t = useTexts(shellTexts);
  return (
    <div className={styles.start}>
      <a className={styles.home} data-yields={hasBackLink} href="/" aria-label={t('header.home')}>
        <Logo />
      </a>
      {hasBackLink && (
        <button
          type="button"
          className={styles.back}
          aria-label={t('header.back')}
          onClick={() => shell.navigation.go(-1)}
        >
          <BackIcon />
        </button>
      )}
    </div>
  );
}

/** The public header (docs/domain/screens.md#header). */
export function SiteHeader() {
  const { chrome, view, shell } = useFrame();
  const t = useTexts(shellTexts);
  const header = useRef<HTMLElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const menu = useMenu(header, button);
  const { isHidden, isScrolled } = useHeadroom(menu.isOpen);
  const { match, headerImage } = useObservable(view);
  const { location } = useObservable(shell.navigation);
  const isWhite = !headerImage || isScrolled || menu.isOpen;
  const pages = pageEntries(chrome.navigation);
  return (
    <header ref={header} className={styles.header} data-white={isWhite} data-hidden={isHidden}>
      <div className={styles.bar}>
        <HomeLink hasBackLink={match?.page.backLink ?? false} />
        <nav aria-label={t('header.pages')} className={styles.inline}>
          {pages.slice(0, INLINE_PAGES).map(({ id, path, name }) => (
            <a key={id} href={path} aria-current={location.pathname === path ? 'page' : undefined}>
              {name}
            </a>
          ))}
        </nav>
        <FrameSlot name="header-tools" />
        <SearchLink />
        <AccountSign />
        <noscript>
          <a className={styles.plainMenu} href={`#${FOOTER_MENU_ID}`}>
            {t('header.menu')}
          </a>
        </noscript>
        <button
          ref={button}
          type="button"
          className={styles.toggle}
          aria-expanded={menu.isOpen}
          aria-controls="firn-menu"
          onClick={menu.toggle}
        >
          <span>{menu.isOpen ? t('header.close') : t('header.menu')}</span>
          {menu.isOpen ? <CloseIcon /> : <MenuIcon />}
        </button>
      </div>
      <MainMenu isOpen={menu.isOpen} pages={pages} />
    </header>
  );
}
