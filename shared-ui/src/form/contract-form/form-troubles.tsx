import type { Violation } from '@firn/shared-contracts/shell';
import { getIn } from 'final-form';
import { useFormState } from 'react-final-form';
import type { Stored } from '../../resource/resource.types.ts';
import { isClaimedBy, refusalsOf } from '../form-complaints.ts';
import { type FormValues, isSame } from '../merge-patch.ts';
import { FailedSave } from './failed-save.tsx';
import type { FormCore } from './form-core.ts';
import { FormNotice } from './form-notice.tsx';
import { FORM_TEXTS } from './form-texts.ts';
import { useCoreState } from './use-form-core.ts';

interface FormTroublesProps<Item extends Stored, Values extends FormValues, Body> {
  readonly core: FormCore<Item, Values, Body>;
  /** Null for a field that no label names: its key is nobody's to read. */
  readonly labelOf: (path: string) => string | null;
  /** Names of the fields that show complaints themselves. */
  readonly claimed: ReadonlySet<string>;
  readonly onAgain: () => void;
}

/** How many answers are wrong, and what is said about those that no field shows. */
function Complaints({
  violations,
  labelOf,
  claimed,
}: Pick<FormTroublesProps<never, never, never>, 'labelOf' | 'claimed'> & {
  readonly violations: readonly Violation[];
}) {
  if (violations.length === 0) return null;
  const names = [...claimed];
  const unclaimed = violations.filter(
    ({ propertyPath }) => !names.some((name) => isClaimedBy(propertyPath, name)),
  );
  return (
    <>
      <p>{FORM_TEXTS.check(violations.length)}</p>
      {unclaimed.length > 0 && (
        <ul>
          {unclaimed.map(({ propertyPath, message }) => {
            const label = labelOf(propertyPath);
            return <li key={`${propertyPath} ${message}`}>{label ? `«${label}»: ${message}` : message}</li>;
          })}
        </ul>
      )}
    </>
  );
}

/** Everything that stands against saving, at the top of the form. */
export function FormTroubles<Item extends Stored, Values extends FormValues, Body>({
  core,
  labelOf,
  claimed,
  onAgain,
}: FormTroublesProps<Item, Values, Body>) {
  const { values, submitFailed } = useFormState<Values>({
    subscription: { values: true, submitFailed: true },
  });
  const { failure, sent } = useCoreState(core);
  const refusals = refusalsOf(failure);
  const violations = [
    ...(submitFailed ? core.violations() : []),
    ...refusals.filter(({ propertyPath }) => isSame(getIn(values, propertyPath), getIn(sent, propertyPath))),
  ];
  const isRefused = failure && (refusals.length === 0 || failure.kind === 'forbidden');
  if (violations.length === 0 && !isRefused) return null;
  return (
    <FormNotice tone="trouble">
      {isRefused && <FailedSave failure={failure} onAgain={onAgain} />}
      <Complaints violations={violations} labelOf={labelOf} claimed={claimed} />
    </FormNotice>
  );
}
