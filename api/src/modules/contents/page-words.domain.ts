import type { BlockLink, BlockPicture, BlockPoint, SimpleField } from '@firn/shared-contracts/content';

/** The words of formatted text, with a space where a paragraph ends. */
export const plainWords = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .trim();

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
