import { type Static, Type } from 'typebox';

const HOST = '[a-z0-9]([a-z0-9-]*[a-z0-9])?(\\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*(:\\d{1,5})?';
/** What a browser takes for this machine; there is no certificate for it. */
const LOOPBACK = '(localhost|127\\.0\\.0\\.1)(:\\d{1,5})?';

/**
 * An origin outside the platform: scheme, host, port, nothing behind it. It becomes part of a header, so no character
 * that means something there is in it, and no wildcard.
 */
export const OUTSIDE_ORIGIN_PATTERN = `^((https|wss)://${HOST}|(http|ws)://${LOOPBACK})$`;

function origins(what: string) {
  return Type.Optional(
    Type.Array(Type.String({ pattern: OUTSIDE_ORIGIN_PATTERN, maxLength: 120 }), {
      maxItems: 20,
      uniqueItems: true,
      description: `Origins such as \`https://api.wetter.example\` ${what}.`,
    }),
  );
}

/** Origins outside the platform that a remote needs, by what for. An operator allows each once per remote. */
export const Connects = Type.Object(
  {
    fetch: origins('that it calls by fetch, event sources and web sockets'),
    images: origins('whose pictures it shows'),
    frames: origins('whose pages it shows in frames'),
  },
  {
    additionalProperties: false,
    description:
      'Origins outside the platform that it needs, by what for; without them a browser asks only the platform. An operator allows each once. Since contract 1.4.',
  },
);
export type Connects = Static<typeof Connects>;
