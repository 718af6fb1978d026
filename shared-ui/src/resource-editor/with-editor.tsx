import { type ReactNode, useEffect, useRef } from 'react';
import type { FormValues } from '../form/merge-patch.ts';
import type { Resource } from '../resource/resource.types.ts';
import { rowStops } from '../table/row-focus.ts';
import { EditorDialog } from './editor-dialog.tsx';
import type { Editable, ItemForm } from './item-form.types.ts';
import { NEW, useEditorAddress } from './use-editor-address.ts';

export interface EditorLinks {
  /** Opens the form of an item. */
  hrefOf(item: { readonly id: string }): string;
  /** Opens the form of a new one. */
  readonly createHref: string;
}

interface WithEditorProps<Item extends Editable, Values extends FormValues, Create, Patch> {
  readonly resource: Resource<Item, Create, Patch>;
  readonly form: ItemForm<Item, Values, Create, Patch>;
  readonly children: (links: EditorLinks) => ReactNode;
}

/** Back on the page the focus is in the row that was edited, or on «Neu» when there is no such row. */
function useFocusBack(edited: string | null) {
  const root = useRef<HTMLDivElement>(null);
  const before = useRef(edited);
  useEffect(() => {
    const last = before.current;
    before.current = edited;
    if (last === null || edited !== null || !root.current) return;
    const row = rowStops(root.current).find(
      (stop) => stop.closest<HTMLElement>('[data-row-key]')?.dataset.rowKey === last,
    );
    const target = row ?? root.current.querySelector<HTMLElement>('header a[href*="edit="]');
    target?.focus();
  }, [edited]);
  return root;
}

/** A page whose items open in a form above it; rows name their item by `data-row-key`, their link by `data-row-stop`. */
export function WithEditor<Item extends Editable, Values extends FormValues, Create, Patch>({
  resource,
  form,
  children,
}: WithEditorProps<Item, Values, Create, Patch>) {
  const { edited, href, close } = useEditorAddress();
  const root = useFocusBack(edited);
  return (
    <div ref={root}>
      {children({ hrefOf: ({ id }) => href(id), createHref: href(NEW) })}
      <EditorDialog edited={edited} resource={resource} form={form} onDone={close} />
    </div>
  );
}
