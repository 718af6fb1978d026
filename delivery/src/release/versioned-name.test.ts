import { Readable } from 'node:stream';
import { expect, test } from '@jest/globals';
import { aDataFolder } from '../testing/a-gateway.ts';
import { anArchive, aRelease } from '../testing/fixture-release.ts';
import { openReleaseStore } from './open-release-store.ts';
import { versionedNameBreaches } from './versioned-name.ts';

const { release } = await aRelease();

test.each([
  'link.getAttribute("data-rspack")=="mfe-public@1.0.0:"+chunk',
  '{scopeToSharingDataMapping:{},uniqueName:"mfe-public@1.0.0"}',
])('present as rspack writes it: %s', (source) => {
  expect(versionedNameBreaches(release, source)).toEqual([]);
});

test.each([
  ['no name', 'export {}'],
  ['the name alone, as by default', 'uniqueName:"mfe-public"'],
  ['another version', 'uniqueName:"mfe-public@1.0.1"'],
  ['a longer version', 'uniqueName:"mfe-public@1.0.0-dev.1"'],
  ['another remote', 'uniqueName:"x-mfe-public@1.0.0"'],
])('missing: %s', (_what, source) => {
  expect(versionedNameBreaches(release, source)).toEqual([
    { gate: 'names', message: expect.stringContaining('mfe-public@1.0.0') },
  ]);
});

test('a release without it is not kept', async () => {
  const store = await openReleaseStore(await aDataFolder());
  const { archive } = await anArchive({ client: { 'remoteEntry.js': 'export {};\n' } });
  await expect(store.put('mfe-public', '1.0.0', Readable.from(archive))).rejects.toMatchObject({
    status: 422,
    details: { breaches: [{ gate: 'names' }] },
  });
  expect(await store.get('mfe-public', '1.0.0')).toBeNull();
});
