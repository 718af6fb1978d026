// Apart from the schemas: a browser that needs these values does not load the library of those.
/** The most extensions of one slot. */
export const MOST_EXTENSIONS = 200;
/** How long the page waits for an extension on the server, unless it declares less (ms). */
export const EXTENSION_TIME_MS = 150;

/** How the key of an extension's files in `Release.assets` begins; no page can be called so. */
export const EXTENSION_MARK = '+';
export const extensionAssets = (id: string): string => `${EXTENSION_MARK}${id}`;
