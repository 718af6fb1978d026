/**
 * Runs the server bundles of the live releases, apart from the gateway: what they throw, leak or never finish
 * costs this process, not the server. Started without secrets in its environment.
 */
import type { FrameRenderer, RegionRenderer, RegionRenderResult } from '@firn/shared-contracts/delivery';
import { serveParent } from '../shared/serve-parent.ts';
import type { FrameRenderResult, RenderRequest, RenderResponse, RenderTarget } from './render-protocol.ts';

/** Characters of HTML or of JSON data; the largest real page is below a tenth of it. */
const OUTPUT_LIMIT = 2_000_000;

/** A path of this site: one slash first, so that it cannot lead to another host. */
const OWN_PATH = /^\/(?![/\\])/;

type ServerModule = Partial<RegionRenderer & FrameRenderer>;

async function load(target: RenderTarget): Promise<ServerModule> {
  const module = (await import(target.module)) as ServerModule;
  if (module.version !== target.version) {
    throw new Error(`The server bundle says version ${module.version}, the registry ${target.version}.`);
  }
  return module;
}

function refuseGiant(what: string, characters: number): void {
  if (characters > OUTPUT_LIMIT) throw new Error(`The ${what} has ${characters} characters.`);
}

function checkRegion(result: RegionRenderResult): RegionRenderResult {
  if (typeof result?.html !== 'string' || typeof result.head?.title !== 'string') {
    throw new Error('renderRegion answered without html or head.');
  }
  if (!Number.isInteger(result.status) || result.status < 200 || result.status > 599) {
    throw new Error(`renderRegion answered status ${result.status}.`);
  }
  const isRedirect = result.redirect !== undefined || (result.status >= 300 && result.status < 400);
  if (isRedirect && !OWN_PATH.test(result.redirect ?? '')) {
    throw new Error(`renderRegion redirects to «${result.redirect}», which is no path of this site.`);
  }
  refuseGiant('region', result.html.length);
  refuseGiant('data', JSON.stringify(result.data ?? null).length);
  return result;
}

function checkFrame(result: FrameRenderResult): FrameRenderResult {
  if (typeof result?.html !== 'string') throw new Error('renderFrame answered without html.');
  refuseGiant('frame', result.html.length);
  return result;
}

async function run({ target, job }: RenderRequest): Promise<RegionRenderResult | FrameRenderResult | null> {
  const module = await load(target);
  switch (job.kind) {
    case 'load':
      return null;
    case 'region':
      if (!module.renderRegion) throw new Error('The server bundle exports no renderRegion.');
      return checkRegion(await module.renderRegion(job.input));
    case 'frame':
      if (!module.renderFrame) throw new Error('The server bundle exports no renderFrame.');
      return checkFrame(module.renderFrame(job.input));
  }
}

function textOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

serveParent((request: RenderRequest, answer: (response: RenderResponse) => void) => {
  const fail = (error: unknown) => answer({ id: request.id, error: textOf(error) });
  // `answer` throws when the result holds something that cannot be cloned, such as a function.
  run(request)
    .then((result) => answer({ id: request.id, result }))
    .catch(fail);
});
