export { defineRemote } from './define-remote.tsx';
export { LoadingBar } from './loading-bar.tsx';
export { usePageParams } from './page-switch.tsx';
export type { PageContext, PageLoaders, PageModule, PageRedirect, RemoteDefinition } from './pages.ts';
export { RemoteRoot } from './remote-root.tsx';
export { ShellProvider, useObservable, useSession, useShell, useTexts } from './shell-context.tsx';
export { ShellRouter } from './shell-router.tsx';
export { useErrorPage, useHead } from './use-head.ts';
export { TimeoutError, withTimeout } from './with-timeout.ts';
