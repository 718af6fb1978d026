import { badRequest } from './problem.ts';
import { type Query, readBoolean, readNumber } from './query.ts';

export const MAXIMUM_PAGE_SIZE = 100;
/** The most rows of `pagination=false`; a list that may grow beyond this does not allow it. */
export const MAXIMUM_UNPAGED = 1000;

/** Keeps the offset within the database's integer range. */
const MAXIMUM_PAGE = 1_000_000;

export interface Page {
  /** From 1. */
  readonly page: number;
  readonly size: number;
  readonly offset: number;
  readonly paged: boolean;
}

/** The one page of a list that is given as a whole. */
export const wholePage = (size: number): Page => ({ page: 1, size, offset: 0, paged: false });

/**
 * `page`, `itemsPerPage` and `pagination=false` (docs/wire-format.md#paging).
 * @throws 400 for a page below 1, a size that is no whole number, and `pagination=false` where the list does not
 * allow it.
 */
export function readPage(
  query: Query,
  options: { readonly size: number; readonly allowAll?: boolean },
): Page {
  if (readBoolean(query, 'pagination') === false) {
    if (options.allowAll) return wholePage(MAXIMUM_UNPAGED);
    throw badRequest(
      `Diese Liste gibt es nur seitenweise. Bitte lass «pagination=false» weg und lies sie mit «page» und «itemsPerPage» (höchstens ${MAXIMUM_PAGE_SIZE}).`,
    );
  }
  const page = readNumber(query, 'page') ?? 1;
  const wanted = readNumber(query, 'itemsPerPage') ?? options.size;
  if (!Number.isInteger(page) || page < 1) throw badRequest('Die Seite «page» beginnt bei 1.');
  if (page > MAXIMUM_PAGE) throw badRequest(`Die Seite «page» geht bis ${MAXIMUM_PAGE}.`);
  if (!Number.isInteger(wanted) || wanted < 0) {
    throw badRequest('«itemsPerPage» erwartet eine ganze Zahl ab 0.');
  }
  if (wanted === 0 && page > 1) throw badRequest('Bei «itemsPerPage=0» gibt es nur die Seite 1.');
  const size = Math.min(wanted, MAXIMUM_PAGE_SIZE);
  return { page, size, offset: (page - 1) * size, paged: true };
}
