import { useEffect } from 'react';
import { useForm } from 'react-final-form';
import { type Rejection, stillRejected } from '../../shared/rejection.logic.ts';

interface ShowRejectionProps {
  readonly rejection: Rejection | null;
  readonly onShown: () => void;
}

/** Marks what the server refused, as if the visitor had tried to go on with it; stands below the fields, which are there then. */
export function ShowRejection({ rejection, onShown }: ShowRejectionProps) {
  const form = useForm<object>();
  useEffect(() => {
    if (stillRejected(rejection, form.getState().values).length === 0) return;
    void form.submit();
    onShown();
  }, [form, rejection, onShown]);
  return null;
}
