import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useShell } from '../../remote/shell-context.tsx';
import type { Stored } from '../../resource/resource.types.ts';
import type { FormValues } from '../merge-patch.ts';
import { labelIn } from '../schema-violations.ts';
import type { ContractFormProps } from './contract-form.types.ts';
import { FormCore, type FormCoreState } from './form-core.ts';

/** The core behind a form, told of every newer item. */
export function useFormCore<Item extends Stored, Values extends FormValues, Body>(
  props: ContractFormProps<Item, Values, Body>,
): FormCore<Item, Values, Body> {
  const shell = useShell();
  const context = { ...props, shell, labelOf: (path: string) => labelIn(props.fieldLabels, path) };
  const latest = useRef(context);
  latest.current = context;
  const [core] = useState(() => new FormCore<Item, Values, Body>(() => latest.current));
  const { base } = props;
  useEffect(() => {
    if (base) core.arrive(base);
  }, [core, base]);
  return core;
}

export function useCoreState<Item extends Stored, Values extends FormValues, Body>({
  store,
}: FormCore<Item, Values, Body>): FormCoreState<Item, Values> {
  return useSyncExternalStore(store.subscribe, store.get, store.get);
}

/** Whether something is typed that is not saved. */
export function useIsDirty<Item extends Stored, Values extends FormValues, Body>(
  core: FormCore<Item, Values, Body>,
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
