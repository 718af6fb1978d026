import { createOwnPages, type OwnPageLoaders, type OwnPages } from '../services/own-pages.ts';

/** The shell's own pages: each a chunk that the build finds by its name, so that no other page pays for it. */
export const LOADERS: OwnPageLoaders = {
  login: () => import(/* webpackChunkName: "page-login" */ './login/login.page.tsx'),
  logout: () => import(/* webpackChunkName: "page-logout" */ './logout.page.tsx'),
  'passwort-vergessen': () =>
    import(/* webpackChunkName: "page-passwort-vergessen" */ './forgotten-password.page.tsx'),
  register: () => import(/* webpackChunkName: "page-register" */ './registration.page.tsx'),
  'register-new': () => import(/* webpackChunkName: "page-register-new" */ './registration.page.tsx'),
  'register-invited': () => import(/* webpackChunkName: "page-register-invited" */ './invitation.page.tsx'),
  'register-confirm': () => import(/* webpackChunkName: "page-register-confirm" */ './confirmation.page.tsx'),
  'register-confirm-newsletter': () =>
    import(/* webpackChunkName: "page-register-confirm-newsletter" */ './newsletter-confirmation.page.tsx'),
  'register-newsletter': () =>
    import(/* webpackChunkName: "page-register-newsletter" */ './newsletter.page.tsx'),
};

/** All pages with their code, for where it is at hand. */
export async function everyOwnPage(): Promise<OwnPages> {
  const pages = createOwnPages(LOADERS);
  await Promise.all(Object.keys(LOADERS).map((pageId) => pages.load(pageId)));
  return pages;
}
