import type { NavigationState, Observable, SessionState, ShellServices } from '@firn/shared-contracts/shell';
import { createContext, type ReactNode, useCallback, useContext, useSyncExternalStore } from 'react';
import { bindTexts, type Texts, type Translate } from '../i18n/define-texts.ts';

const ShellContext = createContext<ShellServices | null>(null);
const OwnerContext = createContext('');
const DrawnContext = createContext<NavigationState | null>(null);

interface ShellProviderProps {
  readonly shell: ShellServices;
  /** Whose texts are read below, such as `mfe-admin@1.2.0/`; nobody's in the shell itself. */
  readonly owner?: string;
  /** Where the visitor was when the server drew what is being hydrated; null where nothing is. */
  readonly drawn?: NavigationState | null;
  readonly children: ReactNode;
}

export function ShellProvider({ shell, owner = '', drawn = null, children }: ShellProviderProps) {
  return (
    <ShellContext value={shell}>
      <OwnerContext value={owner}>
        <DrawnContext value={drawn}>{children}</DrawnContext>
      </OwnerContext>
    </ShellContext>
  );
}

export function useShell(): ShellServices {
  const shell = useContext(ShellContext);
  if (!shell) throw new Error('useShell needs a ShellProvider above it.');
  return shell;
}

/**
 * The current value of something the shell owns; rerenders when it changes. What the server drew is hydrated with the
 * address it was drawn for: a visitor who has gone back meanwhile gets the other page right after.
 */
export function useObservable<T>(observable: Observable<T>): T {
  const drawn = useContext(DrawnContext);
  const navigation = useContext(ShellContext)?.navigation;
  const subscribe = useCallback((listener: () => void) => observable.subscribe(listener), [observable]);
  const get = useCallback(() => observable.get(), [observable]);
  const isDrawn = drawn !== null && (observable as unknown) === navigation;
  return useSyncExternalStore(subscribe, get, isDrawn ? () => drawn as T : get);
}

export function useSession(): SessionState {
  return useObservable(useShell().session);
}

/** `const t = useTexts(bookingTexts); t('sections.people')`; adds the texts where nobody has yet. */
export function useTexts<T extends Texts>(texts: T): Translate<T> {
  return bindTexts(useShell().i18n, texts, useContext(OwnerContext));
}
