import type {
  ExtensionRenderInput,
  ExtensionRenderResult,
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
  | { readonly kind: 'frame'; readonly input: FrameRenderInput }
  | { readonly kind: 'extension'; readonly input: ExtensionRenderInput };

/** A job that only loads has none. */
export type RenderResult = RegionRenderResult | FrameRenderResult | ExtensionRenderResult | null;

/** Gateway -> worker. */
export interface RenderRequest {
  readonly id: number;
  readonly target: RenderTarget;
  readonly job: RenderJob;
}

/** Worker -> gateway. */
export type RenderResponse =
  | {
      readonly id: number;
      readonly result: RenderResult;
      /** Bytes that the process holds, what is outside of JavaScript's objects included. */
      readonly resident: number;
    }
  | { readonly id: number; readonly error: string };
