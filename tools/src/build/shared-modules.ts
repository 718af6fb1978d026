import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './workspace.ts';

/** What every root needs from one place: React and the sub-paths in use (ADR 0021). */
export const SHARED_MODULES = ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime'] as const;

/** The range a remote accepts. */
export const SHARED_RANGE = '^19.0.0';

function installedVersion(module: string): string {
  const packageName = module.split('/')[0] ?? module;
  const path = join(ROOT, 'node_modules', packageName, 'package.json');
  return (JSON.parse(readFileSync(path, 'utf8')) as { version: string }).version;
}

/** Shared module -> exact version the shell provides. */
export function sharedVersions(): Record<string, string> {
  return Object.fromEntries(SHARED_MODULES.map((module) => [module, installedVersion(module)]));
}

/** Shared module -> range a remote accepts. */
export function sharedRanges(): Record<string, string> {
  return Object.fromEntries(SHARED_MODULES.map((module) => [module, SHARED_RANGE]));
}
