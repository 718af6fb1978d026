import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { packRelease } from '@firn/delivery/pack-release';
import { buildRelease, readWorkspace } from '@firn/remote-build';
import type { ExtensionDeclaration } from '@firn/shared-contracts/delivery';
import { ROOT } from '../../root.ts';

/** Six extensions of four remotes, by the last part of their names. */
export const PLANTED: Readonly<Record<string, readonly string[]>> = {
  a: ['one', 'two'],
  b: ['three', 'four'],
  c: ['five'],
  d: ['six'],
};

export const nameOf = (team: string): string => `mfe-bench-${team}`;

/** A release as it is sent to a gateway. */
export interface PlantedRelease {
  readonly name: string;
  readonly version: string;
  readonly archive: Uint8Array<ArrayBuffer>;
}

/** Pixels of each, drawn or not. */
const HEIGHT = 168;
/** How long one that hangs takes on the server (ms). */
const HANGS = 30_000;

const COMPONENT = `import { useEffect, useState } from 'react';
import styles from './box.module.css';

export function box(id: string) {
  return function Box({ context }: { readonly context: { readonly title: string; readonly id: string } }) {
    const [count, setCount] = useState(0);
    const [isReady, setReady] = useState(false);
    useEffect(() => setReady(true), []);
    return (
      <section className={styles.box} data-bench={id} data-version={FIRN_RELEASE_VERSION} data-ready={isReady || undefined}>
        <h2>{context.title}: {id}</h2>
        <ul>{Array.from({ length: 8 }, (_, row) => <li key={row}>Zeile {row} von {context.id}</li>)}</ul>
        <button type="button" onClick={() => setCount(count + 1)}>{count} gemerkt</button>
      </section>
    );
  };
}
`;
const STYLES = `.box { height: ${HEIGHT}px; overflow: hidden; } .box ul { columns: 2; }\n`;
const REMOTE = `import type { RemoteDefinition } from '@firn/shared-ui/remote';
import manifest from '../remote.json' with { type: 'json' };
export const remote: RemoteDefinition = { name: manifest.name, version: FIRN_RELEASE_VERSION, pages: [], loaders: {} };
`;
const LIFECYCLES = 'name, version, bootstrap, mount, update, unmount, canSwitch, snapshot, restore';
const INDEX = `import { defineRemote } from '@firn/shared-ui/remote';
import { remote } from './remote.ts';
export const { ${LIFECYCLES} } = defineRemote(remote);
`;

const extensionIndex = (
  name: string,
  id: string,
) => `import { defineExtension } from '@firn/shared-ui/extension';
import { box } from '../../box.tsx';
export const { ${LIFECYCLES} } =
  defineExtension({ name: '${name}', version: FIRN_RELEASE_VERSION, id: '${id}', Component: box('${id}') });
`;

function serverOf(ids: readonly string[], hanging: string | null): string {
  const drawn = ids.map((id) => `${id}: { Component: box('${id}') }`).join(', ');
  return `import { createRegionRenderer } from '@firn/shared-ui/server';
import { box } from './box.tsx';
import { remote } from './remote.ts';
const { version, renderRegion, renderExtension: draw } = createRegionRenderer(remote, { ${drawn} });
export { version, renderRegion };
export const renderExtension: typeof draw = async (input) => {
  if (input.extensionId === ${JSON.stringify(hanging)}) await new Promise((done) => setTimeout(done, ${HANGS}));
  return draw(input);
};
`;
}

function extensionOf(id: string, order: number, slot: string): ExtensionDeclaration {
  return {
    ...{
      id,
      slot,
      context: 'event@1',
      module: `./${id}`,
      order,
      guard: 'none',
      render: 'server',
      height: HEIGHT,
    },
    budget: { jsBytes: 60_000, cssBytes: 5_000 },
  };
}

interface Team {
  readonly team: string;
  readonly version: string;
  /** Names of slots, which its extensions take in turn. */
  readonly slots: readonly string[];
  /** Id of the extension that hangs on the server. */
  readonly hanging?: string;
}

function sourcesOf({ team, slots, hanging = '' }: Team): Record<string, string> {
  const name = nameOf(team);
  const ids = PLANTED[team] ?? [];
  const places = Object.values(PLANTED).flat();
  const extensions = ids.map((id) => {
    const place = places.indexOf(id);
    return extensionOf(id, place, slots[place % slots.length] ?? '');
  });
  const manifest = {
    ...{ name, title: name, contract: '^1.5.0', pages: [], navigation: [], permissions: [], extensions },
    budgets: { jsBytes: 60_000, cssBytes: 5_000 },
  };
  return {
    'package.json': JSON.stringify({ name, version: '0.0.0', type: 'module' }),
    'remote.json': JSON.stringify(manifest),
    'src/box.tsx': COMPONENT,
    'src/box.module.css': STYLES,
    'src/remote.ts': REMOTE,
    'src/index.ts': INDEX,
    'src/server.ts': serverOf(ids, hanging),
    ...Object.fromEntries(ids.map((id) => [`src/extensions/${id}/index.ts`, extensionIndex(name, id)])),
  };
}

/** Builds a release of a team that the house does not know, from sources that it writes. */
export async function buildPlanted(team: Team): Promise<PlantedRelease> {
  const cache = join(ROOT, '.cache');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'bench-'));
  try {
    for (const [path, source] of Object.entries(sourcesOf(team))) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), source);
    }
    const workspace = readWorkspace(folder, team.version);
    const release = await buildRelease(workspace);
    const archive = new Uint8Array(await buffer(packRelease(workspace.dist, release)));
    return { name: release.name, version: release.version, archive };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
