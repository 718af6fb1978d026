import { aCollection, createTestShell, type TestRequest, testProblem } from '@firn/shared-contracts/testing';
import { describe, expect, test } from '@jest/globals';
import { keepPreviousData, QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { ShellProvider, useShell } from '../remote/shell-context.tsx';
import { resource } from './resource.ts';
import type { Resource } from './resource.types.ts';
import { useWrite } from './use-write.ts';

interface Hut {
  readonly '@id': string;
  readonly id: string;
  readonly version: number;
  readonly title: string;
}

const huts = resource('accommodations') as unknown as Resource<Hut, { title: string }, { title: string }>;
const hut = (title: string, version: number): Hut => ({
  '@id': '/api/accommodations/b',
  id: 'b',
  version,
  title,
});
const OLD = hut('Britania', 1);
const NEW = hut('Britannia', 2);

/** A page that shows the list, with a server whose answers the test releases one by one. */
function aPage(api: Record<string, unknown> = {}) {
  let stored = OLD;
  let read = () => Promise.resolve(aCollection('/api/accommodations', [stored]));
  const shell = createTestShell({
    api: {
      'GET /api/accommodations': () => read(),
      'PATCH /api/accommodations/:id': () => {
        stored = NEW;
        return NEW;
      },
      'DELETE /api/accommodations/:id': () => {
        throw testProblem(409, { type: '/problems/in-use' });
      },
      ...api,
    },
  });
  const client = new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: Number.POSITIVE_INFINITY } },
  });
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <ShellProvider shell={shell}>
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    </ShellProvider>
  );
  const render = () =>
    renderHook(
      ({ page }) => {
        const { api } = useShell();
        const list = useQuery({ ...huts.list(api, { page }), placeholderData: keepPreviousData });
        return { write: useWrite(huts), list };
      },
      { wrapper, initialProps: { page: 1 } },
    );
  const hold = () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const answer = aCollection('/api/accommodations', [stored]);
    read = () => promise.then(() => answer);
    return () => {
      read = () => Promise.resolve(aCollection('/api/accommodations', [stored]));
      resolve();
    };
  };
  return { shell, client, wrapper, render, hold };
}

test('the answer to a change becomes the item every page reads, and the list is refetched', async () => {
  const { client, render } = aPage();
  const { result } = render();
  await waitFor(() => expect(result.current.list.data?.['hydra:member'][0]?.title).toBe('Britania'));
  await act(() => result.current.write.patch(OLD, { title: 'Britannia' }));
  expect(client.getQueryData(huts.keys.item('b'))).toEqual(NEW);
  await waitFor(() => expect(result.current.list.data?.['hydra:member'][0]?.title).toBe('Britannia'));
});

test('a list requested before the change that answers after it is dropped', async () => {
  const { render, hold } = aPage();
  const release = hold();
  const { result } = render();
  await waitFor(() => expect(result.current.list.isFetching).toBe(true));
  const change = act(() => result.current.write.patch(OLD, { title: 'Britannia' }));
  release();
  await change;
  await waitFor(() => expect(result.current.list.data?.['hydra:member'][0]?.title).toBe('Britannia'));
});

test('a hidden page of the list is refetched when it is shown', async () => {
  const { render, shell } = aPage();
  const { result, rerender } = render();
  await waitFor(() => expect(result.current.list.isSuccess).toBe(true));
  rerender({ page: 2 });
  await waitFor(() => expect(result.current.list.isPlaceholderData).toBe(false));
  await act(() => result.current.write.patch(OLD, { title: 'Britannia' }));
  await waitFor(() => expect(result.current.list.isFetching).toBe(false));
  rerender({ page: 1 });
  await waitFor(() => expect(result.current.list.data?.['hydra:member'][0]?.title).toBe('Britannia'));
  expect(shell.api.calls.filter(({ searchParams }) => searchParams.get('page') === '1')).toHaveLength(2);
});

test('a refused change changes nothing and says why', async () => {
  const { client, render, shell } = aPage();
  const { result } = render();
  await waitFor(() => expect(result.current.list.isSuccess).toBe(true));
  client.setQueryData(huts.keys.item('b'), OLD);
  await expect(result.current.write.remove(OLD)).rejects.toMatchObject({ status: 409 });
  expect(client.getQueryData(huts.keys.item('b'))).toEqual(OLD);
  expect(shell.api.calls.filter(({ method }) => method === 'GET')).toHaveLength(1);
});

test('a removed item is not asked for again by the page that still shows it', async () => {
  const { shell, client, wrapper } = aPage({
    'GET /api/accommodations/b': OLD,
    'DELETE /api/accommodations/:id': null,
  });
  const { result, rerender } = renderHook(
    () => ({ write: useWrite(huts), item: useQuery(huts.item(useShell().api, 'b')) }),
    { wrapper },
  );
  await waitFor(() => expect(result.current.item.data).toEqual(OLD));
  await act(() => result.current.write.remove(OLD));
  rerender();
  await act(() => client.refetchQueries({ queryKey: huts.keys.lists }));
  expect(shell.api.calls.map(({ method }) => method)).toEqual(['GET', 'DELETE']);
});

describe('two writes of one item in one breath', () => {
  /** A server that takes a write only from the version it holds, and answers once the test lets it. */
  function aCarefulServer() {
    let version = 1;
    const { promise, resolve } = Promise.withResolvers<void>();
    const take = async ({ ifMatch }: TestRequest) => {
      await promise;
      if (ifMatch !== `"${version}"`) throw testProblem(412, { type: '/problems/stale' });
      version += 1;
      return hut('Britannia', version);
    };
    return { api: { 'PATCH /api/accommodations/:id': take }, answer: resolve };
  }

  test('are made one after the other, the second from what the first left', async () => {
    const { api, answer } = aCarefulServer();
    const { result } = aPage(api).render();
    const writes = [1, 2].map(() => result.current.write.patch(OLD, { title: 'Britannia' }));
    answer();
    const written = await act(() => Promise.all(writes));
    expect(written.map(({ version }) => version)).toEqual([2, 3]);
  });

  test('are told of another person’s change in between', async () => {
    const { api, answer } = aCarefulServer();
    const { result } = aPage(api).render();
    const old = { ...OLD, version: 0 };
    const writes = [1, 2].map(() => result.current.write.patch(old, { title: 'Britannia' }));
    answer();
    const settled = await act(() => Promise.allSettled(writes));
    expect(settled).toMatchObject([{ reason: { status: 412 } }, { reason: { status: 412 } }]);
  });

  test('would trip over each other if both were sent from the same version', async () => {
    const { api, answer } = aCarefulServer();
    const { shell } = aPage(api);
    const writes = [1, 2].map(() => huts.patch(shell.api, OLD, { title: 'Britannia' }));
    answer();
    const settled = await Promise.allSettled(writes);
    expect(settled).toMatchObject([{ status: 'fulfilled' }, { reason: { status: 412 } }]);
  });
});
