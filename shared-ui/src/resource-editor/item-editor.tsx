import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { ContractForm } from '../form/contract-form/contract-form.tsx';
import { firstField } from '../form/focus-first-error.ts';
import type { FormValues } from '../form/merge-patch.ts';
import { useShell } from '../remote/shell-context.tsx';
import type { Resource } from '../resource/resource.types.ts';
import { useWrite } from '../resource/use-write.ts';
import { LoadFailed } from '../resource-page/load-failed.tsx';
import { PageSkeleton } from '../resource-page/page-skeleton.tsx';
import styles from './item-editor.module.css';
import type { Editable, ItemForm } from './item-form.types.ts';
import { RemoveItem } from './remove-item.tsx';

export interface ItemEditorProps<Item extends Editable, Values extends FormValues, Create, Patch> {
  readonly resource: Resource<Item, Create, Patch>;
  readonly form: ItemForm<Item, Values, Create, Patch>;
  /** Called when there is nothing left to do here. */
  readonly onDone: () => void;
}

/** Gives the focus to the first field. */
function Focused({ children }: { readonly children: ReactNode }) {
  const region = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const field = region.current && firstField(region.current);
    // Mantine's focus trap looks for this mark a moment later.
    field?.setAttribute('data-autofocus', '');
    field?.focus();
  }, []);
  return (
    <div ref={region} className={styles.region}>
      {children}
    </div>
  );
}

export function NewItem<Item extends Editable, Values extends FormValues, Create, Patch>({
  resource,
  form,
  onDone,
}: ItemEditorProps<Item, Values, Create, Patch>) {
  const write = useWrite(resource);
  return (
    <Focused>
      <ContractForm
        base={null}
        valuesOf={form.valuesOf}
        validate={form.validateCreate}
        {...(form.rules && { rules: form.rules })}
        save={(body) => write.create(body)}
        label={form.titles.create}
        fieldLabels={form.fieldLabels}
        draftKey={`${resource.path}/new`}
        onSaved={onDone}
      >
        <div className={styles.fields}>{form.fields(null)}</div>
      </ContractForm>
    </Focused>
  );
}

function ItemFields<Item extends Editable, Values extends FormValues, Create, Patch>({
  item,
  resource,
  form,
  onDone,
}: ItemEditorProps<Item, Values, Create, Patch> & { readonly item: Item }) {
  const write = useWrite(resource);
  const [isGone, setIsGone] = useState(false);
  // Only once the form is away, so that nobody is asked about changes to what is gone.
  useEffect(() => {
    if (isGone) onDone();
  }, [isGone, onDone]);
  if (isGone) return null;
  const leave = () => setIsGone(true);
  return (
    <Focused>
      <ContractForm
        base={item}
        valuesOf={form.valuesOf}
        validate={form.validatePatch}
        {...(form.rules && { rules: form.rules })}
        save={(body, stored) => write.patch(stored, body)}
        label={form.titles.edit}
        fieldLabels={form.fieldLabels}
        {...(form.describe && { describe: form.describe })}
        onSaved={onDone}
      >
        <div className={styles.fields}>{form.fields(item)}</div>
      </ContractForm>
      <div className={styles.actions}>
        {form.actions?.(item, leave)}
        <RemoveItem name={form.nameOf(item)} onRemove={() => write.remove(item)} onRemoved={leave} />
      </div>
    </Focused>
  );
}

/** Edits the item with this id, wherever in the list it stands. */
export function StoredItem<Item extends Editable, Values extends FormValues, Create, Patch>(
  props: ItemEditorProps<Item, Values, Create, Patch> & { readonly id: string },
) {
  const { api } = useShell();
  const { data: item, error, refetch } = useQuery(props.resource.item(api, props.id));
  if (item) return <ItemFields {...props} item={item} />;
  return error ? <LoadFailed error={error} onRetry={() => void refetch()} /> : <PageSkeleton />;
}
