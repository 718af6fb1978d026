import { type PageAssets, type Release, SHELL_NAME } from '@firn/shared-contracts/delivery';
import semver from 'semver';
import { pathShapes } from '../shared/path-shapes.ts';
import type { Breach } from '../shared/refusal.ts';

function contractBreaches(set: readonly Release[]): Breach[] {
  const shell = set.find((release) => release.name === SHELL_NAME);
  if (!shell) return [];
  return set
    .filter((release) => release !== shell && !semver.satisfies(shell.contract, release.contract))
    .map((release) => ({
      gate: 'contract',
      message: `${label(release)} needs contract ${release.contract}; ${label(shell)} serves ${shell.contract}.`,
    }));
}

function routeBreaches(set: readonly Release[]): Breach[] {
  const owners = new Map<string, Release>();
  const breaches: Breach[] = [];
  for (const release of set) {
    for (const page of release.manifest.pages) {
      for (const shape of pathShapes(page.path)) {
        const owner = owners.get(shape) ?? release;
        owners.set(shape, owner);
        if (owner === release) continue;
        const message = `${page.path} of ${label(release)} is claimed by ${label(owner)} already (${shape}).`;
        breaches.push({ gate: 'routes', message });
      }
    }
  }
  return breaches;
}

/** A module the shell does not bring is no breach: the remote carries its own copy. */
function sharedBreaches(set: readonly Release[]): Breach[] {
  const shell = set.find((release) => release.name === SHELL_NAME);
  if (!shell) return [];
  return set
    .filter((release) => release !== shell)
    .flatMap((release) =>
      Object.entries(release.shared).flatMap(([module, range]) => {
        const brought = Object.hasOwn(shell.shared, module) ? shell.shared[module] : null;
        if (!brought || semver.satisfies(brought, range)) return [];
        const message = `${label(release)} needs ${module} ${range}; ${label(shell)} brings ${brought}.`;
        return [{ gate: 'shared', message }];
      }),
    );
}

function brotliBytes(release: Release, files: Iterable<string>): number {
  let bytes = 0;
  for (const file of new Set(files)) bytes += release.files[`client/${file}`]?.brotliBytes ?? 0;
  return bytes;
}

/** Entry plus largest page against `jsBytes`, all stylesheets against `cssBytes` (remote-manifest.ts). */
export function budgetBreaches(release: Release): Breach[] {
  const common: PageAssets = release.assets['*'] ?? { js: [], css: [] };
  const sizes = Object.values(release.assets).map((page) =>
    brotliBytes(release, [release.entry, ...common.js, ...page.js]),
  );
  const js = Math.max(brotliBytes(release, [release.entry]), ...sizes);
  const stylesheets = Object.keys(release.files)
    .filter((path) => path.startsWith('client/') && path.endsWith('.css'))
    .map((path) => path.slice('client/'.length));
  const css = brotliBytes(release, stylesheets);
  const { jsBytes, cssBytes } = release.manifest.budgets;
  return [
    ...(js > jsBytes ? [budgetBreach(release, 'scripts', js, jsBytes)] : []),
    ...(css > cssBytes ? [budgetBreach(release, 'stylesheets', css, cssBytes)] : []),
  ];
}

function budgetBreach(release: Release, what: string, bytes: number, budget: number): Breach {
  return {
    gate: 'budget',
    message: `The ${what} of ${label(release)} take ${bytes} bytes; the budget is ${budget}.`,
  };
}

function label(release: Release): string {
  return `${release.name}@${release.version}`;
}

/** Whether a set of releases works together. Names every breach. */
export function setBreaches(set: readonly Release[]): Breach[] {
  return [...contractBreaches(set), ...routeBreaches(set), ...sharedBreaches(set)];
}

/** All gates of a promotion: the whole live set with the candidate in it, and the candidate's budgets. */
export function promotionBreaches(candidate: Release, live: readonly Release[]): Breach[] {
  const others = live.filter((release) => release.name !== candidate.name);
  return [...setBreaches([...others, candidate]), ...budgetBreaches(candidate)];
}
