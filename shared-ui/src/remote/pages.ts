import type { PageDeclaration } from '@firn/shared-contracts/delivery';
import type { ShellServices } from '@firn/shared-contracts/shell';
import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';

export interface PageContext {
  readonly shell: ShellServices;
  readonly queryClient: QueryClient;
  /** Parameters of the page's path. */
  readonly params: Readonly<Record<string, string>>;
  readonly searchParams: URLSearchParams;
  /**
   * True where the server has drawn the page that is being hydrated. Parts below a `Suspense` may not be hydrated yet:
   * data that comes before them would differ from what the server drew, so they ask themselves for what lacks.
   */
  readonly isDrawn?: boolean;
}

/** Where a page redirects the visitor instead of showing itself. */
export interface PageRedirect {
  readonly redirect: string;
  /** For an address that is given up: search engines take the new one, and browsers remember it. Default false. */
  readonly permanent?: boolean;
}

/** What a page's chunk exports. */
export interface PageModule {
  readonly Page: ComponentType;
  /**
   * Puts the page's data into the query client before rendering: awaited on the server, started together with
   * rendering in the browser. Must not throw for a missing record; the page shows that itself.
   */
  prefetch?(context: PageContext): Promise<PageRedirect | undefined>;
}

/** Page id -> its chunk, loaded with `import(/* webpackChunkName: "page-{id}" *\/ …)`. */
export type PageLoaders = Readonly<Record<string, () => Promise<PageModule>>>;

export interface RemoteDefinition {
  readonly name: string;
  readonly version: string;
  /** `pages` of remote.json. */
  readonly pages: readonly PageDeclaration[];
  readonly loaders: PageLoaders;
  /** Providers around every page of the remote (Mantine, jotai). */
  readonly Providers?: ComponentType<{ readonly children: React.ReactNode }>;
  /** Version switching; a remote that holds no typed text leaves it out and can always switch. */
  readonly switching?: Pick<
    import('@firn/shared-contracts/shell').RemoteLifecycles,
    'canSwitch' | 'snapshot' | 'restore'
  >;
}
