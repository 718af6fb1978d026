import { getIn } from 'final-form';
import { useFormState } from 'react-final-form';

const SUBSCRIPTION = { errors: true, touched: true, submitFailed: true } as const;

/** How many fields are marked after a try to go on; those that came since wait until they are left. */
export function useShownComplaints(): number {
  const { errors, touched, submitFailed } = useFormState({ subscription: SUBSCRIPTION });
  if (!submitFailed) return 0;
  const left = Object.entries(touched ?? {}).filter(([, isTouched]) => isTouched);
  return left.filter(([name]) => typeof getIn(errors ?? {}, name) === 'string').length;
}
