import { join } from 'node:path';
import { pageBudget, pageWeights } from '@firn/shared-contracts/delivery';
import { expect, test } from '@jest/globals';
import { ROOT } from '../root.ts';
import { RELEASE_WORKSPACES } from './build-command.ts';
import { ensureBuilt } from './stale.ts';

/**
 * Bytes that every page has to spare. The entry of a remote holds hashes that follow from the name of its version, and
 * Brotli packs one better than another; a build that is refused only under the name that a start gives it helps nobody.
 */
const ROOM = 100;

test.each(RELEASE_WORKSPACES)(
  'every page of %s keeps its budget under any name of a version',
  async (name) => {
    const { release } = await ensureBuilt(join(ROOT, name));
    const scarce = pageWeights(release).flatMap(({ page, jsBytes, cssBytes }) => {
      const budget = pageBudget(release.manifest.budgets, page);
      const room = Math.min(budget.jsBytes - jsBytes, budget.cssBytes - cssBytes);
      return room < ROOM ? [`${page} has ${room} bytes to spare`] : [];
    });
    expect(scarce).toEqual([]);
  },
);
