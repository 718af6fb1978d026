import { EXTENSION_MARK, type Release } from '@firn/shared-contracts/delivery';
import { connectsBreaches } from '../../registry/allowances.ts';
import {
  budgetBreaches,
  type Ceilings,
  promotionBreaches,
  setBreaches,
  takeoverBreaches,
} from '../../registry/gates.ts';
import { knownEntry, type RegistryDocument } from '../../registry/registry-document.ts';
import { entryOf } from '../../registry/transitions.ts';
import type { ReleaseStore } from '../../release/release-store.ts';
import { type Breach, Refusal, refuseBreaches } from '../../shared/refusal.ts';

/** The gates over what the registry says is live. Each method throws a Refusal that names every breach. */
export interface LiveGates {
  /** The release. Throws a Refusal 404. */
  releaseOf(remote: string, version: string): Promise<Release>;
  /** Everything that prevents candidates from going live together, beside what is live and beside each canary. */
  breachesOf(candidates: readonly Release[], document: RegistryDocument): Promise<Breach[]>;
  /**
   * With `ahead` only a release's own budgets are checked; the rest may be right once its set is complete. `found` is
   * what was already found in its files.
   */
  refuseUnfit(
    release: Release,
    document: RegistryDocument,
    ahead: boolean,
    found: readonly Breach[],
  ): Promise<void>;
  /** What takes over must work with the rest, see `takeoverBreaches`. */
  refuseMisfit(before: RegistryDocument, after: RegistryDocument): Promise<void>;
  /** Remotes whose trial does not work with what is live after a change. */
  unfitTrials(before: RegistryDocument, after: RegistryDocument): Promise<string[]>;
  /**
   * Known are pages, and by `+id` extensions, that any visitor gets: those of the live version, of the one on trial,
   * and those switched off already. Throws a Refusal 404.
   */
  refuseUnknownPage(document: RegistryDocument, remote: string, page: string): Promise<void>;
  /** Ids of the pages of the live version and of the one on trial. */
  pagesOf(document: RegistryDocument, remote: string): Promise<string[]>;
}

function withCanary(live: readonly Release[], canary: Release): Release[] {
  return [...live.filter(({ name }) => name !== canary.name), canary];
}

/** What is live after a change but was not before it. */
function movedOf(before: RegistryDocument, { remotes }: RegistryDocument) {
  return Object.entries(remotes).flatMap(([name, { current }]) =>
    current && current !== knownEntry(before, name)?.current ? [{ name, current }] : [],
  );
}

/** Every breach once, of candidates for what is live that go live together. */
function breachesIn(
  worlds: readonly (readonly Release[])[],
  candidates: readonly Release[],
  live: readonly Release[],
  ceilings: Ceilings,
): Breach[] {
  const breaches = worlds.flatMap((world) =>
    candidates.flatMap((candidate) =>
      promotionBreaches(
        candidate,
        [...world, ...candidates.filter((other) => other !== candidate)],
        live.find(({ name }) => name === candidate.name),
        ceilings,
      ),
    ),
  );
  return [...new Map(breaches.map((breach) => [breach.message, breach])).values()];
}

/** An operator switches one of these of a remote. */
type Part = 'pages' | 'extensions';

function partOf(key: string): { readonly part: Part; readonly id: string } {
  return key.startsWith(EXTENSION_MARK)
    ? { part: 'extensions', id: key.slice(EXTENSION_MARK.length) }
    : { part: 'pages', id: key };
}

function refuseUnknown(remote: string, part: Part, id: string, known: readonly string[]): void {
  if (known.includes(id)) return;
  const what = part === 'pages' ? 'page' : 'extension';
  const sentence = `${remote} has no ${what} «${id}». Known: ${known.join(', ') || 'none'}.`;
  throw new Refusal(404, `unknown-${what}`, sentence, { known });
}

export function createLiveGates(releases: ReleaseStore, ceilings: Ceilings): LiveGates {
  async function releaseOf(remote: string, version: string): Promise<Release> {
    const stored = await releases.get(remote, version);
    if (stored) return stored.release;
    throw new Refusal(404, 'unknown-version', `${remote}@${version} is not published.`);
  }

  /** A release whose files are damaged is not served anyway, so it must not block a rollback. */
  async function soundReleases(versions: readonly (readonly [string, string | null])[]): Promise<Release[]> {
    const found = versions.map(([name, version]) =>
      version === null ? null : releases.get(name, version).catch(() => null),
    );
    return (await Promise.all(found)).flatMap((stored) => (stored ? [stored.release] : []));
  }

  const liveReleases = ({ remotes }: RegistryDocument) =>
    soundReleases(Object.entries(remotes).map(([name, { current }]) => [name, current]));

  /** Versions on trial: some visitors get them, together with everything that is live. */
  const canaryReleases = ({ remotes }: RegistryDocument) =>
    soundReleases(Object.entries(remotes).map(([name, { canary }]) => [name, canary?.version ?? null]));

  async function breachesOf(candidates: readonly Release[], document: RegistryDocument): Promise<Breach[]> {
    const isReplaced = ({ name }: Release) => candidates.some((candidate) => candidate.name === name);
    const live = await liveReleases(document);
    const others = live.filter((release) => !isReplaced(release));
    const canaries = (await canaryReleases(document)).filter((release) => !isReplaced(release));
    const worlds = [others, ...canaries.map((canary) => withCanary(others, canary))];
    return [
      ...breachesIn(worlds, candidates, live, ceilings),
      ...candidates.flatMap((release) => connectsBreaches(release, knownEntry(document, release.name))),
    ];
  }

  async function idsOf(document: RegistryDocument, remote: string, part: Part): Promise<string[]> {
    const { current, canary } = entryOf(document, remote);
    const given = await soundReleases([
      [remote, current],
      [remote, canary?.version ?? null],
    ]);
    return [...new Set(given.flatMap(({ manifest }) => (manifest[part] ?? []).map(({ id }) => id)))];
  }

  return {
    releaseOf,
    pagesOf: (document, remote) => idsOf(document, remote, 'pages'),
    breachesOf,
    async refuseUnfit(release, document, ahead, found) {
      const breaches = ahead ? budgetBreaches(release, ceilings) : await breachesOf([release], document);
      const hint = ahead ? '' : ' For a release set, publish with --ahead.';
      const sentence = `${release.name}@${release.version} does not pass the gates.${hint}`;
      refuseBreaches('gates-failed', sentence, [...found, ...breaches]);
    },
    async refuseMisfit(before, after) {
      const moved = movedOf(before, after);
      if (moved.length === 0) return;
      const releases = await Promise.all(moved.map(({ name, current }) => releaseOf(name, current)));
      const names = moved.map(({ name, current }) => `${name}@${current}`).join(', ');
      const breaches = takeoverBreaches(releases, await liveReleases(after), await liveReleases(before));
      refuseBreaches('gates-failed', `${names} does not fit what is live.`, breaches);
    },
    async unfitTrials(before, after) {
      if (movedOf(before, after).length === 0) return [];
      const live = await liveReleases(after);
      const canaries = await canaryReleases(after);
      return canaries
        .filter((canary) => setBreaches(withCanary(live, canary)).length > 0)
        .map(({ name }) => name);
    },
    async refuseUnknownPage(document, remote, page) {
      if (entryOf(document, remote).off.some((one) => one.page === page)) return;
      const { part, id } = partOf(page);
      refuseUnknown(remote, part, id, await idsOf(document, remote, part));
    },
  };
}
