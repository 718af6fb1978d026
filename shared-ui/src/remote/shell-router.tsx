import type { Navigation } from '@firn/shared-contracts/shell';
import { type ReactNode, useMemo } from 'react';
import { createPath, NavigationType, type Navigator, Router, type To } from 'react-router';
import { useObservable } from './shell-context.tsx';

const path = (to: To) => (typeof to === 'string' ? to : createPath(to));

function toNavigator(navigation: Navigation): Navigator {
  return {
    createHref: path,
    push: (to, state) => navigation.push(path(to), state),
    replace: (to, state) => navigation.replace(path(to), state),
    go: (delta) => navigation.go(delta),
  };
}

/** react-router over the shell's one history: a router of its own would leave the shell behind (ADR 0016). */
export function ShellRouter({
  navigation,
  children,
}: {
  readonly navigation: Navigation;
  readonly children: ReactNode;
}) {
  const { location, action } = useObservable(navigation);
  const navigator = useMemo(() => toNavigator(navigation), [navigation]);
  return (
    <Router location={location} navigationType={NavigationType[ACTIONS[action]]} navigator={navigator}>
      {children}
    </Router>
  );
}

const ACTIONS = { PUSH: 'Push', REPLACE: 'Replace', POP: 'Pop' } as const;
