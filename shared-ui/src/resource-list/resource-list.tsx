import { withQuery } from '@firn/shared-contracts/shell';
import { useRef } from 'react';
import { useHead } from '../remote/use-head.ts';
import { DataTable } from '../table/data-table.tsx';
import { Pager } from '../table/pager.tsx';
import { BulkBar } from './bulk-bar.tsx';
import { BulkDialog } from './bulk-dialog.tsx';
import { EmptyList } from './empty-list.tsx';
import { FilterChips } from './filter-chips.tsx';
import { KeysDialog } from './keys-dialog.tsx';
import { ListHead } from './list-head.tsx';
import { ListTools } from './list-tools.tsx';
import type { Identified, ResourceListProps } from './resource-list.types.ts';
import { UndoBar } from './undo-bar.tsx';
import { useResourceList } from './use-resource-list.ts';

/**
 * A list of a resource: page, size, order and filters are held by the address, which columns stand by the person. A
 * screen says which columns, filters and actions there are.
 */
export function ResourceList<Item extends Identified, const Name extends keyof Item & string>(
  props: ResourceListProps<Item, Name>,
) {
  const { title, caption = title, isPart = false, columns, sorting, href, nameOf, actions, empty } = props;
  const { tabs, views, createHref, file, query } = props;
  const root = useRef<HTMLDivElement>(null);
  const list = useResourceList(props, root);
  const { address, filters, selection, bulk, help } = list;
  useHead(isPart ? null : { title: caption, robots: 'noindex' });
  const emptyList = (
    <EmptyList
      total={list.total ?? 0}
      isFiltered={filters.active.length > 0}
      firstPageHref={address.pageHref(1)}
      createHref={createHref}
      onClear={filters.clear}
    >
      {empty}
    </EmptyList>
  );
  return (
    <div ref={root}>
      {!isPart && <ListHead title={title} tabs={tabs} createHref={createHref} />}
      {views}
      <ListTools
        filters={filters}
        columns={columns}
        isShown={list.columns.isShown}
        onColumn={list.columns.set}
        total={list.total}
        file={file && { href: withQuery(file.path, { ...query, ...filters.query }), text: file.text }}
        tool={props.tool?.({ query: list.asked, columns: list.columns.shown.map(({ id }) => id) })}
        onHelp={() => help.setOpen(true)}
      />
      <FilterChips state={filters} />
      <DataTable
        caption={caption}
        name={props.name}
        columns={list.columns.shown}
        data={list.data}
        rowKey={({ id }) => id}
        {...(href && { rowHref: href })}
        rowName={nameOf}
        empty={emptyList}
        {...(sorting && { sorting: address.sorting, onSort: address.setSorting })}
        {...(actions && { selection })}
      />
      <Pager address={address} total={list.total ?? 0} />
      {actions && <BulkBar selection={selection} actions={actions} onStart={bulk.start} />}
      {bulk.state && (
        <BulkDialog
          state={bulk.state}
          nameOf={nameOf}
          hrefOf={href}
          onUndo={bulk.undoable?.onUndo}
          onConfirm={bulk.confirm}
          onClose={bulk.close}
        />
      )}
      {bulk.undoable && !bulk.state && selection.rows.length === 0 && <UndoBar {...bulk.undoable} />}
      {help.isOpen && (
        <KeysDialog
          canSelect={actions !== undefined}
          canCreate={createHref !== undefined}
          areSingleKeysOn={help.areSingleKeysOn}
          onSwitch={help.setSingleKeys}
          onClose={() => help.setOpen(false)}
        />
      )}
    </div>
  );
}
