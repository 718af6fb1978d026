import type { EventResponse } from '@firn/shared-contracts/api';
import { fieldErrors, fieldOf, focusFirstError, labelIn, TextareaField } from '@firn/shared-ui/form';
import { formatTime } from '@firn/shared-ui/format';
import { Button } from '@firn/shared-ui/mantine';
import { useTexts } from '@firn/shared-ui/remote';
import type { FormApi } from 'final-form';
import { type ReactNode, useCallback, useEffect, useRef } from 'react';
import { Form, FormSpy, useForm, useFormState } from 'react-final-form';
import { bookingTexts } from '../../i18n/de-CH/booking.ts';
import { bookingRequestTexts } from '../../i18n/de-CH/booking-request.ts';
import { bookingWaitTexts } from '../../i18n/de-CH/booking-wait.ts';
import { materialTexts } from '../../i18n/de-CH/material.ts';
import { Notice } from '../../shared/notice.tsx';
import type { PersonContext } from '../../shared/person/person-context.ts';
import { type Rejection, stillRejected } from '../../shared/rejection.logic.ts';
import { useShownComplaints } from '../../shared/shown-complaints.ts';
import { BookerFields } from './booker.fields.tsx';
import { draftViolations } from './booking-request.logic.ts';
import type { BookingDraft } from './draft/draft.ts';
import type { BookingValues } from './draft/values.ts';
import { FamilyFields } from './family.fields.tsx';
import { openWrongOnes } from './family.logic.ts';
import { KeepOwnFields } from './keep-own.fields.tsx';
import { LastTime } from './last-time.tsx';
import layout from './layout.module.css';
import { StepLayout } from './layout.tsx';
import { LoginHint } from './login-hint.tsx';
import { sharedEmails } from './person-email.logic.ts';
import { PersonsFields } from './persons.fields.tsx';
import { bookerTakesPart } from './persons.logic.ts';
import { MESSAGE_PLACE, useNamedPlace } from './places.ts';
import { PricePanel, useQuote } from './price-panel.tsx';
import { RequestTerms } from './terms/request-terms.tsx';
import { WaitTerms } from './terms/wait-terms.tsx';
import { usePersons } from './use-persons.ts';
import { type Aim, aimOf, personLimit } from './waiting.ts';

interface DetailsFormProps {
  readonly event: EventResponse;
  readonly context: PersonContext;
  readonly draft: BookingDraft;
  /** Says that the form was filled before; false where it was not. */
  readonly restored: ReactNode;
  /** Asks once more what can be rented; null unless nobody answered. */
  readonly onRetryMaterial: (() => void) | null;
  /** `isPristine`: the values are those the form opened with. */
  readonly onChange: (values: BookingValues, isPristine: boolean) => void;
  readonly onDone: (values: BookingValues) => void;
  /** A field was left. */
  readonly onLeft: () => void;
}

/** The form itself renders nothing that changes. */
const NOTHING = {};

/** Says before anything is typed that the server would not take it yet. */
function RefusedNotice({ until }: { readonly until: string }) {
  const t = useTexts(bookingWaitTexts);
  return (
    <Notice tone="attention" title={t('refusedTitle', { time: formatTime(until) })}>
      <p>{t('refused')}</p>
    </Notice>
  );
}

/** Says first what the form does not do: it does not book at once. */
function AimNotice({ aim, refusedUntil }: { readonly aim: Aim; readonly refusedUntil: string | null }) {
  const tw = useTexts(bookingWaitTexts);
  const tr = useTexts(bookingRequestTexts);
  if (aim === 'book') return null;
  if (refusedUntil) return <RefusedNotice until={refusedUntil} />;
  return (
    <Notice title={aim === 'wait' ? tw('noticeTitle') : tr('noticeTitle')}>
      {aim === 'wait' ? <WaitTerms /> : <RequestTerms />}
    </Notice>
  );
}

/** Nobody has to rent: the booking goes on without. */
function MaterialFailed({ onRetry }: { readonly onRetry: () => void }) {
  const t = useTexts(materialTexts);
  return (
    <Notice tone="attention">
      <p>{t('failed')}</p>
      <Button variant="default" onClick={onRetry}>
        {t('retry')}
      </Button>
    </Notice>
  );
}

type DetailsBodyProps = Pick<
  DetailsFormProps,
  'event' | 'context' | 'restored' | 'onRetryMaterial' | 'onDone'
> & {
  readonly aim: Aim;
};

/** The form's content; a separate component because it follows the values. */
function DetailsBody(props: DetailsBodyProps) {
  const { event, context, aim, restored, onRetryMaterial, onDone } = props;
  const t = useTexts(bookingTexts);
  const { values } = useFormState<BookingValues>({ subscription: { values: true } });
  const complaints = useShownComplaints();
  const persons = usePersons();
  const quote = useQuote(event, values, context);
  const limit = personLimit(event, aim === 'wait');
  useNamedPlace();
  return (
    <StepLayout
      event={event}
      step="details"
      aside={<PricePanel event={event} quote={quote} values={values} />}
    >
      <AimNotice aim={aim} refusedUntil={quote.data?.refusedUntil ?? null} />
      {restored}
      <LastTime event={event} context={context} limit={limit} onDone={onDone} />
      <LoginHint eventId={event.id} />
      {complaints > 0 && (
        <Notice tone="attention">
          <p>{t('invalid', { count: complaints })}</p>
        </Notice>
      )}
      <BookerFields
        hasInvoiceTo={values.hasInvoiceTo === true}
        takesPart={bookerTakesPart(values)}
        mayTakePart={values.bookingPersons.length < limit}
        onTakesPart={persons.setTakesPart}
      />
      {onRetryMaterial && <MaterialFailed onRetry={onRetryMaterial} />}
      <PersonsFields
        choice={<FamilyFields event={event} context={context} limit={limit} />}
        persons={values.bookingPersons}
        context={context}
        limit={limit}
        status={persons.status}
        onUndo={persons.undo}
        onAdd={persons.add}
        onRemove={persons.remove}
        onReplace={persons.replace}
      />
      <KeepOwnFields values={values} />
      <TextareaField
        id={MESSAGE_PLACE}
        name="message"
        label={t('fields.message')}
        description={t('hints.message')}
      />
      <div className={layout.next}>
        <Button type="submit">{t('next')}</Button>
      </div>
    </StepLayout>
  );
}

/** Marks what only shows once it is asked, too: its fields are there with the next frame. */
function showWrongOnes(form: FormApi<BookingValues>, onShown: () => void): void {
  if (!openWrongOnes(form)) {
    onShown();
    return;
  }
  requestAnimationFrame(() => {
    void form.submit();
    onShown();
  });
}

/** Marks what the server refused, as if the visitor had tried to continue with it; stands below the fields, which are there then. */
function ShowRejection({
  rejection,
  onShown,
}: {
  rejection: Rejection<BookingValues> | null;
  onShown: () => void;
}) {
  const form = useForm<BookingValues>();
  useEffect(() => {
    if (stillRejected(rejection, form.getState().values).length === 0) return;
    void form.submit();
    showWrongOnes(form, onShown);
  }, [form, rejection, onShown]);
  return null;
}

/** First step: booker, persons, message (docs/domain/bookings.md#fields). */
export function DetailsForm(props: DetailsFormProps) {
  const { event, context, draft, onChange, onDone } = props;
  const t = useTexts(bookingTexts);
  const element = useRef<HTMLFormElement>(null);
  const { rejection } = draft;
  // The same function as long as nothing changes: final-form revalidates with each new one.
  const validate = useCallback(
    (values: BookingValues) => {
      const labelOf = (path: string) => labelIn(bookingTexts.messages.fields, fieldOf(path));
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
          onBlur={props.onLeft}
          onSubmit={(submit) => {
            void handleSubmit(submit);
            if (form.getState().hasValidationErrors) showWrongOnes(form, focusError);
          }}
        >
          <FormSpy<BookingValues>
            subscription={{ values: true, pristine: true }}
            onChange={({ values, pristine }) => onChange(values as BookingValues, pristine === true)}
          />
          <DetailsBody {...props} aim={aimOf(event, draft)} />
          <ShowRejection rejection={draft.rejection} onShown={focusError} />
        </form>
      )}
    </Form>
  );
}
