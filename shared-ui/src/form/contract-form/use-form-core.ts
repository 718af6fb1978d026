import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useShell } from '../../remote/shell-context.tsx';
import type { ContractFormProps, Versioned } from './contract-form.types.ts';
import { FormCore, type FormCoreState } from './form-core.ts';
import type { FormValues } from './merge-patch.ts';

/** Name of a field by its path; those within a list share theirs: `priceComponents[].title`. */
export function labelIn(fieldLabels: Readonly<Record<string, string>>, path: string): string {
  const withoutIndexes = path.replace(/\[\d+\]/g, '[]');
  const root = path.replace(/[.[].*$/, '');
  return fieldLabels[path] ?? fieldLabels[withoutIndexes] ?? fieldLabels[root] ?? path;
}

/** The core behind a form, told of every newer item. */
export function useFormCore<Item extends Versioned, Values extends FormValues>(
  props: ContractFormProps<Item, Values>,
): FormCore<Item, Values> {
  const shell = useShell();
  const context = { ...props, shell, labelOf: (path: string) => labelIn(props.fieldLabels, path) };
  const latest = useRef(context);
  latest.current = context;
  const [core] = useState(() => new FormCore<Item, Values>(() => latest.current));
  const { base } = props;
  useEffect(() => {
    if (base) core.arrive(base);
  }, [core, base]);
  return core;
}

export function useCoreState<Item extends Versioned, Values extends FormValues>({
  store,
}: FormCore<Item, Values>): FormCoreState<Item, Values> {
  return useSyncExternalStore(store.subscribe, store.get, store.get);
}

/** Whether something is typed that is not saved. */
export function useIsDirty<Item extends Versioned, Values extends FormValues>(
  core: FormCore<Item, Values>,
): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const ends = [core.store.subscribe(listener), core.form.subscribe(listener, { values: true })];
      return () => {
        for (const end of ends) end();
      };
    },
    [core],
  );
  const isDirty = useCallback(() => core.isDirty(), [core]);
  return useSyncExternalStore(subscribe, isDirty, isDirty);
}
