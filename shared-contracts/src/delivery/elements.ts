import type { I18n } from '../shell/services.ts';

/** Folder in `client/`: a remote's elements for sites of others, and the shell's module that hosts them. */
export const ELEMENTS_FOLDER = 'elements';
export const ELEMENTS_HOST = 'host.js';

/** The live release of a remote, of which the script of an element tells the shell's host. */
export interface EmbeddedRelease {
  /** `dates` for `<firn-dates>`. */
  readonly element: string;
  /** Name and version, such as `mfe-public@1.2.0`. */
  readonly release: string;
  /** Path of the container. */
  readonly entry: string;
  readonly styles: readonly { readonly path: string; readonly integrity: string }[];
}

/** The context in which an element is drawn. */
export interface ElementContext {
  /** Origin of this platform, which is not that of the page. */
  readonly origin: string;
  /** Attributes of the element by their names in lower case. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly i18n: I18n;
  readonly signal: AbortSignal;
}

/** The module that a remote exposes as `./NAME` of that container. */
export interface EmbeddedElement {
  /** Draws into the element's shadow root; resolves with its end, rejects where there is nothing to draw. */
  draw(root: HTMLElement, context: ElementContext): Promise<() => void>;
}
