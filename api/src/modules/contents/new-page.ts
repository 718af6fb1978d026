import type { Tx } from '../../db/client.ts';
import { addressBelow, ownedBy, slugOfTitle } from './addresses.domain.ts';
import type { PageRecord } from './contents.repository.ts';
import { findPage, isTaken, takePageTurn } from './pages.repository.ts';

/** The slug of a title, with a number where the plain one is not free. */
async function freeSlug(tx: Tx, title: string, parent: string | null): Promise<string> {
  const slug = slugOfTitle(title);
  for (let number = 1; ; number += 1) {
    const candidate = number === 1 ? slug : `${slug}-${number}`;
    const address = addressBelow(parent, candidate);
    if (ownedBy(address) === null && !(await isTaken(tx, address, null))) return candidate;
  }
}

/** A page without blocks, which nobody reads yet. */
export async function newPage(tx: Tx, given: Partial<PageRecord>): Promise<PageRecord> {
  await takePageTurn(tx);
  const parent = given.parent ? await findPage(tx, given.parent) : null;
  return {
    title: '',
    slug: given.slug ?? (await freeSlug(tx, given.title ?? '', parent?.completeSlug ?? null)),
    metaDescription: '',
    metaKeywords: '',
    metaIndex: true,
    blocks: [],
    parent: null,
  };
}
