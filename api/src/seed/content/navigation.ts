import { slugify } from '@firn/shared-contracts/domain';
import { PAGES } from './index.ts';
import { placed } from './placed.ts';
import type { PageSeed } from './types.ts';

export interface NavigationSeed {
  readonly name: string;
  readonly slug: string;
  /** The address of the page it leads to, or an address that is no page of the office. */
  readonly page: string | null;
  readonly url: string | null;
  readonly children: readonly NavigationSeed[];
}

const ofPage = (page: PageSeed, address: string): NavigationSeed => ({
  name: page.title,
  slug: page.slug,
  page: address,
  url: null,
  children: (page.children ?? []).map((child) => ofPage(child, `${address}/${child.slug}`)),
});

function pageAt(address: string): NavigationSeed {
  const found = placed(PAGES).find(({ completeSlug }) => completeSlug === address);
  if (!found) throw new Error(`No page ${address}`);
  return ofPage(found.page, address);
}

const addressOf = (name: string, url: string): NavigationSeed => ({
  name,
  slug: slugify(name),
  page: null,
  url,
  children: [],
});

/** The menu; the first three stand in the header itself. */
export const NAVIGATION: readonly NavigationSeed[] = [
  pageAt('sommer'),
  pageAt('winter'),
  pageAt('kurse'),
  pageAt('private-touren'),
  pageAt('gut-zu-wissen'),
  pageAt('uber-uns'),
  addressOf('Team', '/team'),
  pageAt('kontakt'),
];
