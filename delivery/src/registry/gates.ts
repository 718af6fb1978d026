import {
  extensionWeights,
  type PageWeight,
  pageBudget,
  pageWeights,
  type Release,
  SHELL_NAME,
} from '@firn/shared-contracts/delivery';
import semver from 'semver';
import { pathShapes } from '../shared/path-shapes.ts';
import type { Breach } from '../shared/refusal.ts';
import { takenAddresses } from './claims.ts';
import { slotBreaches } from './slot-gates.ts';

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

/** A module that the shell does not provide is not a breach: the remote carries its own copy. */
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

const KINDS = [
  ['scripts', 'jsBytes'],
  ['stylesheets', 'cssBytes'],
] as const;

/** The most a page of any remote may take, whatever its team declares (Brotli bytes). */
export interface Ceilings {
  readonly jsBytes: number;
  readonly cssBytes: number;
}

export const NO_CEILINGS: Ceilings = {
  jsBytes: Number.POSITIVE_INFINITY,
  cssBytes: Number.POSITIVE_INFINITY,
};

/** What a page may take: its team's budget, and no more than the platform's ceiling. */
function limitText(bytes: number, budget: number, ceiling: number): string {
  if (budget <= ceiling) return `${bytes} bytes; the budget is ${budget}`;
  return `${bytes} bytes; the platform allows ${ceiling}, whatever remote.json declares (${budget})`;
}

function extensionBudgetBreaches(release: Release, ceilings: Ceilings): Breach[] {
  return KINDS.flatMap(([what, kind]) =>
    extensionWeights(release)
      .filter((one) => one[kind] > Math.min(one.budget[kind], ceilings[kind]))
      .map((one) => {
        const bytes = limitText(one[kind], one.budget[kind], ceilings[kind]);
        const message = `The ${what} of ${label(release)}, extension ${one.id}, take ${bytes}.`;
        return { gate: 'budget', message };
      }),
  );
}

/** Each page and extension against its budget. Pages that weigh the same are named in one breach. */
export function budgetBreaches(release: Release, ceilings: Ceilings = NO_CEILINGS): Breach[] {
  return [...pageBudgetBreaches(release, ceilings), ...extensionBudgetBreaches(release, ceilings)];
}

function pageBudgetBreaches(release: Release, ceilings: Ceilings): Breach[] {
  const weights = pageWeights(release);
  return KINDS.flatMap(([what, kind]) => {
    const over = weights
      .map((weight) => ({ ...weight, budget: pageBudget(release.manifest.budgets, weight.page)[kind] }))
      .filter((page) => page[kind] > Math.min(page.budget, ceilings[kind]));
    const groups = Map.groupBy(over, (page) => limitText(page[kind], page.budget, ceilings[kind]));
    return [...groups].map(([bytes, pages]) => {
      const message = `The ${what} of ${label(release)}${pagesOf(pages)} take ${bytes}.`;
      return { gate: 'budget', message };
    });
  });
}

/** `, page agenda,` or nothing for a release without pages. */
function pagesOf(weights: readonly PageWeight[]): string {
  const names = weights.map(({ page }) => page).filter((page) => page !== '*');
  if (names.length === 0) return '';
  return `, ${names.length === 1 ? 'page' : 'pages'} ${names.join(', ')},`;
}

function label(release: Release): string {
  return `${release.name}@${release.version}`;
}

/** Whether a set of releases works together. Names every breach. */
export function setBreaches(set: readonly Release[]): Breach[] {
  return [...contractBreaches(set), ...routeBreaches(set), ...sharedBreaches(set)];
}

/**
 * All gates of a promotion: the whole live set with the candidate in it, the addresses that remotes would take of each
 * other, slots and what fills them, and the candidate's budgets. `predecessor` is the live version that the candidate replaces.
 */
export function promotionBreaches(
  candidate: Release,
  live: readonly Release[],
  predecessor: Release | null = null,
  ceilings: Ceilings = NO_CEILINGS,
): Breach[] {
  const others = live.filter((release) => release.name !== candidate.name);
  return [
    ...setBreaches([...others, candidate]),
    ...others.flatMap((other) => takenAddresses(candidate, other, predecessor)),
    ...others.flatMap((other) => takenAddresses(other, candidate, null)),
    ...slotBreaches(candidate, others, predecessor),
    ...budgetBreaches(candidate, ceilings),
  ];
}

/**
 * The gates of what takes over when something is taken back. Where it lost addresses before it gets none back, and
 * budgets do not count: neither is a reason to stay broken.
 */
export function takeoverBreaches(
  moved: readonly Release[],
  live: readonly Release[],
  before: readonly Release[],
) {
  const predecessorOf = ({ name }: Release) => before.find((release) => release.name === name) ?? null;
  return [
    ...setBreaches(live),
    ...moved.flatMap((release) =>
      live
        .filter(({ name }) => name !== release.name)
        .flatMap((other) => takenAddresses(release, other, predecessorOf(release))),
    ),
  ];
}
