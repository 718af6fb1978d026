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
    name: Type.String({ pattern: RELEASE_NAME_PATTERN, description: 'The `name` of remote.json.' }),
    version: Type.String({ pattern: VERSION_PATTERN, description: 'A version is published once.' }),
    commit: Type.String({
      description: 'The last commit that touched what it is built from; `unknown` outside git.',
    }),
    contract: Type.String({
      description: 'For a remote the range it needs; for the shell the exact version it serves.',
    }),
    shared: Type.Record(Type.String(), Type.String(), {
      description: 'By shared module: the range a remote accepts, the exact version the shell provides.',
    }),
    manifest: RemoteManifest,
    entry: Type.String({
      description: 'Relative to `client/`. For a remote the container entry, for the shell its boot module.',
    }),
    server: Type.Union([Type.String(), Type.Null()], {
      description: 'Relative to `dist/`; null when the release does not render on the server.',
    }),
    assets: Type.Record(Type.String(), PageAssets, {
      description:
        'By page id, and `+id` of an extension, in load order; `*` holds what every page of the release needs.',
    }),
    files: Type.Record(
      Type.String(),
      Type.Object(
        {
          sha384: Type.String({ pattern: SHA384_PATTERN }),
          bytes: Type.Integer(),
          brotliBytes: Type.Integer({
            description:
              'With Brotli at its highest level, under a version of 60 characters; `bytes` of what no browser loads.',
          }),
        },
        { additionalProperties: false },
      ),
      { description: 'Every file of the release by its path relative to `dist/`.' },
    ),
  },
  { additionalProperties: false, $id: 'https://firn.example/schemas/release.schema.json' },
);
export type Release = Static<typeof Release>;
