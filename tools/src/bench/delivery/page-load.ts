import { median } from '../result.ts';
import { type PageView, viewPage } from './page-view.ts';
import type { TwoVersions } from './two-versions.ts';

/** What visitors experienced while something else was running. */
export interface LoadReport {
  readonly views: number;
  /** Messages about pages that failed; empty when all were sound. */
  readonly failures: readonly string[];
  /** Sound pages whose region was left to the browser. */
  readonly undrawn: number;
  /** Median of a view (ms). */
  readonly latency: number;
  readonly versions: ReadonlySet<string>;
}

export interface PageLoad {
  readonly url: string;
  /** Pages that the remote renders on the server, requested in turn. */
  readonly pages: readonly string[];
  readonly connections: number;
  readonly versions: TwoVersions;
}

/** Why a page is not sound; null when it was answered and is of one of the two versions throughout. */
export function failureOf({ status, versions }: PageView, { old, next }: TwoVersions): string | null {
  if (status !== 200) return `status ${status}`;
  const [version, ...others] = versions;
  if (others.length > 0) return `mixes ${versions.join(' and ')}`;
  return version === old || version === next ? null : `shows ${version ?? 'no version'}`;
}

/**
 * Views pages without pause on several connections for as long as `work` takes. `work` may wait for a number of
 * further views.
 */
export async function underLoad(
  { url, pages, connections, versions }: PageLoad,
  work: (moreViews: (count: number) => Promise<void>) => Promise<void>,
): Promise<LoadReport> {
  const failures: string[] = [];
  const latencies: number[] = [];
  const seen = new Set<string>();
  let views = 0;
  let undrawn = 0;
  let isOver = false;
  let wanted = { views: Number.POSITIVE_INFINITY, reached: (): void => undefined };

  async function view(path: string): Promise<void> {
    const started = performance.now();
    const page = await viewPage(url, path, versions.remote);
    latencies.push(performance.now() - started);
    const failure = failureOf(page, versions);
    if (failure) failures.push(`${path}: ${failure}`);
    else if (!page.isDrawn) undrawn += 1;
    for (const version of page.versions) seen.add(version);
  }

  async function connect(first: number): Promise<void> {
    for (let turn = first; !isOver; turn += 1) {
      const path = pages[turn % pages.length] ?? '/';
      await view(path).catch((error: unknown) => failures.push(`${path}: ${String(error)}`));
      views += 1;
      if (views >= wanted.views) wanted.reached();
    }
  }

  const moreViews = (count: number) =>
    new Promise<void>((resolve) => {
      wanted = { views: views + count, reached: resolve };
    });
  const lanes = Array.from({ length: connections }, (_, index) => connect(index));
  try {
    await work(moreViews);
  } finally {
    isOver = true;
    await Promise.all(lanes);
  }
  return { views, failures, undrawn, latency: median(latencies), versions: seen };
}
