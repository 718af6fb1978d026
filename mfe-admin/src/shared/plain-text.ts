/** The text of HTML, to be compared in one line; null is empty. */
export const plainText = (html: string | null): string => (html ?? '').replace(/<[^>]+>/g, ' ').trim();
