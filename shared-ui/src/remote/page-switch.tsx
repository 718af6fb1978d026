import { matchPage, type PageMatch } from '@firn/shared-contracts/delivery';
import type { NavigationLocation } from '@firn/shared-contracts/shell';
import { useQueryClient } from '@tanstack/react-query';
import { createContext, useContext, useEffect, useRef, useState } from 'react';
import { LoadingBar } from './loading-bar.tsx';
import type { PageModule, RemoteDefinition } from './pages.ts';
import { useObservable, useShell } from './shell-context.tsx';
import { withTimeout } from './with-timeout.ts';

/** As long as the shell waits for a remote: a chunk that never arrives is a failure, not a page that stays silent. */
const LOAD_TIMEOUT_MS = 20_000;

export interface ActivePage {
  /** What the page was loaded for. */
  readonly location: NavigationLocation;
  readonly match: PageMatch;
  readonly module: PageModule;
}

const ParamsContext = createContext<Readonly<Record<string, string>>>({});

/** Parameters of the active page's path, as remote.json names them. */
export function usePageParams(): Readonly<Record<string, string>> {
  return useContext(ParamsContext);
}

/**
 * Loads the chunk of a path's page; null when the path is not this remote's. Rejects when it has not
 * arrived after 20 s.
 */
export async function loadPage(
  remote: RemoteDefinition,
  location: NavigationLocation,
): Promise<ActivePage | null> {
  const match = matchPage([remote], location.pathname);
  const load = match && remote.loaders[match.page.id];
  if (!match || !load) return null;
  return { location, match, module: await withTimeout(load(), LOAD_TIMEOUT_MS, 'Loading the page') };
}

/**
 * Shows the page of the current path. The previous page stays until the next one's code has loaded:
 * a Suspense fallback would be held for up to 300 ms by React (ADR 0005).
 */
export function PageSwitch({
  remote,
  initial,
}: {
  readonly remote: RemoteDefinition;
  readonly initial: ActivePage;
}) {
  const shell = useShell();
  const queryClient = useQueryClient();
  const { location } = useObservable(shell.navigation);
  const [active, setActive] = useState(initial);
  const [failure, setFailure] = useState<unknown>(null);
  const shown = useRef(initial.location);

  useEffect(() => {
    if (shown.current === location) return;
    shown.current = location;
    const show = async () => {
      const page = await loadPage(remote, location);
      if (!page || shown.current !== location) return;
      const { params } = page.match;
      const searchParams = new URLSearchParams(location.search);
      setActive(page);
      const answer = await page.module.prefetch?.({ shell, queryClient, params, searchParams });
      if (answer && shown.current === location) shell.navigation.replace(answer.redirect);
    };
    // A page that was left while still loading may fail unnoticed.
    show().catch((error: unknown) => shown.current === location && setFailure(error));
  }, [remote, location, shell, queryClient]);

  if (failure) throw failure;
  // For a page of another remote the shell shows the bar.
  const isUnderWay = active.location !== location && matchPage([remote], location.pathname) !== null;
  const { Page } = active.module;
  return (
    <ParamsContext value={active.match.params}>
      <LoadingBar isLoading={isUnderWay} />
      <Page key={active.match.page.id} />
    </ParamsContext>
  );
}
