import type { NavigationState, ShellServices } from '@firn/shared-contracts/shell';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Fragment, StrictMode } from 'react';
import { Committed } from './committed.tsx';
import { type ActivePage, PageSwitch } from './page-switch.tsx';
import type { RemoteDefinition } from './pages.ts';
import { ShellProvider } from './shell-context.tsx';
import { ShellRouter } from './shell-router.tsx';

interface RemoteRootProps {
  readonly remote: RemoteDefinition;
  readonly shell: ShellServices;
  readonly queryClient: QueryClient;
  readonly initial: ActivePage;
  /** The visitor is there as this is drawn; null on the server, which hydrates nothing. */
  readonly drawn?: NavigationState | null;
  readonly onCommit: () => void;
}

/** The whole tree of a remote; the same on the server and in the browser. */
export function RemoteRoot({ remote, shell, queryClient, initial, drawn = null, onCommit }: RemoteRootProps) {
  const Providers = remote.Providers ?? Fragment;
  return (
    <StrictMode>
      <ShellProvider shell={shell} owner={`${remote.name}@${remote.version}/`} drawn={drawn}>
        <QueryClientProvider client={queryClient}>
          <ShellRouter navigation={shell.navigation}>
            <Providers>
              <Committed onCommit={onCommit}>
                <PageSwitch remote={remote} initial={initial} />
              </Committed>
            </Providers>
          </ShellRouter>
        </QueryClientProvider>
      </ShellProvider>
    </StrictMode>
  );
}
