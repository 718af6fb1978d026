import { Release, RemoteManifest } from '@firn/shared-contracts/delivery';
import { contractSchema } from './contract-schema.ts';

const text = (schema: unknown): string => `${JSON.stringify(schema, null, 2)}\n`;

/** The files of shared-contracts/schemas by name, as they follow from the sources now. */
export function schemaFiles(): ReadonlyMap<string, string> {
  return new Map([
    ['release.schema.json', text(Release)],
    ['remote.schema.json', text(RemoteManifest)],
    ['shell-contract.schema.json', text(contractSchema())],
  ]);
}
