import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildRelease, readWorkspace } from '@firn/remote-build';
import type { ResolvedRegistry } from '@firn/shared-contracts/delivery';
import { ROOT } from '../../root.ts';
import { firn } from '../../start/publish.ts';
import type { OwnGateway } from './operator.ts';

/** Two published versions of one remote, of the same sources. */
export interface TwoVersions {
  readonly remote: string;
  /** The one that is live. */
  readonly old: string;
  readonly next: string;
}

/** What a visitor gets. */
export async function registryOf({ url }: Pick<OwnGateway, 'url'>): Promise<ResolvedRegistry> {
  const response = await fetch(`${url}/delivery/registry`);
  return (await response.json()) as ResolvedRegistry;
}

/** Builds a second version of a remote from a copy of its sources and publishes it. Nothing goes live. */
export async function publishSecondVersion(gateway: OwnGateway, remote: string): Promise<TwoVersions> {
  const old = (await registryOf(gateway)).remotes[remote]?.version;
  if (!old) throw new Error(`${remote} is not live.`);
  const next = `${old.replace(/-.*$/, '')}-bench.${Date.now()}`;
  const cache = join(ROOT, '.cache');
  mkdirSync(cache, { recursive: true });
  const copy = mkdtempSync(join(cache, 'bench-'));
  try {
    for (const part of ['src', 'remote.json', 'package.json']) {
      cpSync(join(ROOT, remote, part), join(copy, part), { recursive: true });
    }
    await buildRelease(readWorkspace(copy, next));
    const { code, message } = await firn(gateway, ['publish', join(copy, 'dist')]);
    if (code !== 0) throw new Error(message);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
  return { remote, old, next };
}
