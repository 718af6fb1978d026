import { expect, test } from '@jest/globals';
import { createDrafts } from './drafts.ts';
import { keepPartner } from './keep-partner.ts';
import { safeStorage } from './safe-storage.ts';

function visit(...searches: readonly string[]): unknown {
  window.sessionStorage.clear();
  const drafts = createDrafts(safeStorage(() => window.sessionStorage));
  for (const search of searches) keepPartner(drafts, search);
  return drafts.load('partner');
}

test.each([
  [['?partner=SONNALP'], 'SONNALP'],
  [['?type=tour&partner=hotel-1', '?type=tour', ''], 'hotel-1'],
  [['?partner=A1', '?partner=B2'], 'B2'],
  [['?partner='], null],
  [['?partner=%00%00'], null],
  [[`?partner=${'x'.repeat(31)}`], null],
  [[''], null],
])('the addresses %j of a visit keep %j', (searches, code) => {
  expect(visit(...searches)).toBe(code);
});
