import { RICH_TEXT } from '@firn/shared-contracts/domain';

const SCHEME = /^([a-z][a-z0-9+.-]*):/i;
const WITHIN_THE_SITE = /^\/(?![/\\])/;
const EMAIL = /^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/;
const HOST = /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?:[/?#]\S*)?$/u;

/** Whether a link may point there: a known protocol, or an address within the site. */
export function isAllowedLink(href: string): boolean {
  const scheme = SCHEME.exec(href)?.[1]?.toLowerCase();
  return scheme === undefined
    ? WITHIN_THE_SITE.test(href)
    : (RICH_TEXT.linkSchemes as readonly string[]).includes(scheme);
}

/** The address that somebody typed: `firn.ch` and `info@firn.ch` get their protocol. Null when it is none. */
export function linkOf(text: string): string | null {
  const typed = text.trim();
  if (/\s/.test(typed)) return null;
  if (EMAIL.test(typed)) return `mailto:${typed}`;
  if (HOST.test(typed)) return `https://${typed}`;
  return isAllowedLink(typed) ? typed : null;
}
