import type { ResolvedRemote } from '@firn/shared-contracts/delivery';
import { beforeEach, expect, test } from '@jest/globals';
import { TOURS as TWO_VERSIONS } from '../testing/a-region.ts';
import { aRemote } from '../testing/page-state.ts';
import { createSoundVersions, type SoundVersions } from './sound-versions.ts';

const TOURS = aRemote('tours', TWO_VERSIONS);

let versions: SoundVersions;
const tried = (list: readonly { version: string }[]) => list.map(({ version }) => version);

beforeEach(() => {
  versions = createSoundVersions();
});

test('asking which are left changes nothing; starting over gives each another chance', () => {
  for (const version of ['2.0.0', '1.0.0']) versions.markBroken('tours', version);
  for (const _twice of [1, 2]) expect(versions.leftOf(TOURS)).toEqual([]);
  expect(tried(versions.begin(TOURS))).toEqual(['2.0.0', '1.0.0']);
  expect(tried(versions.leftOf(TOURS))).toEqual(['2.0.0', '1.0.0']);
});

test('a failed version is skipped while there is another, a withdrawn one always', () => {
  versions.markBroken('tours', '2.0.0');
  versions.markBroken('guide', '1.0.0');
  for (const _twice of [1, 2]) expect(tried(versions.begin(TOURS))).toEqual(['1.0.0']);
  const withdrawn: ResolvedRemote = { ...TOURS, withdrawn: ['1.0.0'] };
  expect(versions.leftOf(withdrawn)).toEqual([]);
  expect(tried(versions.begin(withdrawn))).toEqual(['2.0.0']);
});
