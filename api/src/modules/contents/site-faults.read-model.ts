import type { ContentFault } from '@firn/shared-contracts/api';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { iri } from '../../lib/iri.ts';
import { draftDocument } from './content-document.domain.ts';
import { faultsOf, type KnownPages } from './content-faults.domain.ts';
import { CONTENT_COLUMNS, contents } from './contents.table.ts';
import { type PublicPage, publicPages } from './known-pages.read-model.ts';

type Site = Awaited<ReturnType<typeof publicPages>>;

/** What any page can lead to, made once for all of them: a set for each of many pages would take seconds. */
function knowledgeOf({ pages, oldAddresses }: Site) {
  const publicIds = new Set(pages.map(({ id }) => id));
  const addresses = new Set([...oldAddresses, ...pages.map(({ completeSlug }) => completeSlug)]);
  const byDescription = Map.groupBy(pages, ({ metaDescription }) => metaDescription.trim());
  return (id: string, description: string): KnownPages => {
    const same: readonly PublicPage[] = byDescription.get(description) ?? [];
    const other = same.find((page) => page.id !== id);
    return {
      publicIds: publicIds.has(id) ? publicIds : new Set([id, ...publicIds]),
      addresses,
      descriptions: new Map(other && description !== '' ? [[description, other.title]] : []),
    };
  };
}

/** What the drafts of all pages lack, or that of one: three queries (docs/domain/content.md#faults). */
export async function siteFaults(db: Db, contentId: string | null): Promise<ContentFault[]> {
  const rows = await db
    .select(CONTENT_COLUMNS)
    .from(contents)
    .where(and(isNull(contents.deletedAt), contentId === null ? undefined : eq(contents.id, contentId)))
    .orderBy(asc(contents.completeSlug));
  const knownTo = knowledgeOf(await publicPages(db));
  return rows.flatMap((row) => {
    const document = draftDocument(row);
    const content = { content: iri('contents', row.id), title: document.title };
    const faults = faultsOf(document, knownTo(row.id, document.metaDescription.trim()));
    return faults.map(({ kind, block, what }) => ({ ...content, kind, block, what }));
  });
}
