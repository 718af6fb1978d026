import { Ajv } from 'ajv';
import { Type } from 'typebox';
import { messageOf } from '../shared/errors.ts';
import { asDocument, type RegistryDocument } from './registry-document.ts';

const Version = Type.Union([Type.String(), Type.Null()]);

/** The fields every document ever written has; `asDocument` adds later ones. */
const StoredDocument = Type.Object({
  sequence: Type.Integer({ minimum: 1 }),
  remotes: Type.Record(
    Type.String(),
    Type.Object({
      current: Version,
      lastKnownGood: Version,
      withdrawn: Type.Array(Type.Object({ version: Type.String() })),
    }),
  ),
});

const ajv = new Ajv({ strict: false });
const isStored = ajv.compile<RegistryDocument>(StoredDocument);

/** A stored registry that cannot be used; the message says where it is and what is wrong with it. */
export class DamagedRegistryError extends Error {
  constructor(place: string, reason: string, cause?: unknown) {
    super(
      `${place} is damaged: ${reason} Restore or delete it; until then the last good registry is served.`,
      {
        cause,
      },
    );
    this.name = 'DamagedRegistryError';
  }
}

/** @throws DamagedRegistryError when this is not a registry document of that sequence. */
export function readDocument(stored: unknown, sequence: number, place: string): RegistryDocument {
  if (!isStored(stored)) throw new DamagedRegistryError(place, `${ajv.errorsText(isStored.errors)}.`);
  if (stored.sequence !== sequence) {
    throw new DamagedRegistryError(place, `it says it is number ${stored.sequence}.`);
  }
  return asDocument(stored);
}

/** @throws DamagedRegistryError when the text is not JSON. */
export function parseStored(text: string, place: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new DamagedRegistryError(place, `${messageOf(error)}.`, error);
  }
}
