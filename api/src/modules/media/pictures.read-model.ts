import { ne, type SQL } from 'drizzle-orm';
import type { Reference } from '../../records/index.ts';
import { PDF_FORMAT } from './media.domain.ts';
import { mediaObjects } from './media.table.ts';

/** Condition on files of the library that are pictures. */
export const arePictures = (): SQL => ne(mediaObjects.encodingFormat, PDF_FORMAT);

/** A field that shows a file of the library, which a PDF is not for (docs/domain/permissions.md#pictures). */
export const pictureReference: Reference = { table: mediaObjects, among: arePictures() };
