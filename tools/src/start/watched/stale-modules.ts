/** Which module asks for which, by URL. */
export interface ModuleGraph {
  /** Notes that `importer` asks for `imported`. */
  add(importer: string, imported: string): void;
  importsOf(importer: string): string[];
  /** What has changed, and all that is reached only through what has changed. */
  staleAfter(changed: readonly string[]): ReadonlySet<string>;
}

export function createModuleGraph(): ModuleGraph {
  const importers = new Map<string, Set<string>>();
  return {
    add(importer, imported) {
      const known = importers.get(imported) ?? new Set();
      importers.set(imported, known.add(importer));
    },
    importsOf: (importer) => [...importers].filter(([, by]) => by.has(importer)).map(([url]) => url),
    staleAfter(changed) {
      const stale = new Set(changed);
      // A set is walked on over what is added meanwhile.
      for (const url of stale) for (const importer of importers.get(url) ?? []) stale.add(importer);
      return stale;
    },
  };
}
