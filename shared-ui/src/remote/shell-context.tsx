import type { Observable, SessionState, ShellServices } from '@firn/shared-contracts/shell';
import { createContext, type ReactNode, useCallback, useContext, useSyncExternalStore } from 'react';
import { bindTexts, type Texts, type Translate } from '../i18n/define-texts.ts';

const ShellContext = createContext<ShellServices | null>(null);
const OwnerContext = createContext('');

interface ShellProviderProps {
  readonly shell: ShellServices;
  /** Whose texts are read below, such as `mfe-admin@1.2.0/`; nobody's in the shell itself. */
  readonly owner?: string;
  readonly children: ReactNode;
}

export function ShellProvider({ shell, owner = '', children }: ShellProviderProps) {
  return (
    <ShellContext value={shell}>
      <OwnerContext value={owner}>{children}</OwnerContext>
    </ShellContext>
  );
}

export function useShell(): ShellServices {
  const shell = useContext(ShellContext);
  if (!shell) throw new Error('useShell needs a ShellProvider above it.');
  return shell;
}

/** The current value of something the shell owns; rerenders when it changes. */
export function useObservable<T>(observable: Observable<T>): T {
  const subscribe = useCallback((listener: () => void) => observable.subscribe(listener), [observable]);
  const get = useCallback(() => observable.get(), [observable]);
  return useSyncExternalStore(subscribe, get, get);
}

export function useSession(): SessionState {
  return useObservable(useShell().session);
}

/** `const t = useTexts(bookingTexts); t('sections.people')`; adds the texts where nobody has yet. */
export function useTexts<T extends Texts>(texts: T): Translate<T> {
  return bindTexts(useShell().i18n, texts, useContext(OwnerContext));
}
