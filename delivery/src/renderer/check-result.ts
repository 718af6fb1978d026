import type { ExtensionRenderResult, RegionRenderResult } from '@firn/shared-contracts/delivery';
import type { FrameRenderResult, RenderJob, RenderResult } from './render-protocol.ts';

/** Characters of HTML, or of JSON; the largest real page is below a tenth of it. */
const OUTPUT_LIMIT = 2_000_000;
/** The same of an extension, which is a part of a page. */
const EXTENSION_LIMIT = 256_000;

/** A path of this site: one slash first, so that it cannot lead to another host. */
const OWN_PATH = /^\/(?![/\\])/;

function refuseGiant(what: string, characters: number, limit = OUTPUT_LIMIT): void {
  if (characters > limit) throw new Error(`The ${what} has ${characters} characters.`);
}

function checkRegion({ html, head, status, redirect, data, slots }: RegionRenderResult): void {
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
  if (slots !== undefined && (typeof slots !== 'object' || slots === null)) {
    throw new Error('renderRegion answered slots that are no contexts by name.');
  }
  refuseGiant('contexts of the slots', JSON.stringify(slots ?? null).length);
}

function checkExtension({ html, data }: ExtensionRenderResult): void {
  if (typeof html !== 'string') throw new Error('renderExtension answered without html.');
  refuseGiant('extension', html.length, EXTENSION_LIMIT);
  refuseGiant('data of the extension', JSON.stringify(data ?? null).length, EXTENSION_LIMIT);
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
  if (kind === 'extension') checkExtension((result ?? {}) as ExtensionRenderResult);
  if (kind === 'frame') checkFrame((result ?? {}) as FrameRenderResult);
}
