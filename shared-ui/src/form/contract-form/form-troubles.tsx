import { LOGIN_PATH } from '@firn/shared-contracts/domain';
import type { Violation } from '@firn/shared-contracts/shell';
import { getIn } from 'final-form';
import { useFormState } from 'react-final-form';
import { useObservable, useShell } from '../../remote/shell-context.tsx';
import type { Stored } from '../../resource/resource.types.ts';
import { isClaimedBy, refusalsOf } from '../form-complaints.ts';
import { type FormValues, isSame } from '../merge-patch.ts';
import type { Failure, FormCore } from './form-core.ts';
import { FormNotice } from './form-notice.tsx';
import { FORM_TEXTS } from './form-texts.ts';
import { useCoreState } from './use-form-core.ts';

interface FormTroublesProps<Item extends Stored, Values extends FormValues, Body> {
  readonly core: FormCore<Item, Values, Body>;
  readonly labelOf: (path: string) => string;
  /** Names of the fields that show complaints themselves. */
  readonly claimed: ReadonlySet<string>;
}

/** Logging in happens in another window, so that nothing typed here is lost. */
function SessionEnded() {
  const { pathname } = useObservable(useShell().navigation).location;
  return (
    <p>
      {FORM_TEXTS.sessionEnded}{' '}
      <a href={`${LOGIN_PATH}?weiter=${encodeURIComponent(pathname)}`} target="_blank" rel="noopener">
        {FORM_TEXTS.login}
      </a>
    </p>
  );
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
          {unclaimed.map(({ propertyPath, message }) => (
            <li key={`${propertyPath} ${message}`}>
              {propertyPath ? `«${labelOf(propertyPath)}»: ${message}` : message}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Why nothing was saved, where it is not about single answers. */
function Reason({ failure }: { readonly failure: Failure }) {
  if (failure.kind === 'signed-out') return <SessionEnded />;
  if (failure.kind === 'offline') return <p>{FORM_TEXTS.noAnswer}</p>;
  return <p>{failure.detail || FORM_TEXTS.failed}</p>;
}

/** Everything that stands against saving, at the top of the form. */
export function FormTroubles<Item extends Stored, Values extends FormValues, Body>({
  core,
  labelOf,
  claimed,
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
      {isRefused && <Reason failure={failure} />}
      <Complaints violations={violations} labelOf={labelOf} claimed={claimed} />
    </FormNotice>
  );
}
