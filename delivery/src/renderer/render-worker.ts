/**
 * Runs the server bundles of the live releases, apart from the gateway: what they throw, leak or never finish
 * costs this process, not the server. Started without secrets in its environment.
 */
import type { FrameRenderer, RegionRenderer } from '@firn/shared-contracts/delivery';
import { serveParent } from '../shared/serve-parent.ts';
import { checkResult, type RenderResult } from './check-result.ts';
import type { RenderRequest, RenderResponse, RenderTarget } from './render-protocol.ts';

type ServerModule = Partial<RegionRenderer & FrameRenderer>;

async function load(target: RenderTarget): Promise<ServerModule> {
  const module = (await import(target.module)) as ServerModule;
  if (module.version !== target.version) {
    throw new Error(`The server bundle says version ${module.version}, the registry ${target.version}.`);
  }
  return module;
}

async function run({ target, job }: RenderRequest): Promise<RenderResult> {
  const module = await load(target);
  switch (job.kind) {
    case 'load':
      return null;
    case 'region':
      if (!module.renderRegion) throw new Error('The server bundle exports no renderRegion.');
      return module.renderRegion(job.input);
    case 'frame':
      if (!module.renderFrame) throw new Error('The server bundle exports no renderFrame.');
      return module.renderFrame(job.input);
  }
}

function textOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

serveParent((request: RenderRequest, answer: (response: RenderResponse) => void) => {
  const fail = (error: unknown) => answer({ id: request.id, error: textOf(error) });
  // `answer` throws when the result holds something that cannot be cloned, such as a function.
  run(request)
    .then((result) => {
      checkResult(request.job, result);
      answer({ id: request.id, result });
    })
    .catch(fail);
});
