import { randomInt, randomUUID } from 'node:crypto';
import { type MediaObjectResponse, WRITE_PROBLEMS } from '@firn/shared-contracts/api';
import type { Db } from '../../db/client.ts';
import type { FileStore } from '../../lib/file-store.ts';
import { authorIdOf } from '../../lib/principal.ts';
import { notFound, Problem } from '../../lib/problem.ts';
import { invalidFile } from '../../lib/read-form.ts';
import {
  createRecord,
  type Precondition,
  patchRecord,
  removeRecord,
  type WriteContext,
} from '../../records/index.ts';
import { extensionOf, fileStem, isPicture, keysOf, originalKey, titleOfFile } from './media.domain.ts';
import { findMediaObject } from './media.read-model.ts';
import { type MediaFileRecord, type MediaRecord, mediaKind, mediaKindOf } from './media.repository.ts';
import { mediaUsage } from './media-usages.read-model.ts';
import { type PreparedMedia, prepareMedia } from './prepare-media.ts';
import type { Upload } from './read-upload.ts';

interface UploadContext extends WriteContext {
  readonly store: FileStore;
}

/** Of a column of type integer. */
const HIGHEST_INTEGER = 2 ** 31 - 1;

const noRules = async () => [];

async function finish(db: Db, id: string): Promise<MediaObjectResponse> {
  const media = await findMediaObject(db, id);
  if (!media) throw notFound();
  return media;
}

/** Files of a picture, its variants with it, or the one of a PDF. */
export async function removeFiles(
  store: FileStore,
  id: string,
  { fileVersion, encodingFormat }: Pick<MediaRecord, 'fileVersion' | 'encodingFormat'>,
): Promise<void> {
  await Promise.all(keysOf(fileStem(id, fileVersion), encodingFormat).map((key) => store.remove(key)));
}

/** Stores a file, then what is written of it; where that fails, the file goes again. */
async function withFile<T>(
  { store }: UploadContext,
  { id, fileVersion }: { readonly id: string; readonly fileVersion: number },
  { prepared, fileName }: { readonly prepared: PreparedMedia; readonly fileName: string },
  write: (file: MediaFileRecord) => Promise<T>,
): Promise<T> {
  const { encodingFormat, width, height, file } = prepared;
  const key = originalKey(fileStem(id, fileVersion), extensionOf(encodingFormat) ?? '');
  await store.put(key, file);
  try {
    return await write({ encodingFormat, width, height, bytes: file.length, fileName, fileVersion });
  } catch (error) {
    await store.remove(key);
    throw error;
  }
}

/** Adds a file of those kinds that `prepare` takes. @throws 422 naming the field. */
export async function uploadMedia(
  context: UploadContext,
  upload: Upload,
  prepare: (bytes: Buffer) => Promise<PreparedMedia> = prepareMedia,
): Promise<MediaObjectResponse> {
  const id = randomUUID();
  const given = { prepared: await prepare(upload.bytes), fileName: upload.fileName };
  return withFile(context, { id, fileVersion: 1 }, given, (file) =>
    createRecord(
      context,
      { kind: mediaKindOf(id), rules: noRules, finish },
      upload.words,
      async (_tx, _given, { actor }) => ({
        title: titleOfFile(upload.fileName),
        alt: null,
        uploadedById: authorIdOf(actor),
        ...file,
      }),
    ),
  );
}

const PICTURE_STAYS = 'Hier steht ein Bild, und Seiten zeigen es. Bitte wähle wieder ein Bild.';
const PDF_STAYS = 'Hier steht ein PDF, und Seiten bieten es an. Bitte wähle wieder ein PDF.';

/**
 * Puts another file of the same kind under the same id: whatever shows the picture shows the new one.
 * @throws 404, StaleError, 422 naming the field.
 */
export async function replaceMediaFile(
  context: UploadContext,
  { id, precondition }: { readonly id: string; readonly precondition: Precondition },
  upload: Upload,
): Promise<MediaObjectResponse> {
  const before = await mediaKind.load(context.db, id);
  if (!before) throw notFound();
  // Of two uploads at once each has a name of its own: the loser removes its file, not the winner's.
  const fileVersion = randomInt(2, HIGHEST_INTEGER);
  // What is removed at the end is what was there at the start, also for callers that send no version.
  const isSame: Precondition = (version) => version === before.version && precondition(version);
  const writing = { kind: mediaKind, rules: noRules, finish };
  const prepared = await prepareMedia(upload.bytes);
  const wasPicture = isPicture(before.record.encodingFormat);
  if (wasPicture !== isPicture(prepared.encodingFormat))
    throw invalidFile(wasPicture ? PICTURE_STAYS : PDF_STAYS);
  const given = { prepared, fileName: upload.fileName };
  const replaced = await withFile(context, { id, fileVersion }, given, (patch) =>
    patchRecord(context, writing, { id, precondition: isSame, patch }),
  );
  await removeFiles(context.store, id, before.record);
  return replaced;
}

const isStillUsed = (error: unknown): boolean =>
  error instanceof Problem && (error.type === WRITE_PROBLEMS.inUse || error.status === 404);

/** Removes a picture with its files unless something shows it, or it is gone already. */
export async function dropUnused(context: UploadContext, id: string): Promise<void> {
  const removal = { id, precondition: () => true, usedBy: mediaUsage, keeps: () => null };
  try {
    await removeFiles(context.store, id, await removeRecord(context, mediaKind, removal));
  } catch (error) {
    if (!isStillUsed(error)) throw error;
  }
}
