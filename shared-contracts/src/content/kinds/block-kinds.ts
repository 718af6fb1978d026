import type { TObject } from 'typebox';
import type { BlockFields } from '../block-field.ts';
import type { BlockKindDefinition, DataOf } from '../block-kind.ts';
import { callToAction } from '../blocks/call-to-action.ts';
import { columns } from '../blocks/columns.ts';
import { dates } from '../blocks/dates.ts';
import { download } from '../blocks/download.ts';
import { finder } from '../blocks/finder.ts';
import { gallery } from '../blocks/gallery.ts';
import { groupSize } from '../blocks/group-size.ts';
import { headerImage } from '../blocks/header-image.ts';
import { map } from '../blocks/map.ts';
import { newsletter } from '../blocks/newsletter.ts';
import { offers } from '../blocks/offers.ts';
import { picture } from '../blocks/picture.ts';
import { picturePair } from '../blocks/picture-pair.ts';
import { priceTable } from '../blocks/price-table.ts';
import { questions } from '../blocks/questions.ts';
import { quote } from '../blocks/quote.ts';
import { subtitle } from '../blocks/subtitle.ts';
import { team } from '../blocks/team.ts';
import { text } from '../blocks/text.ts';
import { video } from '../blocks/video.ts';

/** All kinds of blocks, in the order in which the office finds them. A new kind is added here alone. */
export const BLOCK_KINDS = {
  'header-image': headerImage,
  subtitle,
  text,
  picture,
  'picture-pair': picturePair,
  gallery,
  quote,
  'call-to-action': callToAction,
  questions,
  'price-table': priceTable,
  team,
  dates,
  finder,
  offers,
  'group-size': groupSize,
  map,
  download,
  newsletter,
  video,
  columns,
} as const;

export type BlockKind = keyof typeof BLOCK_KINDS;

/** The data of a block, by its kind. */
export type BlockData<Kind extends BlockKind> = DataOf<(typeof BLOCK_KINDS)[Kind]>;

/** What is known of any kind. */
export type AnyBlockKind = BlockKindDefinition<BlockKind, BlockFields> & { readonly schema: TObject };

export const isBlockKind = (kind: string): kind is BlockKind => Object.hasOwn(BLOCK_KINDS, kind);

/** Null for a kind that this version does not know: its blocks are left out, and kept. */
export const blockKindOf = (kind: string): AnyBlockKind | null =>
  isBlockKind(kind) ? (BLOCK_KINDS[kind] as unknown as AnyBlockKind) : null;
