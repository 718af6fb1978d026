import { useForm } from 'react-final-form';

/** Sets a value of the form by its name, for what changes a field without being one itself. */
export function useFormChange(): (name: string, value: unknown) => void {
  return useForm().change;
}
