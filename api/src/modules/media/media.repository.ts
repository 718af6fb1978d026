import type { Db } from '../../db/client.ts';
import { type RecordKind, tableKind } from '../../records/index.ts';
import type { MediaFormat } from './media.domain.ts';
import { mediaObjects } from './media.table.ts';

/** Keeps the row of a picture; one of a known id is left as it is. */
export async function insertMediaObject(db: Db, media: typeof mediaObjects.$inferInsert): Promise<void> {
  await db.insert(mediaObjects).values(media).onConflictDoNothing();
}

/** What is known of a picture's file. */
export interface MediaFileRecord {
  readonly encodingFormat: MediaFormat;
  readonly width: number;
  readonly height: number;
  readonly bytes: number | null;
  readonly fileName: string | null;
  readonly fileVersion: number;
}

export interface MediaRecord extends MediaFileRecord {
  readonly title: string;
  readonly alt: string | null;
  readonly uploadedById: string | null;
}

export const mediaKind = tableKind<MediaRecord>({
  entity: 'media_object',
  collection: 'extended_media_objects',
  table: mediaObjects,
  columns: {
    title: 'title',
    alt: 'alt',
    encodingFormat: 'encodingFormat',
    width: 'width',
    height: 'height',
    bytes: 'bytes',
    fileName: 'fileName',
    fileVersion: 'fileVersion',
    uploadedById: 'uploadedById',
  },
  references: {},
  unique: {},
  labelOf: ({ title }) => title,
});

/** A picture whose id is known before its row is there, because its file is stored first. */
export const mediaKindOf = (id: string): RecordKind<MediaRecord> => ({
  ...mediaKind,
  async insert(tx, record) {
    await tx.insert(mediaObjects).values({ id, ...record });
    return id;
  },
});
