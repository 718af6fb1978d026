import type { RegionRenderResult } from '@firn/shared-contracts/delivery';
import type { FrameRenderResult, RenderJob } from './render-protocol.ts';

/** Characters of HTML, or of JSON; the largest real page is below a tenth of it. */
const OUTPUT_LIMIT = 2_000_000;

/** A path of this site: one slash first, so that it cannot lead to another host. */
const OWN_PATH = /^\/(?![/\\])/;

export type RenderResult = RegionRenderResult | FrameRenderResult | null;

function refuseGiant(what: string, characters: number): void {
  if (characters > OUTPUT_LIMIT) throw new Error(`The ${what} has ${characters} characters.`);
}

function checkRegion({ html, head, status, redirect, data }: RegionRenderResult): void {
  if (typeof html !== 'string' || typeof head?.title !== 'string') {
    throw new Error('renderRegion answered without html or head.');
  }
  if (!Number.isInteger(status) || status < 200 || status > 599) {
    throw new Error(`renderRegion answered status ${status}.`);
  }
  const isRedirect = redirect !== undefined || (status >= 300 && status < 400);
  if (isRedirect && !OWN_PATH.test(redirect ?? '')) {
    throw new Error(`renderRegion redirects to «${redirect}», which is no path of this site.`);
  }
  refuseGiant('region', html.length);
  refuseGiant('head', JSON.stringify(head).length);
  refuseGiant('data', JSON.stringify(data ?? null).length);
}

function checkFrame({ html }: FrameRenderResult): void {
  if (typeof html !== 'string') throw new Error('renderFrame answered without html.');
  refuseGiant('frame', html.length);
}

/**
 * Throws when the gateway must not serve the result of a job. The process that renders asks it so that no giant comes
 * over, the gateway because bundles of other teams run in that process and can answer in its place.
 */
export function checkResult({ kind }: RenderJob, result: RenderResult): void {
  if (kind === 'region') checkRegion((result ?? {}) as RegionRenderResult);
  if (kind === 'frame') checkFrame((result ?? {}) as FrameRenderResult);
}
