import { useEffect, useRef } from 'react';
import type { FormValues } from '../form/contract-form/merge-patch.ts';
import type { Resource } from '../resource/resource.types.ts';
import { ResourceList } from '../resource-list/resource-list.tsx';
import type { ResourceListProps } from '../resource-list/resource-list.types.ts';
import { rowStops } from '../table/row-focus.ts';
import { EditorDialog } from './editor-dialog.tsx';
import type { Editable, ItemForm } from './item-form.types.ts';
import { NEW, useEditorAddress } from './use-editor-address.ts';

interface EditableListProps<Item extends Editable, Values extends FormValues, Create, Patch>
  extends Omit<ResourceListProps<Item, keyof Item & string>, 'resource' | 'href' | 'nameOf' | 'createHref'> {
  readonly resource: Resource<Item, Create, Patch>;
  readonly form: ItemForm<Item, Values, Create, Patch>;
}

/** Back in the list the focus is in the row that was edited, or on «Neu» when there is no such row. */
function useFocusBack(edited: string | null) {
  const root = useRef<HTMLDivElement>(null);
  const before = useRef(edited);
  useEffect(() => {
    const last = before.current;
    before.current = edited;
    if (last === null || edited !== null) return;
    if (!root.current) return;
    const row = rowStops(root.current).find(
      (stop) => stop.closest<HTMLElement>('[data-row-key]')?.dataset.rowKey === last,
    );
    const target = row ?? root.current.querySelector<HTMLElement>('header a[href*="edit="]');
    target?.focus();
  }, [edited]);
  return root;
}

/** A list whose rows open in a form above it: for items of few fields, which need no page of their own. */
export function EditableList<Item extends Editable, Values extends FormValues, Create, Patch>({
  form,
  ...list
}: EditableListProps<Item, Values, Create, Patch>) {
  const { edited, href, close } = useEditorAddress();
  const root = useFocusBack(edited);
  return (
    <div ref={root}>
      <ResourceList
        {...list}
        nameOf={(row) => form.nameOf(row as Item)}
        href={({ id }) => href(id)}
        createHref={href(NEW)}
      />
      <EditorDialog edited={edited} resource={list.resource} form={form} onDone={close} />
    </div>
  );
}
