import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import type { KnownPages } from './content-faults.domain.ts';
import { contentRedirects, contents } from './contents.table.ts';

/** A page that readers get. */
export interface PublicPage {
  readonly id: string;
  readonly title: string;
  readonly completeSlug: string;
  readonly metaDescription: string;
}

/** All that the faults of any page are about: two queries. */
export async function publicPages(
  db: Db,
): Promise<{ readonly pages: readonly PublicPage[]; readonly oldAddresses: readonly string[] }> {
  const pages = await db
    .select({
      id: contents.id,
      title: contents.title,
      completeSlug: contents.completeSlug,
      metaDescription: contents.metaDescription,
    })
    .from(contents)
    .where(and(eq(contents.public, true), isNull(contents.deletedAt)));
  const redirects = await db
    .select({ from: contentRedirects.from })
    .from(contentRedirects)
    .innerJoin(contents, and(eq(contents.id, contentRedirects.contentId), eq(contents.public, true)));
  return { pages, oldAddresses: redirects.map(({ from }) => from) };
}

/** What the page of this id can lead to, and what the others say. A page may lead to itself before anybody else reads it. */
export function knownTo(
  id: string,
  { pages, oldAddresses }: Awaited<ReturnType<typeof publicPages>>,
): KnownPages {
  const others = pages.filter((page) => page.id !== id && page.metaDescription.trim() !== '');
  return {
    publicIds: new Set([id, ...pages.map((page) => page.id)]),
    addresses: new Set([...oldAddresses, ...pages.map(({ completeSlug }) => completeSlug)]),
    descriptions: new Map(others.map(({ metaDescription, title }) => [metaDescription.trim(), title])),
  };
}
