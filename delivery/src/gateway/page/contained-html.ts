import { parseFragment, serialize } from 'parse5';

/**
 * HTML of an extension as a browser reads it inside an element of its own. Tags and comments that it leaves open end
 * with it, and end tags of what surrounds it are dropped, so that the page after it stays what it is.
 */
export const containedHtml = (html: string): string => serialize(parseFragment(html));
