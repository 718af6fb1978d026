import type { BlockLink, BlockPicture, BlockPoint, SimpleField } from '@firn/shared-contracts/content';
import { plainWords } from '../../lib/plain-words.domain.ts';

/** What a reader of a field reads. */
export function wordsOf({ control }: Pick<SimpleField, 'control'>, value: unknown): readonly string[] {
  if (control === 'line' || control === 'lines') return [String(value)];
  if (control === 'rich-text') return [plainWords(String(value))];
  if (control === 'link') return [(value as BlockLink).label];
  if (control === 'points') return (value as readonly BlockPoint[]).map(({ title }) => title);
  if (control !== 'picture') return [];
  const { alt, caption } = value as BlockPicture;
  return [alt, caption];
}
