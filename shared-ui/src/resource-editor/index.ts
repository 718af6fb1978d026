export { EditableList } from './editable-list.tsx';
export type { ItemForm } from './item-form.types.ts';
export { RemoveItem } from './remove-item.tsx';
export { WithEditor } from './with-editor.tsx';
