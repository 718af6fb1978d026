import type { FormValues } from '../form/merge-patch.ts';
import { Modal } from '../mantine/modal.ts';
import { type ItemEditorProps, NewItem, StoredItem } from './item-editor.tsx';
import type { Editable } from './item-form.types.ts';
import { NEW } from './use-editor-address.ts';

interface EditorDialogProps<Item extends Editable, Values extends FormValues, Create, Patch>
  extends ItemEditorProps<Item, Values, Create, Patch> {
  /** Id of the item, `NEW`, or null while nothing is edited. */
  readonly edited: string | null;
}

/** A question of the browser's own dialog stands above: Escape answers that one first. */
const isAsking = () => document.querySelector('dialog[open]') !== null;

/** The form of one item above its list. */
export function EditorDialog<Item extends Editable, Values extends FormValues, Create, Patch>({
  edited,
  ...props
}: EditorDialogProps<Item, Values, Create, Patch>) {
  const { titles } = props.form;
  return (
    <Modal
      opened={edited !== null}
      onClose={() => {
        if (!isAsking()) props.onDone();
      }}
      title={edited === NEW ? titles.create : titles.edit}
      size="lg"
      transitionProps={{ duration: 0 }}
      returnFocus={false}
      closeOnClickOutside={false}
    >
      {edited === NEW && <NewItem {...props} />}
      {edited !== null && edited !== NEW && <StoredItem key={edited} {...props} id={edited} />}
    </Modal>
  );
}
