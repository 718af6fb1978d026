import type { EventReportResponse } from '@firn/shared-contracts/api';
import type { Db } from '../../db/client.ts';
import type { Actor, Visitor } from '../../lib/principal.ts';
import { conflict, notFound } from '../../lib/problem.ts';
import { documentKey } from '../documents/index.ts';
import { showPicture } from '../event-pictures/index.ts';
import { reportOf } from './event-reports.read-model.ts';
import { carriedBy, storePictures } from './event-reports.repository.ts';
import type { EventReportsDeps } from './event-reports-deps.ts';

interface Publishing {
  readonly eventId: string;
  /** Id of the document. */
  readonly pictureId: string;
  readonly visitor: Visitor;
  readonly actor: Actor | null;
  readonly now: Date;
}

/** @throws 404 for a picture that the report does not have, 409 for one that guests see already. */
async function findUnpublished(db: Db, { eventId, pictureId }: Publishing) {
  const { pictures = [] } = (await carriedBy(db, eventId)) ?? {};
  const picture = pictures.find(({ documentId }) => documentId === pictureId);
  if (!picture) throw notFound();
  if (picture.publishedAs)
    throw conflict('/problems/picture-published', 'Dieses Bild ist schon veröffentlicht.');
  return { picture, pictures };
}

/**
 * Shows a picture of the report to guests, behind those that the event shows by then
 * (docs/domain/events.md#receipts-and-pictures-of-a-report).
 * @throws 404 for a picture that is not there, 409 for one that is published, 422 where the event shows too many.
 */
export async function publishPicture(
  { db, media, documents, signer }: EventReportsDeps,
  publishing: Publishing,
): Promise<EventReportResponse> {
  const { eventId, pictureId, now } = publishing;
  const { picture } = await findUnpublished(db, publishing);
  const bytes = await documents.get(documentKey({ id: pictureId, kind: 'report_picture' }));
  if (!bytes) throw notFound();
  const upload = { bytes, fileName: picture.fileName, words: {} };
  await showPicture({ ...publishing, db, store: media }, upload, async (tx, publishedAs) => {
    // Two may press at once: the second finds it published.
    const { pictures } = await findUnpublished(tx, publishing);
    const marked = pictures.map((each) => (each.documentId === pictureId ? { ...each, publishedAs } : each));
    await storePictures(tx, eventId, marked);
  });
  const report = await reportOf(db, eventId, { signer, now });
  if (!report) throw notFound();
  return report;
}
