import {
  type DeliveryOverview,
  EXTENSION_MARK,
  type PageAssets,
  type RemoteDescription,
  type ResolvedRegistry,
} from '@firn/shared-contracts/delivery';

/** A part of the page on the screen: of which remote it is, and of an extension its id. */
export interface ShownPart {
  readonly remote: string;
  readonly pageId?: string;
  readonly extension?: string;
}

/** The inspector tells this of a part; null where it is not known. */
export interface InspectedPart {
  readonly name: string;
  readonly version: string;
  /** Percent of the visitors that get this version. */
  readonly share: number | null;
  /** The time of the drawing on the server. */
  readonly milliseconds: number | null;
  /** That the browser received for its files. */
  readonly bytes: number;
}

/** How the tab got the page: as `performance` tells it. */
export interface PageTraffic {
  readonly serverTiming: readonly {
    readonly name: string;
    readonly description: string;
    readonly duration: number;
  }[];
  readonly files: readonly { readonly name: string; readonly encodedBodySize: number }[];
}

function shareOf(version: string, description: RemoteDescription | undefined): number | null {
  if (!description) return null;
  const { canary, current } = description;
  if (version === canary?.version) return canary.percent;
  return version === current ? 100 - (canary?.percent ?? 0) : null;
}

const nameOf = ({ remote, extension }: ShownPart) => (extension ? `${remote}/${extension}` : remote);

function millisecondsOf(part: ShownPart, { serverTiming }: PageTraffic): number | null {
  const name = nameOf(part);
  const entry = part.extension
    ? serverTiming.find(({ description }) => description === name)
    : serverTiming.find((one) => one.name === 'region');
  return entry ? entry.duration : null;
}

function bytesOf({ js, css }: PageAssets, { files }: PageTraffic): number {
  const wanted = new Set([...js, ...css]);
  return files
    .filter(({ name }) => wanted.has(new URL(name).pathname))
    .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
}

export function inspect(
  part: ShownPart,
  { remotes }: ResolvedRegistry,
  traffic: PageTraffic,
  overview: DeliveryOverview | null,
): InspectedPart | null {
  const remote = remotes[part.remote];
  if (!remote) return null;
  const key = part.extension ? `${EXTENSION_MARK}${part.extension}` : (part.pageId ?? '*');
  return {
    name: nameOf(part),
    version: remote.version,
    share: shareOf(
      remote.version,
      overview?.remotes.find(({ name }) => name === part.remote),
    ),
    milliseconds: millisecondsOf(part, traffic),
    bytes: bytesOf(remote.assets[key] ?? remote.assets['*'] ?? { js: [], css: [] }, traffic),
  };
}
