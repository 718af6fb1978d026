import { type Static, Type } from 'typebox';
import { RELEASE_NAME_PATTERN, RemoteManifest, VERSION_PATTERN } from './remote-manifest.ts';

export const SHA384_PATTERN = '^sha384-[A-Za-z0-9+/]{64}$';

/** Files of one page, relative to `client/`, entry and shared files of the remote included, in load order. */
export const PageAssets = Type.Object(
  { js: Type.Array(Type.String()), css: Type.Array(Type.String()) },
  { additionalProperties: false },
);
export type PageAssets = Static<typeof PageAssets>;

/**
 * `dist/release.json`: one immutable release. Its neighbours are `client/` (public files) and, where the
 * release renders on the server, `server/index.js`. Paths in `files` are relative to `dist/`.
 */
export const Release = Type.Object(
  {
    name: Type.String({ pattern: RELEASE_NAME_PATTERN }),
    version: Type.String({ pattern: VERSION_PATTERN }),
    commit: Type.String(),
    /** For a remote the range it needs; for the shell the exact version it serves. */
    contract: Type.String(),
    /** Shared module -> semver range it accepts (a remote) or exact version it provides (the shell). */
    shared: Type.Record(Type.String(), Type.String()),
    manifest: RemoteManifest,
    /** Relative to `client/`. For a remote the container entry, for the shell its boot module. */
    entry: Type.String(),
    /** Relative to `dist/`; null when the release does not render on the server. */
    server: Type.Union([Type.String(), Type.Null()]),
    /** By page id; `*` holds what every page of the release needs. */
    assets: Type.Record(Type.String(), PageAssets),
    files: Type.Record(
      Type.String(),
      Type.Object(
        {
          sha384: Type.String({ pattern: SHA384_PATTERN }),
          bytes: Type.Integer(),
          /** With Brotli at its highest level; `bytes` of what no browser loads. */
          brotliBytes: Type.Integer(),
        },
        { additionalProperties: false },
      ),
    ),
  },
  { additionalProperties: false },
);
export type Release = Static<typeof Release>;
