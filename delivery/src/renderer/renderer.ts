import type {
  ExtensionRenderInput,
  ExtensionRenderResult,
  FrameRenderInput,
  RegionRenderInput,
  RegionRenderResult,
} from '@firn/shared-contracts/delivery';
import { RenderBreaker } from './render-breaker.ts';
import { RenderLane, type RenderLaneOptions } from './render-lane.ts';
import type { FrameRenderResult, RenderJob, RenderTarget } from './render-protocol.ts';

export type RendererOptions = RenderLaneOptions;

/** Renders with the server bundles of releases. What renders rejects only with a RenderError. */
export interface Renderer {
  renderRegion(target: RenderTarget, input: RegionRenderInput): Promise<RegionRenderResult>;
  renderFrame(target: RenderTarget, input: FrameRenderInput): Promise<FrameRenderResult>;
  renderExtension(target: RenderTarget, input: ExtensionRenderInput): Promise<ExtensionRenderResult>;
  /** Preloads the given bundles; from now on only these may be rendered. */
  prepare(targets: readonly RenderTarget[]): Promise<void>;
  close(): Promise<void>;
}

/** Each remote has processes of its own: what its code does to one of them, no other remote feels (ADR 0030). */
export function createRenderer(options: RendererOptions): Renderer {
  const breaker = new RenderBreaker();
  const lanes = new Map<string, RenderLane>();
  let preparing: Promise<void> = Promise.resolve();
  let isClosed = false;

  function laneOf(remote: string): RenderLane {
    const lane = lanes.get(remote) ?? new RenderLane(options, breaker);
    lanes.set(remote, lane);
    return lane;
  }

  const run = (target: RenderTarget, job: RenderJob) => laneOf(target.remote).run(target, job);

  async function prepare(targets: readonly RenderTarget[]): Promise<void> {
    const byRemote = Map.groupBy(targets, ({ remote }) => remote);
    for (const [remote, lane] of lanes) if (!byRemote.has(remote)) lane.retire();
    // One after the other: the visitors' renders need the processors, too.
    for (const [remote, wanted] of byRemote) if (!isClosed) await laneOf(remote).prepare(wanted);
  }

  return {
    async renderRegion(target, input) {
      return (await run(target, { kind: 'region', input })) as RegionRenderResult;
    },
    async renderFrame(target, input) {
      return (await run(target, { kind: 'frame', input })) as FrameRenderResult;
    },
    async renderExtension(target, input) {
      return (await run(target, { kind: 'extension', input })) as ExtensionRenderResult;
    },
    prepare(targets) {
      // A change seen while the gateway stops would start a process that nobody ends.
      preparing = preparing
        .then(() => (isClosed ? undefined : prepare(targets)))
        // A failed bundle must not prevent the next ones from being preloaded.
        .catch((error: unknown) => options.onOutput(`nothing was loaded ahead: ${String(error)}`));
      return preparing;
    },
    async close() {
      isClosed = true;
      await Promise.all([...lanes.values()].map((lane) => lane.end()));
    },
  };
}
