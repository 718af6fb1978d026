import type {
  PageAssets,
  RemoteEntry,
  ResolvedRemote,
  ResolvedVersion,
} from '@firn/shared-contracts/delivery';
import { publicPath, type StoredRelease } from '../release/stored-release.ts';
import { allowedConnects } from './allowances.ts';
import { switchedOff } from './switched-off.ts';

function publicAssets({ release }: StoredRelease): Record<string, PageAssets> {
  const toPublic = (file: string) => publicPath(release.name, release.version, file);
  return Object.fromEntries(
    Object.entries(release.assets).map(([page, { js, css }]) => [
      page,
      { js: js.map(toPublic), css: css.map(toPublic) },
    ]),
  );
}

function resolveVersion(stored: StoredRelease): ResolvedVersion {
  const { release, integrity } = stored;
  return {
    version: release.version,
    contract: release.contract,
    entry: publicPath(release.name, release.version, release.entry),
    integrity,
    assets: publicAssets(stored),
  };
}

/** A remote as the shell reads it. `fallback` must be another version than `release`; `entry` is null for a new remote. */
export function resolveRemote(
  release: StoredRelease,
  fallback: StoredRelease | null,
  entry: RemoteEntry | null,
): ResolvedRemote {
  const { manifest } = release.release;
  const connects = allowedConnects(release.release, entry);
  const { slots = [], extensions = [] } = manifest;
  const { off, offExtensions } = switchedOff(entry);
  const withdrawn =
    entry?.withdrawn.filter(({ severity }) => severity === 'critical').map(({ version }) => version) ?? [];
  return {
    ...resolveVersion(release),
    name: manifest.name,
    title: manifest.title,
    pages: manifest.pages,
    navigation: manifest.navigation,
    fallback: fallback && resolveVersion(fallback),
    ...(off.length > 0 && { off }),
    ...(withdrawn.length > 0 && { withdrawn }),
    ...(slots.length > 0 && { slots }),
    ...(extensions.length > 0 && { extensions }),
    ...(offExtensions.length > 0 && { offExtensions }),
    ...(Object.keys(connects).length > 0 && { connects }),
  };
}
