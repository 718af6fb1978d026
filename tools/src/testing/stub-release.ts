import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Release } from '@firn/shared-contracts/delivery';
import { sha384 } from '@firn/shared-contracts/sha384';

type Described = Pick<Release, 'name' | 'version' | 'entry' | 'assets' | 'manifest' | 'contract' | 'shared'>;

/** A release as a remote without pages declares it. */
export function aDescription(name: string, version: string): Described {
  const manifest: Release['manifest'] = {
    name,
    title: name,
    contract: '^1.0.0',
    pages: [],
    navigation: [],
    permissions: [],
    budgets: { jsBytes: 10_000, cssBytes: 0 },
  };
  const assets = { '*': { js: [], css: [] } };
  return { name, version, entry: 'entry.js', assets, manifest, contract: manifest.contract, shared: {} };
}

/** Writes a release that declares what a build did, with a few letters in place of each of its scripts and styles. */
export function writeStub(folder: string, described: Described, words = ''): Release {
  const { name, version, entry, assets, manifest, contract, shared } = described;
  const named = Object.values(assets).flatMap(({ js, css }) => [...js, ...css]);
  const files = [...new Set([entry, ...named])].map((file) => {
    const content = Buffer.from(`/* ${name}@${version} ${words} */`);
    const path = join(folder, 'client', file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
    const brotliBytes = brotliCompressSync(content).length;
    return [`client/${file}`, { sha384: sha384(content), bytes: content.length, brotliBytes }] as const;
  });
  // Nothing of it draws on the server.
  const extensions = manifest.extensions?.map((extension) => ({ ...extension, render: 'client' as const }));
  const declared = { ...manifest, ...(extensions && { extensions }) };
  const release: Release = {
    ...{
      name,
      version,
      commit: 'unknown',
      contract,
      shared,
      manifest: declared,
      entry,
      server: null,
      assets,
    },
    files: Object.fromEntries(files),
  };
  writeFileSync(join(folder, 'release.json'), JSON.stringify(release));
  return release;
}
