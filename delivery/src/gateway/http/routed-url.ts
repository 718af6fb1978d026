import type { IncomingMessage } from 'node:http';

/** What programs ask for is refused as it is. */
const OF_PROGRAMS = /^\/(api|delivery|embed|remotes|x)(\/|$)/;

function isReadable(path: string): boolean {
  try {
    decodeURI(path);
    return true;
  } catch {
    return false;
  }
}

/**
 * The router refuses a broken percent escape before any route is asked. Where a page was meant it gets the way of the pages
 * instead, which look at the address that was asked for, find no page there, and answer like any unknown address.
 */
export function routedUrl({ url = '' }: Pick<IncomingMessage, 'url'>): string {
  const [path = ''] = url.split('?');
  return !path.startsWith('/') || OF_PROGRAMS.test(path) || isReadable(path) ? url : '/';
}
