import type { Observable, SessionState, ShellServices } from '@firn/shared-contracts/shell';
import { createContext, type ReactNode, useCallback, useContext, useSyncExternalStore } from 'react';

const ShellContext = createContext<ShellServices | null>(null);

export function ShellProvider({
  shell,
  children,
}: {
  readonly shell: ShellServices;
  readonly children: ReactNode;
}) {
  return <ShellContext value={shell}>{children}</ShellContext>;
}

export function useShell(): ShellServices {
  const shell = useContext(ShellContext);
  if (!shell) throw new Error('useShell needs a ShellProvider above it.');
  return shell;
}

/** The current value of something the shell owns; renders again when it changes. */
export function useObservable<T>(observable: Observable<T>): T {
  const subscribe = useCallback((listener: () => void) => observable.subscribe(listener), [observable]);
  const get = useCallback(() => observable.get(), [observable]);
  return useSyncExternalStore(subscribe, get, get);
}

export function useSession(): SessionState {
  return useObservable(useShell().session);
}

/** `t` bound to a namespace: `const t = useTexts('agenda'); t('title')`. */
export function useTexts(
  namespace: string,
): (key: string, values?: Record<string, string | number>) => string {
  const { i18n } = useShell();
  return useCallback((key, values) => i18n.t(`${namespace}:${key}`, values), [i18n, namespace]);
}
