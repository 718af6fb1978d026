import type { ContentBlockInput } from '@firn/shared-contracts/api';
import type { BlockPicture } from '@firn/shared-contracts/content';
import type { Violation } from '@firn/shared-contracts/shell';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { isAmong } from '../../db/columns.ts';
import { mediaObjects } from '../media/media.table.ts';
import { arePictures } from '../media/pictures.read-model.ts';
import { mediaIdsOf } from './block-references.domain.ts';
import { mapBlocks } from './map-blocks.domain.ts';

const GONE = 'Dieses Bild gibt es nicht mehr. Bitte wähle ein anderes.';
const NO_PICTURE = 'Das ist kein Bild. Bitte wähle ein Bild, ein PDF gehört in den Baustein «Datei».';
const NO_FILE = 'Das ist ein Bild. Bitte wähle ein PDF.';

/** Whether each of these that is in the library is a picture. */
async function arePicturesById(tx: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, boolean>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .select({ id: mediaObjects.id, isPicture: sql<boolean>`${arePictures()}` })
    .from(mediaObjects)
    .where(isAmong(mediaObjects.id, ids));
  return new Map(rows.map(({ id, isPicture }) => [id, isPicture]));
}

/** The media among these that are not in the library (any more). */
export async function missingMedia(tx: Tx, ids: readonly string[]): Promise<string[]> {
  const known = await arePicturesById(tx, ids);
  return ids.filter((id) => !known.has(id));
}

interface MediaPlace {
  readonly path: string;
  readonly control: 'picture' | 'file';
  readonly id: string;
}

/** Where blocks show pictures and offer files. */
function placesOf(blocks: readonly ContentBlockInput[]): MediaPlace[] {
  const places: MediaPlace[] = [];
  mapBlocks(blocks, ({ control }, value, path) => {
    if (control !== 'picture' && control !== 'file') return value;
    const iri = control === 'file' ? value : (value as BlockPicture).media;
    for (const id of mediaIdsOf([iri])) places.push({ path, control, id });
    return value;
  });
  return places;
}

const keyOf = ({ control, id }: MediaPlace): string => `${control} ${id}`;

/**
 * Lists the media of a page that are not in the library, and those of the wrong kind: pictures are shown, PDFs are offered.
 * A file that stood in such a place before may stay.
 */
export async function violationsOfMedia(
  tx: Tx,
  blocks: readonly ContentBlockInput[],
  before: readonly ContentBlockInput[],
): Promise<Violation[]> {
  const known = await arePicturesById(tx, mediaIdsOf(blocks));
  const isMissing = (block: ContentBlockInput) => mediaIdsOf(block).some((id) => !known.has(id));
  const missing = [...blocks.entries()].filter(([, block]) => isMissing(block));
  if (missing.length > 0)
    return missing.map(([index]) => ({ propertyPath: `blocks[${index}]`, message: GONE }));
  const kept = new Set(placesOf(before).map(keyOf));
  return placesOf(blocks)
    .filter((place) => !kept.has(keyOf(place)) && known.get(place.id) !== (place.control === 'picture'))
    .map(({ path, control }) => ({
      propertyPath: path,
      message: control === 'picture' ? NO_PICTURE : NO_FILE,
    }));
}
