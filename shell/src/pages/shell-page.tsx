import { ByPhonePage, isByPhonePage } from './by-phone.page.tsx';
import { LoginPage } from './login.page.tsx';
import { LogoutPage } from './logout.page.tsx';

/** The shell's own pages, by their id in remote.json. */
export function ShellPage({ pageId }: { readonly pageId: string }) {
  if (pageId === 'login') return <LoginPage />;
  if (pageId === 'logout') return <LogoutPage />;
  return isByPhonePage(pageId) ? <ByPhonePage pageId={pageId} /> : null;
}
