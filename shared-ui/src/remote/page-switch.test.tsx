import type { PageDeclaration } from '@firn/shared-contracts/delivery';
import { createTestShell } from '@firn/shared-contracts/testing';
import { afterEach, expect, jest, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { defineRemote } from './define-remote.tsx';
import { loadPage } from './page-switch.tsx';
import type { PageModule } from './pages.ts';

afterEach(() => {
  jest.useRealTimers();
  document.body.replaceChildren();
});

const page = (id: string, path: string): PageDeclaration => ({
  ...{ id, path, title: id, layout: 'default', guard: 'none', render: 'client' },
});
const PageA = () => <p>A</p>;
const PageC = () => <p>C</p>;
const hanging = () => new Promise<PageModule>(() => undefined);

/** A remote on the page at `/a`; the chunk of `/b` never arrives. */
async function mounted() {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  const shell = createTestShell({ path: '/a' });
  const remote = defineRemote({
    name: 'mfe-test',
    version: '1.0.0',
    pages: [page('a', '/a'), page('b', '/b'), page('c', '/c')],
    loaders: { a: async () => ({ Page: PageA }), b: hanging, c: async () => ({ Page: PageC }) },
  });
  const domElement = document.createElement('div');
  document.body.append(domElement);
  const errors: unknown[] = [];
  const onError = (error: unknown) => void errors.push(error);
  const props = { name: 'mfe-test', shell, domElement, serverData: null, onError };
  let mounting = Promise.resolve();
  // It settles with the first commit, which comes at the end of `act`.
  await act(async () => {
    mounting = remote.mount(props);
    await jest.advanceTimersByTimeAsync(0);
  });
  await mounting;
  const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
  const go = (path: string) => act(async () => shell.navigation.push(path));
  return { domElement, errors, wait, go };
}

test('a page whose chunk never arrives is a failure after 20 s instead of staying silent', async () => {
  jest.useFakeTimers();
  const pages = [page('b', '/b')];
  const remote = { name: 'mfe-test', version: '1.0.0', pages, loaders: { b: hanging } };
  const { location } = createTestShell({ path: '/b' }).navigation.get();
  let end = 'waits';
  const loading = loadPage(remote, location).catch((error: unknown) => {
    end = String(error);
  });
  await jest.advanceTimersByTimeAsync(19_999);
  expect(end).toBe('waits');
  await jest.advanceTimersByTimeAsync(1);
  await loading;
  expect(end).toBe('TimeoutError: Loading the page took longer than 20000 ms.');
});

test('a page that was left while it hung does not affect the next one', async () => {
  const { domElement, errors, wait, go } = await mounted();
  await go('/b');
  await go('/c');
  await wait(20_000);
  expect([domElement.textContent, errors]).toEqual(['C', []]);
});

test('a slow page is announced by a line across the top; a quick one is not', async () => {
  const { domElement, wait, go } = await mounted();
  await go('/b');
  await wait(199);
  expect(screen.queryByRole('progressbar')).toBeNull();
  await wait(1);
  expect(screen.getByRole('progressbar', { name: 'Die Seite wird geladen.' })).toBeTruthy();
  expect(domElement.textContent).toBe('A');
  await go('/c');
  expect(screen.queryByRole('progressbar')).toBeNull();
  await wait(1000);
  expect([screen.queryByRole('progressbar'), domElement.textContent]).toEqual([null, 'C']);
});

test('for a page of another remote the bar is the shell’s', async () => {
  const { wait, go } = await mounted();
  await go('/of/another/remote');
  await wait(1000);
  expect(screen.queryByRole('progressbar')).toBeNull();
});
