/** A list as somebody wants to find it again. */
export interface SavedView {
  readonly name: string;
  /** Of the address, without a question mark. */
  readonly search: string;
}

export const MOST_VIEWS = 20;

const keyOf = (userId: string, list: string) => `firn:views:${list}:${userId}`;

const isView = (value: unknown): value is SavedView =>
  typeof value === 'object' &&
  value !== null &&
  'name' in value &&
  typeof value.name === 'string' &&
  'search' in value &&
  typeof value.search === 'string';

/** What somebody has saved on this device. Storage that is refused, or holds another shape, holds nothing. */
export function readViews(userId: string, list: string): readonly SavedView[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(userId, list)) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isView).slice(0, MOST_VIEWS) : [];
  } catch {
    return [];
  }
}

export function writeViews(userId: string, list: string, views: readonly SavedView[]): void {
  try {
    localStorage.setItem(keyOf(userId, list), JSON.stringify(views));
  } catch {
    // Full or refused: the views last as long as the page.
  }
}

/** What of an address makes a view: not the page somebody has turned to. In one order, to be compared. */
export function viewSearch(search: string): string {
  const params = new URLSearchParams(search);
  params.delete('page');
  params.sort();
  return params.toString();
}
