import { createTestShell } from '@firn/shared-contracts/testing';
import { afterEach, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import * as extension from './index.ts';

const opened: (() => Promise<void>)[] = [];

afterEach(async () => {
  for (const close of opened.splice(0)) await close();
  document.body.replaceChildren();
});

/** Mounts the extension as the shell does. */
async function open(context: { readonly id: string; readonly bookedPlaces?: number | null }) {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  const domElement = document.body.appendChild(document.createElement('div'));
  const props = {
    shell: createTestShell(),
    domElement,
    serverData: null,
    context,
    onError: () => undefined,
  };
  await extension.mount(props);
  opened.push(() => extension.unmount(props));
  return domElement;
}

test.each([{ id: 'e1' }, { id: 'e1', bookedPlaces: 0 }])(
  'those who run an event find its printed list: %j',
  async (context) => {
    await open(context);
    expect(screen.getByRole('link', { name: 'Teilnehmerliste drucken' }).getAttribute('href')).toBe(
      '/print/events?event=e1',
    );
  },
);

test('a guide of another event finds none on its public page', async () => {
  expect((await open({ id: 'e1', bookedPlaces: null })).innerHTML).toBe('');
});
