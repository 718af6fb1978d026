import type { ContentDocument } from '@firn/shared-contracts/api';
import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { invalid } from '../../lib/problem.ts';
import { mediaIdsOf } from './block-references.domain.ts';
import { missingMedia } from './content-media.repository.ts';
import { contentVersions } from './contents.table.ts';
import { mapBlocks } from './map-blocks.domain.ts';
import { logStep, type PageStep } from './page-log.ts';
import { storeDraft } from './store-draft.repository.ts';

const NONE = 'Diese Fassung gibt es nicht. Bitte wähle eine andere.';

/** What was said then, without the pictures that have gone since: their places are empty. */
async function withoutGone(tx: Tx, document: ContentDocument): Promise<ContentDocument> {
  const gone = await missingMedia(tx, mediaIdsOf(document.blocks));
  if (gone.length === 0) return document;
  const isGone = (iri: unknown) => mediaIdsOf([iri]).some((id) => gone.includes(id));
  const blocks = mapBlocks(document.blocks, ({ control }, value) => {
    if (control === 'file') return isGone(value) ? null : value;
    if (control !== 'picture') return value;
    const picture = value as { readonly media: string | null };
    return isGone(picture.media) ? { ...picture, media: null } : picture;
  });
  return { ...document, blocks };
}

/** The draft of a locked page becomes what a version said; its address stays (docs/domain/content.md#states). */
export async function restoreVersion(tx: Tx, step: PageStep, number: number): Promise<void> {
  const { page, now } = step;
  const [version] = await tx
    .select({ document: contentVersions.document })
    .from(contentVersions)
    .where(and(eq(contentVersions.contentId, page.id), eq(contentVersions.number, number)));
  if (!version) throw invalid([{ propertyPath: 'version', message: NONE }]);
  const { slug } = page.draft ?? page;
  await storeDraft(tx, page.id, { ...(await withoutGone(tx, version.document)), slug }, now);
  await logStep(tx, step, 'restore', { diff: { version: { from: null, to: number } } });
}
