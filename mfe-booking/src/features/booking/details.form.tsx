import type { BookingRuleContext, EventResponse } from '@firn/shared-contracts/api';
import type { Violation } from '@firn/shared-contracts/shell';
import { fieldErrors, fieldOf, focusFirstError, TextareaField } from '@firn/shared-ui/form';
import { Button } from '@firn/shared-ui/mantine';
import { useTexts } from '@firn/shared-ui/remote';
import { getIn } from 'final-form';
import { useCallback, useEffect, useRef } from 'react';
import { Form, FormSpy, useForm, useFormState } from 'react-final-form';
import { bookingTexts } from '../../i18n/de-CH/booking.ts';
import { Notice } from '../../shared/notice.tsx';
import { BookerFields } from './booker.fields.tsx';
import { draftViolations } from './booking-request.logic.ts';
import type { BookingDraft, Rejection } from './draft.ts';
import { FamilyFields } from './family.fields.tsx';
import { openWrongOnes } from './family.logic.ts';
import { StepLayout } from './layout.tsx';
import { LoginHint } from './login-hint.tsx';
import { sharedEmails } from './person-email.logic.ts';
import { PersonsFields, personLimit } from './persons.fields.tsx';
import { bookerTakesPart } from './persons.logic.ts';
import { PricePanel, useQuote } from './price-panel.tsx';
import { usePersons } from './use-persons.ts';
import type { BookingValues } from './values.ts';

interface DetailsFormProps {
  readonly event: EventResponse;
  readonly context: BookingRuleContext;
  readonly draft: BookingDraft;
  /** `isPristine`: the values are those the form opened with. */
  readonly onChange: (values: BookingValues, isPristine: boolean) => void;
  readonly onDone: (values: BookingValues) => void;
}

type FieldName = keyof typeof bookingTexts.messages.fields;

/** The form itself renders nothing that changes. */
const NOTHING = {};

/** A value the server refused stays invalid until it is changed. */
function stillRejected(rejection: Rejection | null, values: BookingValues): Violation[] {
  if (!rejection) return [];
  return rejection.violations.filter(
    ({ propertyPath }) => getIn(values, propertyPath) === getIn(rejection.values, propertyPath),
  );
}

function countComplaints(errors: unknown): number {
  if (typeof errors === 'string') return 1;
  if (typeof errors !== 'object' || errors === null) return 0;
  return Object.values(errors).reduce<number>((sum, error) => sum + countComplaints(error), 0);
}

/** The form's content; a separate component because it follows the values. */
function DetailsBody({ event, context }: Pick<DetailsFormProps, 'event' | 'context'>) {
  const t = useTexts(bookingTexts);
  const { values, errors, submitFailed } = useFormState<BookingValues>({
    subscription: { values: true, errors: true, submitFailed: true },
  });
  const persons = usePersons();
  const quote = useQuote(event, values);
  const complaints = submitFailed ? countComplaints(errors) : 0;
  const limit = personLimit(event.freePlaces);
  return (
    <StepLayout event={event} step="details" aside={<PricePanel quote={quote} values={values} />}>
      <LoginHint eventId={event.id} />
      {complaints > 0 && (
        <Notice tone="attention">
          <p>{t('invalid', { count: complaints })}</p>
        </Notice>
      )}
      <BookerFields
        takesPart={bookerTakesPart(values)}
        mayTakePart={values.bookingPersons.length < limit}
        onTakesPart={persons.setTakesPart}
      />
      <PersonsFields
        choice={<FamilyFields event={event} context={context} limit={limit} />}
        persons={values.bookingPersons}
        context={context}
        limit={limit}
        status={persons.status}
        onAdd={persons.add}
        onRemove={persons.remove}
        onReplace={persons.replace}
      />
      <TextareaField name="message" label={t('fields.message')} description={t('hints.message')} />
      <div>
        <Button type="submit">{t('next')}</Button>
      </div>
    </StepLayout>
  );
}

/** Marks what the server refused, as if the visitor had tried to continue with it. */
function ShowRejection({ rejection, onShown }: { rejection: Rejection | null; onShown: () => void }) {
  const form = useForm<BookingValues>();
  useEffect(() => {
    if (stillRejected(rejection, form.getState().values).length === 0) return;
    openWrongOnes(form);
    void form.submit();
    onShown();
  }, [form, rejection, onShown]);
  return null;
}

/** First step: booker, persons, message (docs/domain/bookings.md#fields). */
export function DetailsForm({ event, context, draft, onChange, onDone }: DetailsFormProps) {
  const t = useTexts(bookingTexts);
  const element = useRef<HTMLFormElement>(null);
  const { rejection } = draft;
  // The same function as long as nothing changes: final-form revalidates with each new one.
  const validate = useCallback(
    (values: BookingValues) => {
      const labelOf = (path: string) => t(`fields.${fieldOf(path) as FieldName}`);
      const violations = draftViolations(event, values, context, labelOf);
      const taken = sharedEmails(values).flatMap((other, index) =>
        other === null
          ? []
          : [
              {
                propertyPath: `bookingPersons[${index}].email`,
                message: t('persons.emailTaken', { number: other + 1 }),
              },
            ],
      );
      return fieldErrors([...taken, ...violations, ...stillRejected(rejection, values)]);
    },
    [event, context, rejection, t],
  );
  const focusError = useCallback(() => element.current && focusFirstError(element.current), []);
  return (
    <Form<BookingValues>
      subscription={NOTHING}
      initialValues={draft.values}
      validate={validate}
      onSubmit={onDone}
    >
      {({ handleSubmit, form }) => (
        <form
          ref={element}
          noValidate
          onSubmit={(submit) => {
            openWrongOnes(form);
            void handleSubmit(submit);
            if (form.getState().hasValidationErrors) focusError();
          }}
        >
          <FormSpy<BookingValues>
            subscription={{ values: true, pristine: true }}
            onChange={({ values, pristine }) => onChange(values as BookingValues, pristine === true)}
          />
          <ShowRejection rejection={draft.rejection} onShown={focusError} />
          <DetailsBody event={event} context={context} />
        </form>
      )}
    </Form>
  );
}
