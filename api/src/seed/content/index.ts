import { COMPANY_PAGES } from './company-pages.ts';
import { OFFER_PAGES } from './offer-pages.ts';
import { LEGAL_PAGES, SERVICE_PAGES } from './service-pages.ts';
import type { PageSeed } from './types.ts';

export const PAGES: readonly PageSeed[] = [
  ...COMPANY_PAGES,
  ...OFFER_PAGES,
  ...SERVICE_PAGES,
  ...LEGAL_PAGES,
];

/** Top entries of the navigation, in order; each brings its children along. */
const MENU = ['sommer', 'winter', 'kurse', 'gut-zu-wissen', 'uber-uns', 'team', 'kontakt'];

export const NAVIGATION: readonly PageSeed[] = MENU.flatMap(
  (slug) => PAGES.find((page) => page.slug === slug) ?? [],
);
