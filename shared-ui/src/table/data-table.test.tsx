import { createTestShell } from '@firn/shared-contracts/testing';
import { describe, expect, jest, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FirnMantineProvider } from '../mantine/provider.tsx';
import { ShellProvider } from '../remote/shell-context.tsx';
import { ShellRouter } from '../remote/shell-router.tsx';
import { type DataColumn, DataTable, Pager, type TableData, useListAddress } from './index.ts';

interface Hut {
  readonly name: string;
  readonly beds: number;
}

const columns: readonly DataColumn<Hut>[] = [
  { id: 'name', header: 'Hütte', cell: (hut) => hut.name, sortable: true },
  { id: 'beds', header: 'Betten', cell: (hut) => hut.beds, align: 'end' },
];
const HUTS: readonly Hut[] = [
  { name: 'Britanniahütte', beds: 134 },
  { name: 'Almagellerhütte', beds: 120 },
];

function Huts({ data }: { readonly data: TableData<Hut> }) {
  const address = useListAddress({ column: 'name', direction: 'asc' });
  return (
    <>
      <DataTable
        caption="Hütten"
        columns={columns}
        data={data}
        rowKey={(hut) => hut.name}
        rowHref={(hut) => `/huetten/${hut.name}`}
        empty="Keine Hütten"
        sorting={address.sorting}
        onSort={address.setSorting}
      />
      <Pager address={address} total={213} />
      <button type="button" onClick={() => address.setFilters({ canton: 'VS' })}>
        Nur Wallis
      </button>
    </>
  );
}

function show(data: Partial<TableData<Hut>> = {}, path = '/huetten') {
  const shell = createTestShell({ path });
  const retry = jest.fn<() => void>();
  const complete = { rows: HUTS, isUpdating: false, isFailed: false, retry, ...data };
  render(
    <ShellProvider shell={shell}>
      <ShellRouter navigation={shell.navigation}>
        <FirnMantineProvider>
          <Huts data={complete} />
        </FirnMantineProvider>
      </ShellRouter>
    </ShellProvider>,
  );
  const address = () => {
    const { pathname, search } = shell.navigation.get().location;
    return pathname + search;
  };
  return { address, retry, user: userEvent.setup() };
}

describe('a data table', () => {
  test('names itself, its rows and its cells', () => {
    show();
    const table = screen.getByRole('table', { name: 'Hütten' });
    const row = within(table).getByRole('row', { name: /Britanniahütte/ });
    expect(within(row).getByRole('rowheader', { name: 'Britanniahütte' })).toBeTruthy();
    expect(within(row).getByRole('cell', { name: '134' })).toBeTruthy();
  });

  test('says that it is loading, and shows only placeholder rows', () => {
    show({ rows: undefined });
    expect(screen.getByRole('status').textContent).toContain('Wird geladen');
    expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('true');
    expect(screen.getAllByRole('row')).toHaveLength(1);
  });

  test('says so when there is nothing', () => {
    show({ rows: [] });
    expect(screen.getByRole('cell', { name: 'Keine Hütten' })).toBeTruthy();
  });

  test('offers a retry when loading failed', async () => {
    const { retry, user } = show({ rows: undefined, isFailed: true });
    expect(screen.getByRole('alert').textContent).toContain('konnte nicht geladen werden');
    await user.click(screen.getByRole('button', { name: 'Nochmals versuchen' }));
    expect(retry).toHaveBeenCalledTimes(1);
  });

  test('puts the order into the address and says it to assistive technology', async () => {
    const { address, user } = show({}, '/huetten?page=3');
    const header = screen.getByRole('columnheader', { name: 'Hütte' });
    expect(header.getAttribute('aria-sort')).toBe('ascending');
    await user.click(within(header).getByRole('button'));
    expect(address()).toBe('/huetten?sort=name%3Adesc');
    expect(header.getAttribute('aria-sort')).toBe('descending');
    await user.click(within(header).getByRole('button'));
    expect(address()).toBe('/huetten');
  });

  test('has no order for a column the server cannot sort by', () => {
    show();
    const header = screen.getByRole('columnheader', { name: 'Betten' });
    expect(within(header).queryByRole('button')).toBeNull();
    expect(header.hasAttribute('aria-sort')).toBe(false);
  });
});

describe('a pager', () => {
  test('links to the pages and keeps the filters', async () => {
    const { address, user } = show({}, '/huetten?canton=VS');
    expect(screen.getByText('1 bis 50 von 213')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Zurück' })).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Weiter' }));
    expect(address()).toBe('/huetten?canton=VS&page=2');
    expect(screen.getByRole('link', { name: 'Seite 2' }).getAttribute('aria-current')).toBe('page');
    await user.click(screen.getByRole('link', { name: 'Seite 1' }));
    expect(address()).toBe('/huetten?canton=VS');
  });

  test('goes back to the first page when a filter changes', async () => {
    const { address, user } = show({}, '/huetten?page=4');
    await user.click(screen.getByRole('button', { name: 'Nur Wallis' }));
    expect(address()).toBe('/huetten?canton=VS');
  });

  test.each(['0', '-1', 'zwei', '1e9'])('reads page «%s» as the first', (page) => {
    show({}, `/huetten?page=${page}`);
    expect(screen.getByText('1 bis 50 von 213')).toBeTruthy();
  });
});
