import type { HeadState, SessionState } from '../shell/services.ts';
import type { PageState } from './page-state.ts';

/** What a remote's `server/index.js` is called with, once per page view. */
export interface RegionRenderInput {
  /** Path with search, as the visitor asked for it. */
  readonly url: string;
  readonly pageId: string;
  readonly params: Readonly<Record<string, string>>;
  /** Origin of the API as seen from the server, without `/api`. */
  readonly apiOrigin: string;
  /** Request headers to pass on to the API (cookie), already filtered. */
  readonly apiHeaders: Readonly<Record<string, string>>;
  readonly session: SessionState;
  /** ISO instant. */
  readonly renderedAt: string;
  readonly publicUrl: string;
  /** A mark of this page view: `<!--slot:MARK:NAME-->` in the HTML is where extensions go. Since contract 1.5. */
  readonly slotMark?: string;
}

export interface RegionRenderResult {
  readonly status: number;
  /** Set for 3xx: the path to go to. */
  readonly redirect?: string;
  readonly html: string;
  readonly head: HeadState;
  readonly headerImage: boolean;
  /** Structured-clonable; becomes `RegionState.data`. */
  readonly data: unknown;
  /** Contexts of the slots that it drew, by name; structured-clonable. Since contract 1.5. */
  readonly slots?: Readonly<Record<string, unknown>>;
}

/** A remote's `server/index.js` is called with it for one of its extensions. */
export interface ExtensionRenderInput extends Omit<RegionRenderInput, 'pageId' | 'params' | 'slotMark'> {
  readonly extensionId: string;
  readonly context: unknown;
}

/** Empty HTML: it has nothing to show here, and the browser does not load it. */
export interface ExtensionRenderResult {
  readonly html: string;
  /** Structured-clonable; becomes `ExtensionState.data`. */
  readonly data: unknown;
}

/** Exports of a remote's `server/index.js`. */
export interface RegionRenderer {
  readonly version: string;
  renderRegion(input: RegionRenderInput): Promise<RegionRenderResult>;
  /** Since contract 1.5; a remote without extensions leaves it out. */
  renderExtension?(input: ExtensionRenderInput): Promise<ExtensionRenderResult>;
}

export interface FrameRenderInput {
  readonly state: PageState;
  readonly url: string;
  /** HTML of the region, empty when the browser renders it. */
  readonly regionHtml: string;
  /** Name of the remote whose region it is, or null for the shell's own pages. */
  readonly headerImage: boolean;
}

/** Exports of the shell's `server/index.js`. The frame is the inner HTML of `#firn`. */
export interface FrameRenderer {
  readonly version: string;
  renderFrame(input: FrameRenderInput): { readonly html: string; readonly head: HeadState };
}
