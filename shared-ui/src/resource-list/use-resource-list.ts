import type { Query } from '@firn/shared-contracts/shell';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { usePersonal } from '../personal/use-personal.ts';
import { useShell } from '../remote/shell-context.tsx';
import type { Sorting } from '../table/data-table.types.ts';
import { moveRowFocus } from '../table/row-focus.ts';
import { tableDataOf } from '../table/table-data.ts';
import { type ListAddress, useListAddress } from '../table/use-list-address.ts';
import type { Identified, ListRow, ResourceListProps } from './resource-list.types.ts';
import { useBulk } from './use-bulk.ts';
import { useListFilters } from './use-list-filters.ts';
import { useListKeys } from './use-list-keys.ts';
import { usePageTurn } from './use-page-turn.ts';
import { useSelection } from './use-selection.ts';

/** The time for which a list waits before it looks again at rows that are under way. */
const LOOK_AGAIN_MS = 3000;

const NO_SORTING: Sorting = { column: '', direction: 'asc' };

function useRows<Item extends Identified, Name extends keyof Item & string>(
  { resource, properties, query, sorting, isUnderWay }: ResourceListProps<Item, Name>,
  address: ListAddress,
  filterQuery: Query,
) {
  const { api } = useShell();
  const whole: Query = {
    ...query,
    ...filterQuery,
    ...(sorting && { order: { [address.sorting.column]: address.sorting.direction } }),
  };
  const asked: Query = {
    ...whole,
    page: address.page,
    itemsPerPage: address.pageSize,
    ...(properties && { properties: [...new Set(['id', ...properties])] }),
  };
  const answer = useQuery({
    ...resource.list(api, asked),
    // The page before stays until the next one is there.
    placeholderData: keepPreviousData,
    // The office keeps its lists open all day.
    refetchOnWindowFocus: true,
    refetchInterval: ({ state }) =>
      isUnderWay && state.data?.['hydra:member'].some(isUnderWay) ? LOOK_AGAIN_MS : false,
  });
  const { rows, ...data } = tableDataOf(answer);
  return {
    data: { ...data, rows: rows as readonly ListRow<Item, Name>[] | undefined },
    total: answer.data?.totalItems,
    asked: whole,
  };
}

/** The columns that stand, as the person chose them. */
function useColumns<Item extends Identified, Name extends keyof Item & string>({
  name,
  columns,
}: ResourceListProps<Item, Name>) {
  const chosen = usePersonal(`columns:${name}`);
  const shown = columns.filter(({ id, isOff }, index) => index === 0 || chosen.isOn(id, !isOff));
  return { shown, isShown: (id: string) => shown.some((column) => column.id === id), set: chosen.set };
}

/** The button that opened a dialog may be gone when the dialog is: then the first row takes the focus. */
function useFocusAfter(root: RefObject<HTMLElement | null>, isOpen: boolean) {
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    const isClosed = wasOpen.current && !isOpen;
    wasOpen.current = isOpen;
    if (isClosed && root.current && document.activeElement === document.body) moveRowFocus(root.current, 0);
  }, [root, isOpen]);
}

/** The state and the actions of a list. */
export function useResourceList<Item extends Identified, Name extends keyof Item & string>(
  props: ResourceListProps<Item, Name>,
  root: RefObject<HTMLElement | null>,
) {
  const navigate = useNavigate();
  const address = useListAddress(props.sorting ?? NO_SORTING);
  const filters = useListFilters(props.filters ?? [], address);
  const { data, total, asked } = useRows(props, address, filters.query);
  const selection = useSelection(data.rows ?? [], JSON.stringify([props.query, filters.query]));
  const bulk = useBulk(props.resource.keys, selection);
  const columns = useColumns(props);
  const keys = usePersonal('keys');
  const [isHelping, setHelping] = useState(false);
  const areSingleKeysOn = keys.isOn('single', true);
  const { actions, createHref } = props;
  const turnTo = usePageTurn(root, address, { total: total ?? 0, isUpdating: data.isUpdating });
  useListKeys(root, areSingleKeysOn, {
    select: actions ? selection.toggle : null,
    clearSelection: selection.clear,
    create: createHref ? () => void navigate(createHref) : null,
    previousPage: turnTo(address.page - 1),
    nextPage: turnTo(address.page + 1),
    help: () => setHelping(true),
  });
  useFocusAfter(root, bulk.state !== null);
  return {
    address,
    filters,
    data,
    total,
    asked,
    selection,
    columns,
    bulk,
    help: {
      isOpen: isHelping,
      setOpen: setHelping,
      areSingleKeysOn,
      setSingleKeys: (isOn: boolean) => keys.set('single', isOn),
    },
  };
}
