import { anEvent, createTestShell, PERSONAS } from '@firn/shared-contracts/testing';
import { afterEach, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import * as extension from './index.ts';

const opened: (() => Promise<void>)[] = [];

afterEach(async () => {
  for (const close of opened.splice(0)) await close();
  document.body.replaceChildren();
});

/** Mounts the extension as the shell does. */
async function open(persona: 'guide' | 'admin', bookedPlaces: number | null) {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  const domElement = document.body.appendChild(document.createElement('div'));
  const shell = createTestShell({ user: PERSONAS[persona] });
  const context = anEvent({ id: 'e1', bookedPlaces });
  const props = { shell, domElement, serverData: null, context, onError: () => undefined };
  await extension.mount(props);
  opened.push(() => extension.unmount(props));
  return domElement;
}

test('guides who lead the event find their tour, with its participants', async () => {
  await open('guide', 6);
  expect(screen.getByRole('navigation', { name: 'Deine Tour' })).toBeTruthy();
  expect(screen.getByRole('link', { name: '6 Teilnehmende' }).getAttribute('href')).toBe('/profil/tour/e1');
});

test('guides who do not lead it, and the office, which has its own, see nothing', async () => {
  expect((await open('guide', null)).innerHTML).toBe('');
  expect((await open('admin', 6)).innerHTML).toBe('');
});
