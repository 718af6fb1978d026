import type { ContentDocument } from '@firn/shared-contracts/api';
import { blockKindOf } from '@firn/shared-contracts/content';
import { eq, isNull } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import type { RecordKind } from '../../records/index.ts';
import { mediaObjects } from '../media/media.table.ts';
import { addressBelow, TAKEN } from './addresses.domain.ts';
import { cleanBlocks } from './clean-blocks.ts';
import { draftDocument } from './content-document.domain.ts';
import { contents } from './contents.table.ts';
import { findPage, forgetRedirects, lockPage } from './pages.repository.ts';
import { storeDraft } from './store-draft.repository.ts';

/** A page as the office writes it: its draft. */
export interface PageRecord extends ContentDocument {
  readonly parent: string | null;
}

const documentOf = ({ parent: _, ...document }: PageRecord): ContentDocument => document;

/** The log keeps which blocks there were, not every word: versions do. */
const blocksInWords = (blocks: PageRecord['blocks']): string[] =>
  blocks.map(({ kind }) => blockKindOf(kind)?.label ?? kind);

export const contentKind: RecordKind<PageRecord> = {
  entity: 'content',
  collection: 'contents',
  table: contents,
  // Blocks name pictures; one that goes meanwhile is named by its key.
  references: { parent: { table: contents }, media: { table: mediaObjects } },
  unique: { contents_address_key: { field: TAKEN.propertyPath, message: TAKEN.message } },
  labelOf: ({ title }) => title,
  normalisers: { blocks: cleanBlocks, title: (title) => title.trim() },
  logged: { blocks: blocksInWords },
  async load(db: Db, id, { lock } = { lock: false }) {
    const page = lock ? await lockPage(db as Tx, id) : await findPage(db as Tx, id);
    if (!page || page.deletedAt !== null) return null;
    return { id, version: page.version, record: { ...draftDocument(page), parent: page.parentId } };
  },
  async insert(tx, record, now) {
    const parent = record.parent === null ? null : await findPage(tx, record.parent);
    const document = documentOf(record);
    const completeSlug = addressBelow(parent?.completeSlug ?? null, record.slug);
    const position = await tx.$count(
      contents,
      record.parent === null ? isNull(contents.parentId) : eq(contents.parentId, record.parent),
    );
    const values = { ...document, blocks: [], draft: document, parentId: record.parent, completeSlug };
    const [row] = await tx
      .insert(contents)
      .values({ ...values, position, createdAt: now, updatedAt: now })
      .returning({ id: contents.id });
    if (!row) throw new Error('The page was not inserted.');
    await forgetRedirects(tx, [completeSlug]);
    return row.id;
  },
  update: (tx, id, next, _changed, now) => storeDraft(tx, id, documentOf(next), now),
  // A removal is a step of its own: the bin.
  remove: async () => {
    throw new Error('A page goes to the bin.');
  },
};
