import type {
  FrameRenderer,
  FrameRenderInput,
  RegionRenderInput,
  RegionRenderResult,
} from '@firn/shared-contracts/delivery';

/** A release's server bundle. */
export interface RenderTarget {
  readonly remote: string;
  readonly version: string;
  /** file: URL of `server/index.js`. */
  readonly module: string;
}

export type FrameRenderResult = ReturnType<FrameRenderer['renderFrame']>;

export type RenderJob =
  | { readonly kind: 'load' }
  | { readonly kind: 'region'; readonly input: RegionRenderInput }
  | { readonly kind: 'frame'; readonly input: FrameRenderInput };

/** Gateway -> worker. */
export interface RenderRequest {
  readonly id: number;
  readonly target: RenderTarget;
  readonly job: RenderJob;
}

/** Worker -> gateway. */
export type RenderResponse =
  | { readonly id: number; readonly result: RegionRenderResult | FrameRenderResult | null }
  | { readonly id: number; readonly error: string };
