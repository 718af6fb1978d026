import {
  type ActiveOverride,
  type PageMatch,
  type ResolvedRegistry,
  SHELL_NAME,
} from '@firn/shared-contracts/delivery';
import { guardRedirect } from '@firn/shared-contracts/domain';
import type {
  Head,
  I18n,
  Navigation,
  NavigationState,
  Observable,
  Session,
  SessionState,
} from '@firn/shared-contracts/shell';
import type { ObservableStore } from '../services/observable-store.ts';
import { defaultHead } from '../services/page-head.ts';
import { type PageView, switchedOffView, viewOf } from '../services/page-view.ts';
import { findPage, isBeyond, isSwitchedOff } from '../services/pages.ts';
import { createOutdated } from './outdated.ts';
import type { Region } from './region.ts';
import type { ScrollKeeper } from './scroll-keeper.ts';

interface RouterParts {
  readonly navigation: Navigation;
  readonly registry: Observable<ResolvedRegistry>;
  readonly session: Session;
  readonly view: ObservableStore<PageView>;
  readonly region: Region;
  readonly head: Head;
  readonly i18n: I18n;
  readonly scroll: ScrollKeeper;
  /** Versions that only this visitor sees, until they expire. */
  readonly overrides: readonly ActiveOverride[];
  readonly now: () => Date;
  /** Says that a guard has sent the visitor home. */
  readonly sayRefused: () => void;
  /** Reloads the document. */
  readonly reload: () => void;
}

function isEqualPage(a: PageMatch | null, b: PageMatch | null): boolean {
  return a !== null && b !== null && a.remote === b.remote && a.page.id === b.page.id;
}

function guardTarget(
  match: PageMatch | null,
  { user, permissions }: SessionState,
  { pathname, search }: NavigationState['location'],
): string | null {
  const visitor = { loggedIn: user !== null, permissions };
  return match && guardRedirect(match.page.guard, visitor, pathname + search);
}

/** Handles each change of address: guard, shell page, same remote, or another remote. */
export function createRouter(parts: RouterParts) {
  const { navigation, registry, session, view, region, head, i18n, scroll } = parts;
  const isOutdated = createOutdated(parts);
  let pathname = navigation.get().location.pathname;

  function arriver({ location, action }: NavigationState): () => void {
    const match = findPage(registry.get(), location.pathname);
    const isStaying = match !== null && region.isShowing(match.remote);
    return () => {
      const before = view.get();
      // A page that stays keeps what its remote has said; that code does not run again. So does the first page
      // view, where the server has asked the remote.
      const isSamePage = isEqualPage(before.match, match) && (isStaying || before.error === null);
      const isSamePath = pathname === location.pathname;
      if (!isSamePage) view.set(viewOf(match));
      else if (!isSamePath) view.set({ ...before, match, error: null });
      if (!isSamePage) head.set(defaultHead(view.get(), i18n));
      scroll.arrive(location, action, { isSamePage });
      pathname = location.pathname;
    };
  }

  /** Redirects whom the page's guard refuses; true when it does. Where a second factor is set up, the gateway knows. */
  function isSentAway(match: PageMatch | null): boolean {
    const visitor = session.get();
    const target = guardTarget(match, visitor, navigation.get().location);
    if (target === '/' && visitor.lacksSecondFactor) parts.reload();
    else if (target) navigation.replace(target);
    return Boolean(target);
  }

  /** An open page that is switched off stays until the visitor leaves it: it may hold typed text. */
  function isOff(match: PageMatch, { location }: NavigationState): boolean {
    if (!isSwitchedOff(registry.get(), match)) return false;
    const isOpen = isEqualPage(view.get().match, match) && view.get().error === null;
    return !(isOpen && pathname === location.pathname && region.isShowing(match.remote));
  }

  function refuse(match: PageMatch, { location, action }: NavigationState): void {
    region.clear();
    view.set(switchedOffView(match));
    head.set(defaultHead(view.get(), i18n));
    scroll.arrive(location, action, { isSamePage: false });
    pathname = location.pathname;
  }

  function open(state: NavigationState): void {
    const arrive = arriver(state);
    const match = findPage(registry.get(), state.location.pathname);
    if (isSentAway(match)) {
      if (navigation.get().location.pathname === '/') parts.sayRefused();
      return;
    }
    if (!match) {
      region.clear();
      arrive();
    } else if (match.remote !== SHELL_NAME && isOff(match, state)) {
      refuse(match, state);
    } else if (region.isShowing(match.remote)) {
      region.move(match);
      arrive();
    } else {
      void region.show(match, arrive);
    }
  }

  return {
    /** Opens the page the document was requested for. With `isErrorPage` the server has already answered for it. */
    start({ isErrorPage }: { readonly isErrorPage: boolean }): void {
      navigation.subscribe(() => {
        const state = navigation.get();
        const { pathname: path } = state.location;
        const isNew = state.action === 'PUSH' && isOutdated(findPage(registry.get(), path));
        if (isNew || isBeyond(registry.get(), path)) {
          parts.reload();
          return;
        }
        scroll.depart();
        open(state);
      });
      // The gateway judged the cookie's user; an impersonation or an expired session shows only later.
      session.subscribe(() => void isSentAway(findPage(registry.get(), navigation.get().location.pathname)));
      if (!isErrorPage) open(navigation.get());
    },
  };
}
