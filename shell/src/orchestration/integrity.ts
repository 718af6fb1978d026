import { integrityPath, type ResolvedVersion } from '@firn/shared-contracts/delivery';

type Hashes = Readonly<Record<string, string>>;

/** Knows the hash of every file that may be loaded, and has the browser check modules against it. */
export interface Integrity {
  /**
   * Resolves when the version's modules are covered by an import map and the hashes of these paths are known (its
   * entry alone where left out); rejects when its hash list is not genuine.
   */
  cover(name: string, version: ResolvedVersion, paths?: readonly string[]): Promise<void>;
  /** Lets a file also be loaded under another address, with the same hash. */
  alias(path: string, address: string): void;
  /** sha384 of a path, when known. */
  hashOf(path: string): string | undefined;
}

interface IntegrityParts {
  readonly document: Document;
  readonly fetch: typeof fetch;
  readonly nonce: string;
}

function hashesOnPage(document: Document): [string, string][] {
  const maps = [...document.querySelectorAll('script[type="importmap"]')];
  return maps.flatMap((map) => {
    const { integrity = {} } = JSON.parse(map.textContent || '{}') as { integrity?: Hashes };
    return Object.entries(integrity);
  });
}

/**
 * Import maps with `integrity`: the only check browsers make on lazily imported modules (ADR 0006). The
 * page's own map covers the first remote; maps for others are added with the nonce before they load.
 */
export function createIntegrity({ document, fetch, nonce }: IntegrityParts): Integrity {
  const hashes = new Map(hashesOnPage(document));
  const pending = new Map<string, Promise<void>>();

  function addMap(integrity: Hashes): void {
    const script = document.createElement('script');
    script.type = 'importmap';
    script.nonce = nonce;
    script.textContent = JSON.stringify({ integrity });
    document.head.append(script);
  }

  async function fetchHashes(name: string, { version, integrity }: ResolvedVersion): Promise<void> {
    const path = integrityPath(name, version);
    const response = await fetch(path, { integrity });
    if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
    const list = (await response.json()) as Hashes;
    // A second rule for a module would be dropped with a warning.
    const added = Object.entries(list).filter(([file]) => !hashes.has(file));
    for (const [file, hash] of added) hashes.set(file, hash);
    const modules = added.filter(([file]) => file.endsWith('.js'));
    if (modules.length > 0) addMap(Object.fromEntries(modules));
  }

  return {
    cover(name, version, paths = [version.entry]) {
      if (paths.every((path) => hashes.has(path))) return Promise.resolve();
      const key = `${name}@${version.version}`;
      const running = pending.get(key) ?? fetchHashes(name, version).finally(() => pending.delete(key));
      pending.set(key, running);
      return running;
    },
    alias(path, address) {
      const hash = hashes.get(path);
      if (hash === undefined || hashes.has(address)) return;
      hashes.set(address, hash);
      addMap({ [address]: hash });
    },
    hashOf: (path) => hashes.get(path),
  };
}
