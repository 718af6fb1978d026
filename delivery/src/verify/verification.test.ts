import { GUARDS, guardRedirect } from '@firn/shared-contracts/domain';
import { describe, expect, test } from '@jest/globals';
import { STAND_IN_ME, STAND_IN_SESSION } from '../override/stand-in-session.ts';
import { anExtension, aPage } from '../testing/fixture-release.ts';
import { leakedGlobals } from './leaked-globals.ts';
import { complaintOf } from './missing-extensions.ts';
import { LIFECYCLES } from './missing-lifecycles.ts';
import { sampleAddress } from './sample-address.ts';
import { standInAnswer } from './stand-in-api.ts';

describe('an address for a page', () => {
  const ID = '00000000-0000-4000-8000-00000000dead';
  const pages = [
    aPage({ id: 'home', path: '/' }),
    aPage({ id: 'event', path: '/event/:id/:slug?' }),
    aPage({ id: 'booking', path: '/event/:id/buchen' }),
    aPage({ id: 'occurrence', path: '/admin/offer/:offerId/occurrences/:id?' }),
    aPage({ id: 'content', path: '/:slug1/:slug2?' }),
    aPage({ id: 'never', path: '/event/:key/:slug?' }),
  ];
  const remotes = [{ name: 'mfe-x', pages }];

  test.each([
    ['home', '/'],
    ['event', `/event/${ID}/beispiel`],
    ['booking', `/event/${ID}/buchen`],
    ['occurrence', `/admin/offer/${ID}/occurrences/${ID}`],
    ['content', '/beispiel/beispiel'],
  ])('%s: %s', (id, address) => {
    const page = pages.find((candidate) => candidate.id === id) ?? aPage();
    expect(sampleAddress(remotes, 'mfe-x', page)).toBe(address);
  });

  test('leads to this page and not to one that takes precedence', () => {
    const other = { name: 'mfe-y', pages: [aPage({ id: 'fixed', path: '/beispiel/beispiel' })] };
    const content = pages[4] ?? aPage();
    expect(sampleAddress([...remotes, other], 'mfe-x', content)).toBe('/beispiel');
    expect(sampleAddress(remotes, 'mfe-x', pages[5] ?? aPage())).toBeNull();
  });
});

describe('the stand-in for the API', () => {
  const bodyOf = (method: string, path: string) => JSON.parse(standInAnswer(method, path).body);

  test('has empty collections, unknown items, and writes nothing', () => {
    expect(bodyOf('GET', '/api/events')).toMatchObject({ 'hydra:member': [], 'hydra:totalItems': 0 });
    expect(bodyOf('GET', '/api/users/1/events')).toMatchObject({ 'hydra:member': [] });
    const item = standInAnswer('GET', '/api/events/1');
    expect([item.status, item.contentType]).toEqual([404, 'application/problem+json']);
    expect(standInAnswer('GET', '/api/open-work').status).toBe(404);
    expect(
      ['POST', 'PATCH', 'DELETE'].map((method) => standInAnswer(method, '/api/bookings').status),
    ).toEqual([403, 403, 403]);
    expect(bodyOf('GET', '/api/me')).toEqual(STAND_IN_ME);
  });

  test.each(GUARDS)('its session passes the guard «%s»', (guard) => {
    const { user, permissions } = STAND_IN_SESSION;
    expect(guardRedirect(guard, { loggedIn: user !== null, permissions }, '/x')).toBeNull();
  });
});

test.each([
  [
    'lacks its module',
    { why: 'Module "./weather" does not exist in container.' },
    'Extension weather: the bundle exposes no ./weather that loads (Module "./weather" does not exist in container.). Write src/extensions/weather/index.ts and build again.',
  ],
  [
    'lacks lifecycles',
    ['mount', 'unmount', 'update', 'bootstrap', 'canSwitch'],
    'Extension weather: ./weather does not export snapshot, restore. Export all that defineExtension answers.',
  ],
  ['is whole', LIFECYCLES, null],
])('an extension that %s', (_what, exported, sentence) => {
  expect(complaintOf(anExtension(), exported)).toBe(sentence);
});

test('a global variable is leaked if only the remote added it; frames do not count', () => {
  expect(
    leakedGlobals(['document', '__FEDERATION__'], ['document', '__FEDERATION__', 'z', 'jQuery', '0']),
  ).toEqual(['jQuery', 'z']);
});
