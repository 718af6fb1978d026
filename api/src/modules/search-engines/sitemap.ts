import { XMLBuilder } from 'fast-xml-parser';
import type { IndexedPage } from './indexed-pages.read-model.ts';

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** Pages of remotes that change with what they list, which no record of ours says. */
const LISTS = ['/agenda', '/team'];

/** The map of the site for search engines (https://www.sitemaps.org/protocol.html). */
export function sitemap(pages: readonly IndexedPage[], origin: string): string {
  const url = [
    ...LISTS.map((path) => ({ loc: `${origin}${path}` })),
    ...pages.map(({ path, changedAt }) => ({ loc: `${origin}${path}`, lastmod: changedAt.toISOString() })),
  ];
  return new XMLBuilder({ ignoreAttributes: false }).build({
    '?xml': { '@_version': '1.0', '@_encoding': 'UTF-8' },
    urlset: { '@_xmlns': NAMESPACE, url },
  });
}
