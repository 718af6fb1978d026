import {
  compareSpecificity,
  EVERY_PAGE,
  type PageDeclaration,
  type Release,
} from '@firn/shared-contracts/delivery';
import { pathShapes, sharedShapes } from '../shared/path-shapes.ts';
import type { Breach } from '../shared/refusal.ts';

function shapesOf(paths: readonly string[]): Set<string> {
  return new Set(paths.flatMap((path) => [...pathShapes(path)]));
}

function isTaken(page: PageDeclaration, wide: PageDeclaration, held: ReadonlySet<string>): boolean {
  const { yieldsTo = [] } = wide;
  // Of paths with equal ranks neither takes anything: the claim for the same address breaches the set.
  if (yieldsTo.includes(EVERY_PAGE) || compareSpecificity(page.path, wide.path) >= 0) return false;
  const given = shapesOf([...yieldsTo, wide.path]);
  return sharedShapes(page.path, wide.path).some((shape) => !given.has(shape) && !held.has(shape));
}

/**
 * The pages of a release that win addresses of a wider page of another one (`/event/7` those of `/event/:id`), although
 * that page does not yield to them. What its predecessor held already it takes from nobody.
 */
export function takenAddresses(taker: Release, owner: Release, predecessor: Release | null): Breach[] {
  const held = shapesOf(predecessor?.manifest.pages.map(({ path }) => path) ?? []);
  return taker.manifest.pages.flatMap((page) =>
    owner.manifest.pages
      .filter((wide) => isTaken(page, wide, held))
      .map((wide) => ({
        gate: 'routes',
        message:
          `${page.path} of ${taker.name}@${taker.version} takes addresses of ${wide.path} of ` +
          `${owner.name}@${owner.version}, which does not yield to it (yieldsTo in its remote.json).`,
      })),
  );
}
