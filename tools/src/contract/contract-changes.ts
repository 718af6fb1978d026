import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { diff, gt } from 'semver';
import { declarationChanges, declarationsIn } from './declarations.ts';
import { type Change, type JsonSchema, schemaChanges } from './schema-changes.ts';
import { tsc } from './tsc.ts';
import { typeBreaks } from './type-breaks.ts';

/** The documents that teams write, by the name of their schema. */
const DOCUMENTS = { RemoteManifest: 'remote.json', Release: 'release.json' } as const;

async function schemasOf(folder: string): Promise<Record<keyof typeof DOCUMENTS, JsonSchema>> {
  return import(pathToFileURL(join(folder, 'delivery/index.js')).href);
}

/** Compiles the contract's workspace in `directory` to a package's content, without its tests. */
export function compileContract(directory: string, target: string): void {
  const emit = ['--emitDeclarationOnly', 'false', '--composite', 'false', '--incremental', 'false'];
  tsc('-p', directory, '--outDir', target, '--rootDir', join(directory, 'src'), ...emit);
}

/** What changed between two packages of the contract: what remotes are given and give, and what they declare. */
export async function contractChanges(before: string, after: string): Promise<Change[]> {
  const [old, now] = [await schemasOf(before), await schemasOf(after)];
  const documents = Object.entries(DOCUMENTS) as [keyof typeof DOCUMENTS, string][];
  return [
    ...declarationChanges(declarationsIn(join(before, 'shell')), declarationsIn(join(after, 'shell'))),
    ...typeBreaks(before, after),
    ...documents.flatMap(([schema, document]) => [...schemaChanges(document, old[schema], now[schema])]),
  ];
}

/** What is wrong with the version after these changes, or null (CONTRIBUTING.md#a-change-of-the-contract). */
export function versionFault(before: string, after: string, changes: readonly Change[]): string | null {
  if (changes.length === 0) return null;
  if (!gt(after, before)) return `The contract changed since ${before}: it needs a version above.`;
  const isMajor = diff(before, after)?.includes('major') ?? false;
  if (changes.some(({ isBreaking }) => isBreaking) && !isMajor)
    return `A breaking change since ${before}: the contract needs a new major version, and the shell goes on serving ${before}.`;
  return diff(before, after)?.includes('patch') ? 'What is new needs a new minor version.' : null;
}
