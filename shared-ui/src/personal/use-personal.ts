import { useState } from 'react';
import { useSession } from '../remote/shell-context.tsx';
import { readPersonal, writePersonal } from './personal.ts';

/** Switches that a person has set on this device, by name; the usual stands for what was never touched. */
export function usePersonal(name: string) {
  const userId = useSession().user?.id ?? 'anonymous';
  const [values, setValues] = useState(() => readPersonal(userId, name));
  return {
    isOn: (key: string, usual: boolean) => values[key] ?? usual,
    set: (key: string, isOn: boolean) => {
      const next = { ...values, [key]: isOn };
      setValues(next);
      writePersonal(userId, name, next);
    },
  };
}
