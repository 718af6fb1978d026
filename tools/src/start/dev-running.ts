import { join } from 'node:path';
import { buildRelease, readWorkspace } from '@firn/remote-build';
import { sourceHash } from '../build/stale.ts';
import { ROOT } from '../root.ts';
import { untilEnded } from './ending.ts';
import { firn, type Gateway } from './publish.ts';
import { watchSources } from './watch-sources.ts';

/** How long a developer's address shows the build; every change makes a new one. */
const OVERRIDE_MINUTES = 60;

export interface Preview {
  readonly release: string;
  /** Opens the platform with this build in it, for whoever holds the address. */
  readonly url: string;
  /** ISO instant. */
  readonly expiresAt: string;
}

/**
 * Brings the sources of one workspace to a running platform without making them live: publishes them as
 * `{version}-dev.{hash}` and asks for an override that shows them.
 * @throws an Error with the platform's own words when it refuses.
 */
export async function preview(gateway: Gateway, name: string): Promise<Preview> {
  const directory = join(ROOT, name);
  const { version } = readWorkspace(directory);
  // Other digits than deliver() takes: what is published here must still go live with the next `npm start`.
  const hash = sourceHash(directory).slice(8, 16);
  const dist = join(ROOT, '.cache/preview', name);
  const release = await buildRelease(readWorkspace(directory, `${version}-dev.${hash}`, dist));
  const id = `${release.name}@${release.version}`;
  const published = await firn(gateway, ['publish', dist]);
  if (published.code !== 0) throw new Error(`${id} was refused:\n${published.message}`);
  const override = await firn(gateway, ['override', id, '--minutes', String(OVERRIDE_MINUTES)]);
  if (override.code !== 0) throw new Error(`${id} is published, but not shown:\n${override.message}`);
  const { url, expiresAt } = override.output as { url: string; expiresAt: string };
  return { release: id, url, expiresAt };
}

/** `npm run dev -- mfe-x` with FIRN_URL or --url: develops inside a platform that runs already. */
export async function runAgainst(url: string, names: readonly string[]): Promise<number> {
  const show = async (name: string) => {
    const { release, url: address, expiresAt } = await preview({ url }, name);
    console.log(`${release}, for you alone until ${expiresAt}:\n  ${address}`);
  };
  for (const name of names) await show(name);
  console.log(`Watching ${names.join(', ')}. What is live at ${url} stays live. Ctrl-C ends it.
Each change gets an address of its own; an open tab stays on its build until you open that.`);
  for (const name of names) watchSources(name, () => show(name));
  return untilEnded();
}
