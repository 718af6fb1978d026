import { type BookingPersonRequest, bookingPersonViolations, isChild } from '@firn/shared-contracts/api';
import type { MaterialChoice } from '@firn/shared-contracts/domain';
import type { Violation } from '@firn/shared-contracts/shell';
import {
  DateField,
  fieldErrors,
  fieldOf,
  focusFirstError,
  labelIn,
  schemaViolations,
} from '@firn/shared-ui/form';
import { Button } from '@firn/shared-ui/mantine';
import { materialComplaints } from '@firn/shared-ui/material-choice';
import { useTexts } from '@firn/shared-ui/remote';
import { type ReactNode, useCallback, useRef } from 'react';
import { Form, useFormState } from 'react-final-form';
import { bookingChangesTexts } from '../../i18n/de-CH/booking-changes.ts';
import { personFormTexts } from '../../i18n/de-CH/person-form.ts';
import { Notice } from '../../shared/notice.tsx';
import fields from '../../shared/person/fields.module.css';
import { IdentityFields } from '../../shared/person/identity.fields.tsx';
import { MaterialPart } from '../../shared/person/material.part.tsx';
import type { PersonContext } from '../../shared/person/person-context.ts';
import { PersonDetails } from '../../shared/person/person-details.fields.tsx';
import { PersonEmail } from '../../shared/person/person-email.fields.tsx';
import type { PersonValues } from '../../shared/person/values.ts';
import { type Rejection, stillRejected } from '../../shared/rejection.logic.ts';
import { useShownComplaints } from '../../shared/shown-complaints.ts';
import { validateBookingPersonRequest } from './booking-person.validator.generated.js';
import styles from './change.module.css';
import { LeaveQuestion } from './leave-question.tsx';
import { ShowRejection } from './show-rejection.tsx';

export interface PersonFormValues {
  readonly person: PersonValues;
}

interface PersonFormProps {
  readonly values: PersonFormValues;
  readonly context: PersonContext;
  readonly bookerEmail: string;
  /** The person as the API takes it, with an address of the booker's for who has none. */
  readonly requestOf: (person: PersonValues) => BookingPersonRequest;
  /** Who of the booking has this e-mail address already; null if nobody. */
  readonly ownerOf: (email: string) => string | null;
  readonly rejection: Rejection<PersonFormValues> | null;
  readonly onDone: (values: PersonFormValues, person: BookingPersonRequest) => void;
  readonly children?: ReactNode;
}

const VALUES = { values: true, dirty: true } as const;
const NOTHING = {};
const NOBODY: readonly MaterialChoice[] = [];

function PersonBody({
  context,
  bookerEmail,
  children,
}: Pick<PersonFormProps, 'context' | 'bookerEmail' | 'children'>) {
  const t = useTexts(bookingChangesTexts);
  const words = useTexts(personFormTexts);
  const { values, dirty } = useFormState<PersonFormValues>({ subscription: VALUES });
  const complaints = useShownComplaints();
  const rentable = context.rentable?.materials.length ? context.rentable : null;
  return (
    <>
      <LeaveQuestion isAsked={dirty === true} />
      {complaints > 0 && (
        <Notice tone="attention">
          <p>{t('person.invalid', { count: complaints })}</p>
        </Notice>
      )}
      <div className={fields.grid}>
        <DateField
          name="person.birthday"
          label={words('fields.birthday')}
          latest={context.today}
          autoComplete="off"
          required
        />
        <IdentityFields
          path="person"
          isSelf={false}
          isChild={isChild(values.person.birthday, context.eventStart)}
          email={<PersonEmail path="person" bookerEmail={bookerEmail} />}
        />
      </div>
      <PersonDetails
        path="person"
        person={values.person}
        context={context}
        material={rentable && <MaterialPart path="person" rentable={rentable} others={NOBODY} />}
      />
      <div className={styles.actions}>
        <Button type="submit">{t('person.next')}</Button>
        {children}
      </div>
    </>
  );
}

/** Somebody new in a booking, asked for as booking does (docs/domain/bookings.md#person-fields). */
export function PersonForm(props: PersonFormProps) {
  const { values: initial, context, requestOf, ownerOf, rejection, onDone } = props;
  const t = useTexts(bookingChangesTexts);
  const element = useRef<HTMLFormElement>(null);
  const validate = useCallback(
    (values: PersonFormValues) => {
      const person = requestOf(values.person);
      const labelOf = (path: string) => labelIn(personFormTexts.messages.fields, fieldOf(path));
      const ofSchema = schemaViolations(validateBookingPersonRequest, person, labelOf).map(
        ({ propertyPath, message }): Violation => ({ propertyPath: `person.${propertyPath}`, message }),
      );
      const owner = ownerOf(person.email);
      const taken = owner
        ? [{ propertyPath: 'person.email', message: t('person.emailTaken', { name: owner }) }]
        : [];
      const ofRules = bookingPersonViolations(person, 'person', context);
      const ofMaterial = materialComplaints([values.person], context.rentable, () => 'person');
      return fieldErrors([
        ...taken,
        ...ofMaterial,
        ...ofSchema,
        ...ofRules,
        ...stillRejected(rejection, values),
      ]);
    },
    [context, ownerOf, rejection, requestOf, t],
  );
  const focusError = useCallback(() => element.current && focusFirstError(element.current), []);
  return (
    <Form<PersonFormValues>
      subscription={NOTHING}
      initialValues={initial}
      validate={validate}
      onSubmit={(values) => onDone(values, requestOf(values.person))}
    >
      {({ handleSubmit, form }) => (
        <form
          ref={element}
          className={styles.form}
          noValidate
          onSubmit={(submit) => {
            void handleSubmit(submit);
            if (form.getState().hasValidationErrors) focusError();
          }}
        >
          <PersonBody context={context} bookerEmail={props.bookerEmail}>
            {props.children}
          </PersonBody>
          <ShowRejection rejection={rejection} onShown={focusError} />
        </form>
      )}
    </Form>
  );
}
