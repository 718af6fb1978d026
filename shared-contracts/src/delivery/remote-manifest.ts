import { type Static, Type } from 'typebox';
import { GUARDS } from '../domain/permissions.ts';
import { Connects } from './connects.ts';
import { ExtensionDeclaration, SlotDeclaration } from './slots.ts';

/** Release names are workspace folder names: `shell`, `mfe-booking`. */
export const RELEASE_NAME_PATTERN = '^[a-z][a-z0-9-]{1,40}$';
/** Semantic version with optional pre-release, no build metadata. */
export const VERSION_PATTERN = '^\\d+\\.\\d+\\.\\d+(-[0-9A-Za-z.-]+)?$';
/** The most characters of a version: it is part of every address and row. */
export const VERSION_LENGTH = 60;

const SEGMENT = '[a-z0-9][A-Za-z0-9-]*';
const PARAMETER = ':[a-z][A-Za-z0-9]*';
/**
 * Addresses match case-insensitively and regexparam knows more than this (`*`, `.ext`, optional segments in the
 * middle). A page may use only what the routes gate can compare (delivery/src/registry/gates.ts).
 */
export const PAGE_PATH_PATTERN = `^/$|^(?!$)(/(${SEGMENT}|${PARAMETER}))*(/${PARAMETER}\\?)*$`;
/** In `yieldsTo`: every page of every remote. */
export const EVERY_PAGE = '*';

const PAGE_ID_PATTERN = '^[a-z][a-z0-9-]*$';

export const LAYOUTS = ['default', 'admin', 'print'] as const;

export const NAVIGATION_AREAS = ['header', 'header-user', 'admin-side'] as const;
export const AUDIENCES = [
  'everyone',
  'anonymous',
  'user',
  'admin',
  'super-admin',
  'guide',
  'guide-or-admin',
  'partner-guide',
  'spontaneous-tours',
] as const;
export type Audience = (typeof AUDIENCES)[number];

export const PageDeclaration = Type.Object(
  {
    id: Type.String({ pattern: PAGE_ID_PATTERN, description: 'Also the name of the chunk `page-{id}`.' }),
    path: Type.String({
      pattern: PAGE_PATH_PATTERN,
      description: 'Pattern such as `/event/:id/:slug?`; `:name` one segment, `:name?` an optional last one.',
    }),
    yieldsTo: Type.Optional(
      Type.Array(Type.String({ pattern: `^\\*$|${PAGE_PATH_PATTERN}` }), {
        description:
          'Narrower paths that other remotes may claim inside this one, such as `/event/:id/buchen`; `*` for any. Default none.',
      }),
    ),
    layout: Type.Enum([...LAYOUTS]),
    guard: Type.Enum([...GUARDS]),
    title: Type.String({
      minLength: 1,
      maxLength: 60,
      description: 'German page title, without product name.',
    }),
    render: Type.Enum(['server', 'client'], { description: 'Whether the gateway renders the page first.' }),
    headerImage: Type.Optional(
      Type.Boolean({ description: 'The page begins with a picture under the header.' }),
    ),
    backLink: Type.Optional(Type.Boolean({ description: 'On phones a back chevron replaces the logo.' })),
    index: Type.Optional(Type.Boolean({ description: 'false adds robots noindex. Default true.' })),
    framed: Type.Optional(
      Type.Boolean({
        description:
          'Other pages of the platform may show it in a frame, and nobody else. Default false. Since contract 1.4.',
      }),
    ),
  },
  { additionalProperties: false },
);
export type PageDeclaration = Static<typeof PageDeclaration>;

export const NavigationDeclaration = Type.Object(
  {
    area: Type.Enum([...NAVIGATION_AREAS]),
    label: Type.String({ minLength: 1, maxLength: 40 }),
    path: Type.String({ pattern: '^/' }),
    order: Type.Integer({ minimum: 0, maximum: 1000 }),
    audience: Type.Enum([...AUDIENCES]),
    upcoming: Type.Optional(
      Type.Boolean({
        description: 'What it leads to is not built yet; the menu says so. Since contract 1.3.',
      }),
    ),
  },
  { additionalProperties: false },
);
export type NavigationDeclaration = Static<typeof NavigationDeclaration>;

const PageBudget = Type.Object(
  { jsBytes: Type.Optional(Type.Integer()), cssBytes: Type.Optional(Type.Integer()) },
  { additionalProperties: false },
);

/** `remote.json`: what a remote says of itself before a byte of its code runs (ADR 0003). */
export const RemoteManifest = Type.Object(
  {
    $schema: Type.Optional(Type.String()),
    name: Type.String({ pattern: RELEASE_NAME_PATTERN }),
    title: Type.String({ minLength: 1, maxLength: 60 }),
    contract: Type.String({ description: 'Semver range of the shell contract, such as `^1.0.0`.' }),
    pages: Type.Array(PageDeclaration),
    navigation: Type.Array(NavigationDeclaration),
    permissions: Type.Array(Type.String(), {
      description: 'Permission predicates the remote asks the session for.',
    }),
    connects: Type.Optional(Connects),
    slots: Type.Optional(
      Type.Array(SlotDeclaration, { description: 'Places it offers to others. Since contract 1.5.' }),
    ),
    extensions: Type.Optional(
      Type.Array(ExtensionDeclaration, {
        description: 'What it puts into the places of others. Since contract 1.5.',
      }),
    ),
    budgets: Type.Object(
      {
        jsBytes: Type.Integer({
          description:
            'Brotli bytes of the scripts of any one page: the entry and what the page needs to start.',
        }),
        cssBytes: Type.Integer({ description: 'Brotli bytes of the stylesheets of any one page.' }),
        pages: Type.Optional(
          Type.Record(Type.String({ pattern: PAGE_ID_PATTERN }), PageBudget, {
            additionalProperties: false,
            description:
              'By page id: what a page may take that needs more than the others, or should stay smaller.',
          }),
        ),
        globals: Type.Optional(
          Type.Integer({
            minimum: 0,
            description: 'Global variables it may leave behind, counted by `--verify`. Default 0.',
          }),
        ),
      },
      { additionalProperties: false },
    ),
  },
  { additionalProperties: false, $id: 'https://firn.example/schemas/remote.schema.json' },
);
export type RemoteManifest = Static<typeof RemoteManifest>;
