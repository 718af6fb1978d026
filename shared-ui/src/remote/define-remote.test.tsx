import type { PageDeclaration } from '@firn/shared-contracts/delivery';
import { createTestShell } from '@firn/shared-contracts/testing';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { useQuery } from '@tanstack/react-query';
import { waitFor } from '@testing-library/react';
import { useEffect, useId } from 'react';
import { defineTexts } from '../i18n/define-texts.ts';
import { defineRemote } from './define-remote.tsx';
import type { PageLoaders, PageModule } from './pages.ts';
import { useObservable, useShell, useTexts } from './shell-context.tsx';

beforeEach(() => {
  // `act` would throw the error that the remote should report to the shell.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
});
afterEach(() => {
  jest.useRealTimers();
  document.body.replaceChildren();
});

const page = (id: string): PageDeclaration => ({
  ...{ id, path: `/${id}`, title: id, layout: 'default', guard: 'none', render: 'client' },
});
const EMPTY = { mutations: [], queries: [] };

/** Mounts a remote whose page at `/a` is this one. */
async function mountPage(
  Page: PageModule['Page'],
  { html = '', loaders = {} as PageLoaders, leavesFor = '' } = {},
) {
  const shell = createTestShell({ path: '/a' });
  const all = { a: async () => ({ Page }), ...loaders };
  const pages = Object.keys(all).map(page);
  const remote = defineRemote({ name: 'mfe-test', version: '1.0.0', pages, loaders: all });
  const domElement = document.body.appendChild(document.createElement('div'));
  domElement.innerHTML = html;
  const drawn = domElement.firstElementChild;
  const errors: unknown[] = [];
  const serverData = html ? EMPTY : null;
  const props = { shell, domElement, serverData, onError: (error: unknown) => void errors.push(error) };
  const reported: string[] = [];
  const listen = ({ message }: ErrorEvent) => void reported.push(message);
  window.addEventListener('error', listen);
  const mounting = remote.mount(props);
  if (leavesFor) shell.navigation.push(leavesFor);
  const failure = await mounting.catch((error: unknown) => error);
  window.removeEventListener('error', listen);
  const go = (path: string) => shell.navigation.push(path);
  const unmount = () => remote.unmount(props);
  const address = () => shell.navigation.get().location.pathname;
  const shows = (text: string) => waitFor(() => expect(domElement.textContent).toBe(text));
  return { remote, domElement, drawn, errors, failure, go, unmount, address, shows, reported };
}

const broken = new Error('kaputt');

describe('a page that throws', () => {
  test('in its first render counts as not mounted: the shell takes another version', async () => {
    const { failure, errors } = await mountPage(() => {
      throw broken;
    });
    expect([failure, errors]).toEqual([broken, []]);
  });

  test('once mounted tells the shell', async () => {
    const { failure, errors } = await mountPage(() => {
      useEffect(() => {
        throw broken;
      }, []);
      return <p>A</p>;
    });
    expect(failure).toBeUndefined();
    await waitFor(() => expect(errors).toEqual([broken]));
  });

  test('because its chunk is missing tells the shell too, instead of staying silent', async () => {
    const gone = new TypeError('Failed to fetch dynamically imported module');
    const { errors, go } = await mountPage(() => <p>A</p>, { loaders: { b: () => Promise.reject(gone) } });
    go('/b');
    await waitFor(() => expect(errors).toEqual([gone]));
  });
});

test('what the server drew is hydrated, not drawn again; ids do not clash with those of other roots', async () => {
  const { drawn, domElement } = await mountPage(() => <p>A</p>, { html: '<p>A</p>' });
  expect(domElement.firstElementChild).toBe(drawn);
  const { domElement: other } = await mountPage(() => <p id={useId()}>A</p>);
  expect(other.querySelector('p')?.id).toContain('mfe-test');
});

const Where = () => <p>{useObservable(useShell().navigation).location.search || 'A'}</p>;

test('who goes back while the page is hydrated gets the other one, and nothing differs from the server', async () => {
  const { drawn, domElement, shows, reported } = await mountPage(Where, {
    html: '<p>A</p>',
    leavesFor: '/a?b',
  });
  expect(domElement.firstElementChild).toBe(drawn);
  await shows('?b');
  expect(reported).toEqual([]);
});

test('an unmounted remote leaves neither elements nor data, nor a timer that holds them', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] });
  const { domElement, unmount, shows } = await mountPage(() => {
    const { data } = useQuery({ queryKey: ['a'], queryFn: async () => 'Daten' });
    return <p>{data}</p>;
  });
  await shows('Daten');
  await unmount();
  expect([domElement.innerHTML, jest.getTimerCount()]).toEqual(['', 0]);
});

const PageB = () => <p>B</p>;
const PageC = () => <p>C</p>;

test('a page whose chunk arrives after the visitor has left is not shown and requests nothing', async () => {
  const chunks: (() => void)[] = [];
  const prefetch = jest.fn(async () => undefined);
  const loaders = {
    b: () => new Promise<PageModule>((resolve) => void chunks.push(() => resolve({ Page: PageB, prefetch }))),
    c: async () => ({ Page: PageC }),
  };
  const { go, shows } = await mountPage(() => <p>A</p>, { loaders });
  go('/b');
  await waitFor(() => expect(chunks).toHaveLength(1));
  go('/c');
  await shows('C');
  chunks[0]?.();
  await new Promise((resolve) => setTimeout(resolve, 0));
  await shows('C');
  expect(prefetch).not.toHaveBeenCalled();
});

test('a page that was left no longer redirects', async () => {
  const redirects: (() => void)[] = [];
  const prefetch = () =>
    new Promise<{ redirect: string }>((resolve) => {
      redirects.push(() => resolve({ redirect: '/a' }));
    });
  const loaders = { b: async () => ({ Page: PageB, prefetch }), c: async () => ({ Page: PageC }) };
  const { go, address, shows } = await mountPage(() => <p>A</p>, { loaders });
  go('/b');
  await shows('B');
  go('/c');
  await shows('C');
  redirects[0]?.();
  go('/b');
  await shows('B');
  expect(address()).toBe('/b');
  redirects[1]?.();
  await shows('A');
  expect(address()).toBe('/a');
});

test('a remote that keeps no drafts can always be switched', async () => {
  const { remote } = await mountPage(() => <p>A</p>);
  expect([remote.canSwitch(), remote.snapshot(), remote.restore({})]).toEqual(['now', null, undefined]);
});

const olderTexts = defineTexts('a', { title: 'Buchung' });
const newerTexts = defineTexts('a', { title: 'Reservation' });
const Older = () => useTexts(olderTexts)('title');
const Newer = () => useTexts(newerTexts)('title');

test('two versions of a remote in one tab each say their own words', async () => {
  const shell = createTestShell({ path: '/a' });
  const domElement = document.body.appendChild(document.createElement('div'));
  const props = { shell, domElement, serverData: null, onError: () => undefined };
  const show = async (version: string, Page: PageModule['Page']) => {
    const loaders = { a: async () => ({ Page }) };
    const remote = defineRemote({ name: 'mfe-test', version, pages: [page('a')], loaders });
    await remote.mount(props);
    const { textContent } = domElement;
    await remote.unmount(props);
    return textContent;
  };
  expect(await show('1.0.0', Older)).toBe('Buchung');
  expect(await show('1.1.0', Newer)).toBe('Reservation');
  expect(await show('1.0.0', Older)).toBe('Buchung');
});
