import { RICH_TEXT } from '@firn/shared-contracts/domain';
import { isAllowedLink } from './links.ts';
import { rebuildWordLists } from './word-lists.ts';
import { rebuildTables } from './word-tables.ts';

const ALLOWED: ReadonlySet<string> = new Set(RICH_TEXT.tags);
/** What means the same. A page has one h1 of its own, so that a pasted one is a section's. */
const SAME_AS: Readonly<Record<string, string>> = {
  b: 'strong',
  i: 'em',
  h1: 'h2',
  h4: 'h3',
  h5: 'h3',
  h6: 'h3',
  article: 'p',
  dd: 'p',
  div: 'p',
  dt: 'p',
  pre: 'p',
  section: 'p',
  td: 'p',
  th: 'p',
};
/** Neither the element nor its text is content. */
const DROPPED: ReadonlySet<string> = new Set([
  'head',
  'iframe',
  'math',
  'noscript',
  'object',
  'script',
  'style',
  'svg',
  'template',
  'title',
]);
/** Of a `br` that Safari and Google Docs put at the end. */
const CLIPBOARD_END = 'Apple-interchange-newline';
const BLOCKS = 'p, h2, h3, ul, ol, li, blockquote';

/** Google Docs writes bold as a style, and wraps everything in a `b` that is not bold. */
function tagOf(element: HTMLElement): string {
  const name = element.localName;
  const { fontWeight, fontStyle } = element.style;
  if (name === 'b' && fontWeight === 'normal') return 'span';
  if (name === 'span' && (fontWeight === 'bold' || Number(fontWeight) >= 600)) return 'strong';
  if (name === 'span' && fontStyle === 'italic') return 'em';
  return SAME_AS[name] ?? name;
}

/** The allowed form of a node; elements that are not allowed leave what is in them. */
function cleaned(node: Node, document: Document): readonly Node[] {
  if (node.nodeType === Node.TEXT_NODE) return [document.createTextNode(node.textContent ?? '')];
  if (node.nodeType !== Node.ELEMENT_NODE) return [];
  const element = node as HTMLElement;
  if (DROPPED.has(element.localName) || element.className === CLIPBOARD_END) return [];
  const children = [...element.childNodes].flatMap((child) => cleaned(child, document));
  const tag = tagOf(element);
  const href = element.getAttribute('href') ?? '';
  if (!ALLOWED.has(tag) || (tag === 'a' && !isAllowedLink(href))) return children;
  const copy = document.createElement(tag);
  if (tag === 'a') copy.setAttribute('href', href);
  copy.append(...children);
  // A wrapper such as a `div` round paragraphs is none itself.
  return tag === 'p' && copy.querySelector(BLOCKS) ? [...copy.childNodes] : [copy];
}

const isEmpty = (element: Element): boolean =>
  element.textContent?.trim() === '' && (element.localName !== 'p' || element.closest('li') === null);

/**
 * HTML from anywhere (Word, Outlook, Google Docs, a website) as the HTML that Firn allows: no styles, no classes, no
 * empty paragraphs, lists of Word rebuilt, a paragraph for each row of a table.
 */
export function cleanHtml(html: string): string {
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  rebuildWordLists(parsed.body);
  rebuildTables(parsed.body);
  const clean = document.implementation.createHTMLDocument('');
  clean.body.append(...[...parsed.body.childNodes].flatMap((node) => cleaned(node, clean)));
  for (const element of clean.body.querySelectorAll('p, h2, h3, strong, em, a, blockquote'))
    if (isEmpty(element)) element.remove();
  return clean.body.innerHTML;
}

/** What the form holds of an editor's HTML: a text without letters is none. */
export function richTextOf(html: string): string {
  const clean = cleanHtml(html);
  return /[^\s\u00a0]/.test(clean.replace(/<[^>]*>/g, '').replaceAll('&nbsp;', ' ')) ? clean : '';
}
