import type { PageState } from '@firn/shared-contracts/delivery';

const STATE = /<script type="application\/json" id="firn-state"[^>]*>([\s\S]*?)<\/script>/;

/** What a page contains of one remote. */
export interface PageView {
  readonly status: number;
  /** Every version of the remote that the page shows or tells the browser to load; a sound page has one. */
  readonly versions: readonly string[];
  /** Whether the server has drawn the region. */
  readonly isDrawn: boolean;
}

/**
 * Reads a page. The last known good version, which the page's registry names as a fallback, does not count as
 * shown.
 */
export function readPage(status: number, html: string, remote: string): PageView {
  const [element = '', json = 'null'] = STATE.exec(html) ?? [];
  const state = JSON.parse(json) as Pick<PageState, 'registry' | 'region'> | null;
  const addresses = html.replace(element, '').matchAll(new RegExp(`/remotes/${remote}/([^/"]+)/`, 'g'));
  const named = [
    state?.registry.remotes[remote]?.version,
    state?.region?.remote === remote ? state.region.version : undefined,
    ...[...addresses].map(([, version]) => version),
  ];
  const versions = [...new Set(named.filter((version) => version !== undefined))];
  return { status, versions, isDrawn: state?.region?.remote === remote };
}

/** Requests a page as a browser does, and reads it completely. */
export async function viewPage(url: string, path: string, remote: string): Promise<PageView> {
  const response = await fetch(`${url}${path}`, { headers: { accept: 'text/html' } });
  return readPage(response.status, await response.text(), remote);
}

/** Repeats the request until the page shows this version. */
export async function viewUntil(url: string, path: string, remote: string, version: string): Promise<void> {
  const shows = async () => (await viewPage(url, path, remote)).versions.join() === version;
  while (!(await shows()));
}
