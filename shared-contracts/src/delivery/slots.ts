import { type Static, Type } from 'typebox';
import { GUARDS, NO_PERMISSIONS, type Permissions } from '../domain/permissions.ts';
import { SLOT_CONTEXT_NAMES } from './slot-contexts.ts';
import { MOST_EXTENSIONS } from './slot-values.ts';

const NAME_PATTERN = '^[a-z][a-z0-9-]{0,40}$';
/** An extension by its remote, such as `mfe-booking/booking-box`. */
export const EXTENSION_KEY_PATTERN = '^[a-z][a-z0-9-]{1,40}/[a-z][a-z0-9-]{0,40}$';
/** `pattern` of what a remote exposes for an extension, such as `./booking-box`. */
export const MODULE_PATTERN = '^\\./[a-z][a-z0-9-]{0,40}$';

export const SLOT_PLACES = ['inline', 'aside', 'tab', 'toolbar'] as const;

/** A named place that a page offers to other remotes. Since contract 1.5. */
export const SlotDeclaration = Type.Object(
  {
    name: Type.String({ pattern: NAME_PATTERN, description: 'Unique among all live remotes.' }),
    page: Type.String({
      pattern: '^\\*$|^[a-z][a-z0-9-]*$',
      description: 'Id of the page that offers it; `*` for a part of the frame, or of every page.',
    }),
    context: Type.Enum([...SLOT_CONTEXT_NAMES], {
      description: 'What an extension is told, with its version, such as `event@1`.',
    }),
    place: Type.Enum([...SLOT_PLACES]),
    room: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: MOST_EXTENSIONS,
        description: 'The most extensions at once. Default and most: 200.',
      }),
    ),
    prefers: Type.Optional(
      Type.Array(Type.String({ pattern: EXTENSION_KEY_PATTERN }), {
        description:
          'Extensions that come first where there is not room for all, such as mfe-booking/booking-box.',
      }),
    ),
    server: Type.Optional(
      Type.Boolean({ description: 'Whether extensions may be drawn on the server. Default true.' }),
    ),
    deprecated: Type.Optional(
      Type.Boolean({ description: 'It will be gone with a later release; whoever fills it is told so.' }),
    ),
  },
  { additionalProperties: false },
);
export type SlotDeclaration = Static<typeof SlotDeclaration>;

const Scalar = Type.Union([Type.String(), Type.Number(), Type.Boolean(), Type.Null()]);

/** A remote puts this into a slot of another. Since contract 1.5. */
export const ExtensionDeclaration = Type.Object(
  {
    id: Type.String({ pattern: NAME_PATTERN, description: 'Unique within the remote.' }),
    slot: Type.String({ pattern: NAME_PATTERN }),
    context: Type.String({
      pattern: '^[a-z][a-z-]*@\\d+$',
      description: 'The context it is built for; must be what the slot gives.',
    }),
    module: Type.String({
      pattern: MODULE_PATTERN,
      description:
        'What the container exposes for it: lifecycles, as of a remote. Here built from `src/extensions/NAME/index.ts`.',
    }),
    order: Type.Integer({
      minimum: 0,
      maximum: 1000,
      description: 'Smaller first; then by remote, then by id.',
    }),
    guard: Type.Enum([...GUARDS], { description: 'Who sees it, as of a page.' }),
    permission: Type.Optional(
      Type.Enum(Object.keys(NO_PERMISSIONS) as (keyof Permissions)[], {
        description: 'A permission that the visitor needs besides.',
      }),
    ),
    when: Type.Optional(
      Type.Record(Type.String(), Type.Union([Scalar, Type.Array(Scalar)]), {
        description:
          'By path into the context (`activity.slug`): the value it must have, or those it may have. All must hold.',
      }),
    ),
    render: Type.Enum(['server', 'client'], { description: 'Whether the gateway draws it with the page.' }),
    milliseconds: Type.Optional(
      Type.Integer({
        minimum: 10,
        maximum: 1000,
        description: 'How long the page waits for it on the server. Default 150.',
      }),
    ),
    height: Type.Optional(
      Type.Integer({
        minimum: 0,
        maximum: 2000,
        description: 'Pixels kept free until it is drawn, so that nothing moves. Default 0.',
      }),
    ),
    budget: Type.Object(
      {
        jsBytes: Type.Integer({
          description: 'Brotli bytes of its scripts, the entry of the container included.',
        }),
        cssBytes: Type.Integer({ description: 'Brotli bytes of its stylesheets.' }),
      },
      { additionalProperties: false },
    ),
  },
  { additionalProperties: false },
);
export type ExtensionDeclaration = Static<typeof ExtensionDeclaration>;
