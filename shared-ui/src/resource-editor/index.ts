export { EditableList } from './editable-list.tsx';
export type { ItemForm } from './item-form.types.ts';
export { WithEditor } from './with-editor.tsx';
