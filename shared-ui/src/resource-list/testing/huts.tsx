import {
  aCollection,
  createTestShell,
  type TestApiHandlers,
  type TestRequest,
} from '@firn/shared-contracts/testing';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router';
import { FirnMantineProvider } from '../../mantine/provider.tsx';
import { createQueryClient } from '../../query/query-client.ts';
import { ShellProvider } from '../../remote/shell-context.tsx';
import { ShellRouter } from '../../remote/shell-router.tsx';
import { resource } from '../../resource/resource.ts';
import type { Resource } from '../../resource/resource.types.ts';
import '../../testing/modal-dialogs.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { entityFilter, ResourceList } from '../index.ts';
import type { ResourceListProps } from '../resource-list.types.ts';

export interface Hut {
  readonly '@id': string;
  readonly '@type': string;
  readonly id: string;
  readonly version: number;
  readonly title: string;
  readonly beds: number;
}

const huts = resource('accommodations') as unknown as Resource<Hut, never, { readonly beds: number }>;

export function aHut(number: number, overrides: Partial<Hut> = {}): Hut {
  const id = `h${number}`;
  return {
    '@id': `/api/accommodations/${id}`,
    '@type': 'Accommodation',
    id,
    version: number,
    title: `Hütte ${number}`,
    beds: number * 10,
    ...overrides,
  };
}

/** So many huts, paged by the server. */
function manyHuts(count: number) {
  const all = Array.from({ length: count }, (_, index) => aHut(index + 1));
  return ({ searchParams }: TestRequest) => {
    const [page, size] = [Number(searchParams.get('page')), Number(searchParams.get('itemsPerPage'))];
    return aCollection('/api/accommodations', all.slice((page - 1) * size, page * size), count);
  };
}

const usual: ResourceListProps<Hut, keyof Hut> = {
  resource: huts,
  name: 'huts',
  title: 'Hütten',
  columns: [
    { id: 'title', header: 'Name', cell: ({ title }) => title, sortable: true },
    { id: 'beds', header: 'Betten', cell: ({ beds }) => beds, align: 'end' },
    { id: 'code', header: 'Code', cell: ({ id }) => id, isOff: true },
  ],
  filters: [
    { kind: 'text', name: 'q', label: 'Name oder Ort', param: 'title' },
    { kind: 'choice', name: 'canton', label: 'Kanton', options: { VS: 'Wallis', BE: 'Bern' } },
    { kind: 'choices', name: 'state', label: 'Status', options: { open: 'Offen', closed: 'Zu' } },
    { kind: 'yes-no', name: 'winter', label: 'Winterraum' },
    { kind: 'dates', name: 'season', label: 'Saison' },
    entityFilter({
      name: 'guide',
      label: 'Guide',
      resource: resource('users'),
      searchBy: 'user',
      properties: ['fullName'],
      nameOf: ({ fullName }) => fullName,
    }),
  ],
  sorting: { column: 'title', direction: 'asc' },
  href: ({ id }) => `/admin/huts/${id}`,
  nameOf: ({ title }) => title,
  createHref: '/admin/huts/new',
  empty: 'Noch keine Hütten.',
};

export const closeHuts: NonNullable<(typeof usual)['actions']> = [
  {
    id: 'close',
    label: 'Schliessen',
    question: (count) => `${count} Hütten schliessen?`,
    run: (api, hut) => huts.patch(api, hut, { beds: 0 }),
  },
];

const LoadingPage = lazy(() => new Promise<never>(() => {}));

/** The list at its own path; any other page loads for ever. */
function Huts(props: ResourceListProps<Hut, keyof Hut>) {
  const { pathname } = useLocation();
  return pathname === '/admin/huts' ? <ResourceList {...props} /> : <LoadingPage />;
}

/** A list of huts over an API in memory. */
export function showHuts(
  options: {
    readonly path?: string;
    /** How many huts there are; 6 unless the test turns pages. */
    readonly count?: number;
    readonly api?: TestApiHandlers;
    readonly list?: Partial<typeof usual>;
  } = {},
) {
  const shell = createTestShell({
    path: options.path ?? '/admin/huts',
    user: { id: 'anna' },
    api: { 'GET /api/accommodations': manyHuts(options.count ?? 6), ...options.api },
  });
  const view = render(
    <ShellProvider shell={shell}>
      <QueryClientProvider client={createQueryClient()}>
        <ShellRouter navigation={shell.navigation}>
          <FirnMantineProvider>
            <Suspense>
              <Huts {...usual} {...options.list} />
            </Suspense>
          </FirnMantineProvider>
        </ShellRouter>
      </QueryClientProvider>
    </ShellProvider>,
  );
  return {
    shell,
    view,
    user: userEvent.setup({ delay: null }),
    address: () => {
      const { pathname, search } = shell.navigation.get().location;
      return pathname + decodeURIComponent(search);
    },
    /** The last question to the list. */
    asked: () => {
      const calls = shell.api.calls.filter(({ path }) => path === '/api/accommodations');
      return Object.fromEntries(calls.at(-1)?.searchParams ?? []);
    },
  };
}
