import type { ContentBlockInput } from '@firn/shared-contracts/api';
import type { BlockData } from '@firn/shared-contracts/content';
import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { contents } from '../contents/contents.table.ts';
import { findMediaObjects } from '../media/index.ts';
import { readSettings } from '../settings/index.ts';

function headPictureId(blocks: readonly ContentBlockInput[]): string | null {
  const head = blocks.find(({ kind }) => kind === 'header-image')?.data as
    | BlockData<'header-image'>
    | undefined;
  return head?.picture.media?.split('/').at(-1) ?? null;
}

/** What the social picture of a public page is made of; null for any other page. */
export async function readSocialFacts(db: Db, id: string) {
  const { title, blocks } = contents;
  const isRead = and(eq(contents.id, id), contents.public, isNull(contents.deletedAt));
  const [page] = await db.select({ title, blocks }).from(contents).where(isRead);
  if (!page) return null;
  const pictureId = headPictureId(page.blocks);
  const pictures = await findMediaObjects(db, pictureId ? [pictureId] : []);
  const { name: company } = await readSettings(db);
  return { title: page.title, company, picture: (pictureId && pictures.get(pictureId)) || null };
}

export type SocialPage = NonNullable<Awaited<ReturnType<typeof readSocialFacts>>>;
