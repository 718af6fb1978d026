import { parse } from 'regexparam';
import type { PageDeclaration } from './remote-manifest.ts';

export interface PageMatch {
  readonly remote: string;
  readonly page: PageDeclaration;
  readonly params: Readonly<Record<string, string>>;
}

interface RemotePages {
  readonly name: string;
  readonly pages: readonly PageDeclaration[];
}

const STATIC = 3;
const PARAM = 2;
const OPTIONAL_PARAM = 1;
/** No database accepts a NUL, and none of our addresses contains one of these. */
const CONTROL_CHARACTER = /\p{Cc}/u;

function rank(path: string): number[] {
  return path
    .split('/')
    .filter(Boolean)
    .map((segment) => {
      if (!segment.startsWith(':')) return STATIC;
      return segment.endsWith('?') ? OPTIONAL_PARAM : PARAM;
    });
}

/**
 * Fixed segments win over parameters, segment by segment from the left, so the CMS catch-all comes last. 0 for equal
 * ones: the spelling of a path must give no advantage. The routes gate keeps two remotes from having equal ones.
 */
export function compareSpecificity(a: string, b: string): number {
  const [left, right] = [rank(a), rank(b)];
  for (let index = 0; index < Math.max(left.length, right.length); index += 1) {
    const difference = (right[index] ?? 0) - (left[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

function paramsOf(path: string, pathname: string): Record<string, string> | null {
  const { keys, pattern } = parse(path);
  const match = pattern.exec(pathname);
  if (!match) return null;
  const params: Record<string, string> = {};
  keys.forEach((key, index) => {
    const value = match[index + 1];
    if (value !== undefined) params[key] = decodeURIComponent(value);
  });
  return Object.values(params).some((value) => CONTROL_CHARACTER.test(value)) ? null : params;
}

/**
 * The page a path belongs to over all remotes, or null. Gateway and shell both use this, so they agree. Capitals do not
 * matter in fixed segments: visitors type addresses. Of equal pages the first one keeps the address.
 */
export function matchPage(remotes: Iterable<RemotePages>, pathname: string): PageMatch | null {
  let best: PageMatch | null = null;
  for (const remote of remotes) {
    for (const page of remote.pages) {
      if (best && compareSpecificity(page.path, best.page.path) >= 0) continue;
      const params = safeParams(page.path, pathname);
      if (params) best = { remote: remote.name, page, params };
    }
  }
  return best;
}

/** A path with a broken percent escape or a control character belongs to no page. */
function safeParams(path: string, pathname: string): Record<string, string> | null {
  try {
    return paramsOf(path, pathname);
  } catch (error) {
    if (error instanceof URIError) return null;
    throw error;
  }
}
