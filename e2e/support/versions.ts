import { type APIRequestContext, expect, test } from '@playwright/test';
import { firn } from './firn.ts';

interface Registry {
  readonly remotes: Readonly<Record<string, { readonly version: string }>>;
}

/** The version of a remote that this visitor gets. */
export async function versionOf(request: APIRequestContext, remote: string): Promise<string> {
  const registry = (await (await request.get('/delivery/registry')).json()) as Registry;
  const version = registry.remotes[remote]?.version;
  expect(version).toBeDefined();
  return version ?? '';
}

/** Restores the version a remote had before a journey. */
export async function restore(remote: string, version: string): Promise<void> {
  await firn('rollback', remote, '--to', version, '--reason', 'journey: back to the version before');
}

const ENGINES = ['chromium', 'firefox', 'webkit'];

/** `7.20.1` of `7.20` in the second engine: each publishes a version of its own, since none is published twice. */
export const versionOfEngine = (minor: string): string =>
  `${minor}.${ENGINES.indexOf(test.info().project.name)}`;
