/**
 * The HTML that a formatted text of Firn may hold. The editor of the office and the sanitiser of the API both read
 * this list: what the editor can write, the API stores unchanged, and everything else it removes.
 * `h1` is missing because it belongs to the page; styles and classes because the page decides on the look.
 */
export const RICH_TEXT = {
  tags: ['p', 'h2', 'h3', 'strong', 'em', 'ul', 'ol', 'li', 'blockquote', 'a', 'br'],
  /** By tag; a tag that is not named has none. */
  attributes: { a: ['href'] },
  /** Protocols of `href`, without the colon. Addresses within the site (`/agenda`) have none and are allowed. */
  linkSchemes: ['https', 'mailto', 'tel'],
} as const;

/** Fields of offers and events that hold formatted text. */
export const RICH_TEXT_FIELDS = [
  'programText',
  'equipmentText',
  'servicesText',
  'requirementsText',
  'curriculum',
] as const;
