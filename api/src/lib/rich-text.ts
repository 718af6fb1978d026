import { RICH_TEXT } from '@firn/shared-contracts/domain';
import sanitizeHtml from 'sanitize-html';

/**
 * Formatted text as Firn keeps it: the tags, attributes and link schemes of `RICH_TEXT`, everything else is taken out,
 * the text inside stays. What the editor writes comes through unchanged.
 */
export function cleanRichText(html: string): string {
  const clean = sanitizeHtml(html, {
    allowedTags: [...RICH_TEXT.tags],
    allowedAttributes: Object.fromEntries(
      Object.entries(RICH_TEXT.attributes).map(([tag, names]) => [tag, [...names]]),
    ),
    allowedSchemes: [...RICH_TEXT.linkSchemes],
    allowProtocolRelative: false,
  })
    .replaceAll('<br />', '<br>')
    .trim();
  return clean === '<p></p>' ? '' : clean;
}
