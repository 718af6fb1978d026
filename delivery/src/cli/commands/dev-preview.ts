import { join } from 'node:path';
import type { CommandInput } from '../command.ts';
import { override } from './override.ts';
import { publish } from './publish.ts';

/** How long a developer's address shows the build; every change makes a new one. */
const OVERRIDE_MINUTES = 60;

interface Preview {
  readonly release: string;
  /** Opens the platform with this build in it, for whoever holds the address. */
  readonly url: string;
  /** ISO instant. */
  readonly expiresAt: string;
}

/**
 * Brings the sources of one remote to a running platform without making them live: publishes them as
 * `{version}-dev.{hash}` and asks for an override that shows them.
 * @throws a CommandFailure with the platform's own words when it refuses.
 */
export async function preview(input: CommandInput, folder: string): Promise<Preview> {
  const { buildRelease, developmentVersion, readWorkspace, sourceHash } = await import('@firn/remote-build');
  const { version } = readWorkspace(folder);
  // Other digits than `npm start` takes in a checkout: what is published here must still go live with the next one.
  const hash = sourceHash(folder).slice(8, 16);
  const dist = join(folder, '.cache/preview');
  const { name, version: built } = await buildRelease(
    readWorkspace(folder, developmentVersion(version, hash), dist),
  );
  const release = `${name}@${built}`;
  await publish.run({ ...input, positionals: [dist], options: {} });
  const options = { minutes: String(OVERRIDE_MINUTES) };
  const { data } = await override.run({ ...input, positionals: [release], options });
  const { url, expiresAt } = data as { url: string; expiresAt: string };
  return { release, url, expiresAt };
}
