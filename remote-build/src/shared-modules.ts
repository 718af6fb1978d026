import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** What every root needs from one place: React and the sub-paths in use (ADR 0021). */
export const SHARED_MODULES = ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime'] as const;

/** The range a remote accepts. */
export const SHARED_RANGE = '^19.0.0';

/** Shared module -> exact version that the shell in this folder provides. */
export function sharedVersions(directory: string): Record<string, string> {
  const { resolve } = createRequire(join(directory, 'package.json'));
  const versionOf = (module: string) => {
    const path = resolve(`${module.split('/')[0]}/package.json`);
    return (JSON.parse(readFileSync(path, 'utf8')) as { version: string }).version;
  };
  return Object.fromEntries(SHARED_MODULES.map((module) => [module, versionOf(module)]));
}

/** Shared module -> range a remote accepts. */
export function sharedRanges(): Record<string, string> {
  return Object.fromEntries(SHARED_MODULES.map((module) => [module, SHARED_RANGE]));
}
