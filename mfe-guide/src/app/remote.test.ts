import { matchPage, RemoteManifest } from '@firn/shared-contracts/delivery';
import { expect, test } from '@jest/globals';
import { Value } from 'typebox/value';
import manifest from '../../remote.json' with { type: 'json' };
import { remote } from './remote.ts';

test('the manifest is valid and each page has its code', () => {
  expect(Value.Check(RemoteManifest, manifest)).toBe(true);
  expect(Object.keys(remote.loaders).toSorted()).toEqual(manifest.pages.map(({ id }) => id).toSorted());
});

test.each([
  ['/guide/events', 'events', 'guide'],
  ['/guide/feedback', 'feedback', 'guide'],
  ['/guide/events/vergangen-nicht-fertig', 'events-past-unfinished', 'guide'],
  ['/guides/availability', 'availability', 'guide'],
  ['/guides/events-overview', 'events-overview', 'partner-guide'],
  ['/profil/tour', 'tour', 'guide-or-admin'],
  ['/profil/tour/018f', 'tour', 'guide-or-admin'],
  ['/profil/tour/erstellen', 'tour-create', 'guide'],
  ['/profil/tour/erstellen/suche', 'tour-create-search', 'tours'],
])('%s is the page %s behind the guard %s', (path, id, guard) => {
  expect(matchPage([remote], path)?.page).toMatchObject({ id, guard, index: false });
});

test('the header leads everybody who guides to their tours first, and guides to their events', () => {
  const entries = manifest.navigation.map(({ label, path, audience }) => [label, path, audience]);
  expect(entries).toEqual([
    ['Meine Touren', '/profil/tour', 'guide-or-admin'],
    ['Eventübersicht', '/guide/events', 'guide'],
    ['Verfügbarkeit', '/guides/availability', 'spontaneous-tours'],
    ['Mein Feedback', '/guide/feedback', 'guide'],
  ]);
});
