import type { DeliveryOverview } from '@firn/shared-contracts/delivery';
import { expect, test } from '@jest/globals';
import { aRemote } from '../testing/page-state.ts';
import { inspect, type PageTraffic } from './inspected.logic.ts';

const assets = {
  '*': { js: [], css: [] },
  tour: { js: ['/remotes/tours/2.0.0/page.js'], css: ['/remotes/tours/2.0.0/page.css'] },
  '+box': { js: ['/remotes/tours/2.0.0/box.js'], css: [] },
};
const registry = { sequence: 1, remotes: { tours: aRemote('tours', { version: '2.0.0', assets }) } };
const file = (name: string, encodedBodySize: number) => ({
  name: `https://firn.example/remotes/tours/2.0.0/${name}`,
  encodedBodySize,
});
const traffic: PageTraffic = {
  serverTiming: [
    { name: 'region', description: '', duration: 41.2 },
    { name: 'extension', description: 'tours/box', duration: 3.1 },
  ],
  files: [file('page.js', 900), file('page.css', 100), file('box.js', 70), file('other.js', 5000)],
};
const overviewOf = (canary: object | null) =>
  ({
    sequence: 1,
    remotes: [{ name: 'tours', current: '1.0.0', canary }],
  }) as unknown as DeliveryOverview;

test('a page and an extension are told apart, each with its own time and bytes', () => {
  const overview = overviewOf({ version: '2.0.0', percent: 10 });
  expect(inspect({ remote: 'tours', pageId: 'tour' }, registry, traffic, overview)).toEqual({
    ...{ name: 'tours', version: '2.0.0', share: 10 },
    ...{ milliseconds: 41.2, bytes: 1000 },
  });
  expect(inspect({ remote: 'tours', extension: 'box' }, registry, traffic, overview)).toEqual({
    ...{ name: 'tours/box', version: '2.0.0', share: 10 },
    ...{ milliseconds: 3.1, bytes: 70 },
  });
});

test('what is not known is not made up', () => {
  const blind = inspect(
    { remote: 'tours', extension: 'box' },
    registry,
    { serverTiming: [], files: [] },
    null,
  );
  expect(blind).toMatchObject({ share: null, milliseconds: null, bytes: 0 });
  expect(inspect({ remote: 'gone' }, registry, traffic, null)).toBeNull();
  expect(inspect({ remote: 'tours' }, registry, traffic, overviewOf(null))?.share).toBeNull();
});
