import { anEvent } from '@firn/shared-contracts/testing';
import { renderExtension } from '@firn/shared-ui/testing';
import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { bulletinOf } from './bulletin.logic.ts';
import * as extension from './index.ts';

const TOUR = { start: '2026-02-14T06:00:00Z', end: '2026-02-14T15:00:00Z' };

test.each([
  ['2026-02-13T15:59:00Z', 'ahead'],
  ['2026-02-13T16:00:00Z', 'out'],
  ['2026-02-14T14:59:00Z', 'out'],
  ['2026-02-14T15:00:00Z', null],
])('at %s the bulletin of a tour is: %s', (now, expected) => {
  expect(bulletinOf(TOUR, new Date(now))).toBe(expected);
});

test('the page of a tour tells when its bulletin comes, and leads to it', async () => {
  const now = new Date('2026-02-01T08:00:00Z');
  await renderExtension(extension, anEvent(TOUR), { now });
  expect(screen.getByRole('region', { name: 'Lawinenlage' }).textContent).toContain(
    'Das Bulletin für Sa, 14.02.2026 erscheint am Vortag um 17 Uhr.',
  );
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual([expect.stringContaining('slf.ch'), '/lawinen']);
});

test('a tour that is over leaves the place to the page', async () => {
  const now = new Date('2026-03-01T08:00:00Z');
  const { element } = await renderExtension(extension, anEvent(TOUR), { now });
  expect(element.innerHTML).toBe('');
});
