import type { ContentDocument } from '@firn/shared-contracts/api';
import type { Tx } from '../../db/client.ts';
import { isEqual } from '../../records/index.ts';
import { addressBelow, parentAddress } from './addresses.domain.ts';
import { publishedDocument } from './content-document.domain.ts';
import type { ContentRow } from './contents.table.ts';
import { findPage, keepMedia, updatePage } from './pages.repository.ts';
import { readdress } from './readdress.repository.ts';

/** Title and address of a page that nobody reads follow its draft. */
async function follow(tx: Tx, page: ContentRow, document: ContentDocument, now: Date) {
  if (page.public) return {};
  const address = addressBelow(parentAddress(page.completeSlug), document.slug);
  await readdress(tx, page.completeSlug, address, now);
  return { title: document.title, slug: document.slug };
}

/** Keeps what the office wrote; none of it is a draft once it says what readers get. */
export async function storeDraft(tx: Tx, id: string, document: ContentDocument, now: Date): Promise<void> {
  const page = await findPage(tx, id);
  if (!page) throw new Error(`The page ${id} is not there.`);
  const followed = await follow(tx, page, document, now);
  const published = { ...publishedDocument(page), ...followed };
  const isChanged = page.publishedAt === null || !isEqual(published, document);
  await updatePage(tx, id, { ...followed, draft: isChanged ? document : null }, now);
  await keepMedia(tx, id, [published, document]);
}
