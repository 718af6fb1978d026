import type { PageMatch, PageState } from '@firn/shared-contracts/delivery';

export interface PageError {
  readonly status: number;
  readonly message?: string;
}

/** What the frame shows besides the region; changes when a navigation has arrived, not when it starts. */
export interface PageView {
  /** Null for an unknown page. */
  readonly match: PageMatch | null;
  readonly headerImage: boolean;
  /** Last crumb, whose name the registry cannot know; `path` is the record it names. */
  readonly breadcrumb: { readonly label: string; readonly path: string | null } | null;
  /** Set when the shell's error page replaces the region. */
  readonly error: PageError | null;
}

/** The view of a page that is switched off, as the gateway answers it. */
export function switchedOffView(match: PageMatch): PageView {
  return { ...viewOf(match), headerImage: false, error: { status: 503 } };
}

/** The view of a page before its remote has set anything. */
export function viewOf(match: PageMatch | null): PageView {
  return {
    match,
    headerImage: match?.page.headerImage ?? false,
    breadcrumb: null,
    error: match ? null : { status: 404 },
  };
}

/** The view of the page that the gateway answered with; the same on the server and in the browser. */
export function initialView(
  { status, region }: Pick<PageState, 'status' | 'region'>,
  match: PageMatch | null,
  headerImage: boolean,
): PageView {
  const isErrorPage = status >= 400 && region === null;
  if (!isErrorPage) return { ...viewOf(match), headerImage };
  return { ...viewOf(match), headerImage: false, error: { status } };
}
