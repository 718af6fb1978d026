import type { FormValues } from '../form/merge-patch.ts';
import type { Resource } from '../resource/resource.types.ts';
import { ResourceList } from '../resource-list/resource-list.tsx';
import type { ResourceListProps } from '../resource-list/resource-list.types.ts';
import type { Editable, ItemForm } from './item-form.types.ts';
import { WithEditor } from './with-editor.tsx';

interface EditableListProps<Item extends Editable, Values extends FormValues, Create, Patch>
  extends Omit<ResourceListProps<Item, keyof Item & string>, 'resource' | 'href' | 'nameOf' | 'createHref'> {
  readonly resource: Resource<Item, Create, Patch>;
  readonly form: ItemForm<Item, Values, Create, Patch>;
}

/** A list whose rows open in a form above it: for items of few fields, which need no page of their own. */
export function EditableList<Item extends Editable, Values extends FormValues, Create, Patch>({
  form,
  ...list
}: EditableListProps<Item, Values, Create, Patch>) {
  return (
    <WithEditor resource={list.resource} form={form}>
      {({ hrefOf, createHref }) => (
        <ResourceList
          {...list}
          nameOf={(row) => form.nameOf(row as Item)}
          href={hrefOf}
          createHref={createHref}
        />
      )}
    </WithEditor>
  );
}
