import type { BookingPersonRequest } from '@firn/shared-contracts/api';
import type { MaterialChoice, MaterialPropertyValue } from '@firn/shared-contracts/domain';
import { fieldErrors, focusFirstError } from '@firn/shared-ui/form';
import { Button } from '@firn/shared-ui/mantine';
import { choiceOf, MaterialFields, materialComplaints, type Rentable } from '@firn/shared-ui/material-choice';
import { useTexts } from '@firn/shared-ui/remote';
import { useCallback, useRef } from 'react';
import { Form } from 'react-final-form';
import { bookingChangesTexts } from '../../i18n/de-CH/booking-changes.ts';
import { type Rejection, stillRejected } from '../../shared/rejection.logic.ts';
import styles from './change.module.css';
import { LeaveQuestion } from './leave-question.tsx';
import { ShowRejection } from './show-rejection.tsx';

export interface MaterialFormValues {
  readonly person: Pick<BookingPersonRequest, 'rentingMaterial' | 'rentingMaterialPropertyValues'>;
}

interface MaterialFormProps {
  readonly values: MaterialFormValues;
  readonly rentable: Rentable;
  readonly rejection: Rejection<MaterialFormValues> | null;
  readonly onDone: (values: MaterialFormValues, choice: MaterialChoice) => void;
}

const NOBODY: readonly MaterialChoice[] = [];
const NO_SIZES: readonly MaterialPropertyValue[] = [];

/** What a person of a booking rents, asked for as booking does. */
export function MaterialForm({ values: initial, rentable, rejection, onDone }: MaterialFormProps) {
  const t = useTexts(bookingChangesTexts);
  const element = useRef<HTMLFormElement>(null);
  const validate = useCallback(
    (values: MaterialFormValues) =>
      fieldErrors([
        ...stillRejected(rejection, values),
        ...materialComplaints([values.person], rentable, () => 'person'),
      ]),
    [rejection, rentable],
  );
  const focusError = useCallback(() => element.current && focusFirstError(element.current), []);
  return (
    <Form<MaterialFormValues>
      initialValues={initial}
      validate={validate}
      onSubmit={(values) =>
        onDone(values, rentable.rules.chosenRequest(choiceOf(values.person), rentable.materials))
      }
    >
      {({ handleSubmit, form, dirty }) => (
        <form
          ref={element}
          className={styles.form}
          noValidate
          onSubmit={(submit) => {
            void handleSubmit(submit);
            if (form.getState().hasValidationErrors) focusError();
          }}
        >
          <LeaveQuestion isAsked={dirty === true} />
          <MaterialFields path="person" rentable={rentable} others={NOBODY} known={NO_SIZES} />
          <div className={styles.actions}>
            <Button type="submit">{t('material.next')}</Button>
          </div>
          <ShowRejection rejection={rejection} onShown={focusError} />
        </form>
      )}
    </Form>
  );
}
