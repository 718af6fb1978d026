import type { EventResponse, SeatOptionCreate, SeatOptionMade } from '@firn/shared-contracts/api';
import {
  ContractForm,
  DateTimeField,
  EntityField,
  FormSection,
  NumberField,
  TextField,
  useFormChange,
  useFormValue,
} from '@firn/shared-ui/form';
import { useShell, useTexts } from '@firn/shared-ui/remote';
import { resource } from '@firn/shared-ui/resource';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { callTexts } from '../../i18n/de-CH/call.ts';
import { validateAs } from '../../shared/booking-form/validate-as.ts';
import { FocusFirst } from '../../shared/focus-first.tsx';
import { idOf } from '../../shared/id-of.ts';
import { useWriteOnce } from '../../shared/use-write-once.ts';
import { userOption, userSource } from '../../shared/user-source.ts';
import { validateSeatOptionCreate } from './call.validator.generated.js';
import { type CallValues, callBody, callerOf, heldUntil } from './call-values.logic.ts';

const users = resource('users');
const options = resource('seat_options');

/** Somebody calls: an account fills in what it knows. */
function Caller() {
  const t = useTexts(callTexts);
  const { api } = useShell();
  const change = useFormChange();
  const iri = useFormValue<string | null>('user');
  const { data: user } = useQuery({ ...users.item(api, idOf(iri ?? '')), enabled: Boolean(iri) });
  const filled = useRef<string | null>(null);
  useEffect(() => {
    if (!user || filled.current === user.id) return;
    filled.current = user.id;
    for (const [field, value] of Object.entries(callerOf(user))) change(field, value);
  }, [user, change]);
  return (
    <EntityField
      name="user"
      label={t('fields.user')}
      description={t('userHint')}
      {...userSource(api)}
      selected={user ? userOption(user) : null}
    />
  );
}

interface CallFormProps {
  readonly event: EventResponse;
  readonly onMade: (option: SeatOptionMade) => void;
}

/** Name, number, seats, in this order: seats are held by as few keystrokes as that (docs/domain/bookings.md#options). */
export function CallForm({ event, onMade }: CallFormProps) {
  const t = useTexts(callTexts);
  const { now } = useShell();
  const hold = useWriteOnce<SeatOptionMade>(options.path);
  const fields = Object.keys(callTexts.messages.fields) as (keyof typeof callTexts.messages.fields)[];
  return (
    <ContractForm<SeatOptionMade, CallValues, CallValues>
      base={null}
      valuesOf={() => ({
        user: null,
        firstName: '',
        lastName: '',
        phone: '',
        seats: 1,
        until: heldUntil(event, now()),
        email: '',
      })}
      validate={validateAs<CallValues, SeatOptionCreate>(
        validateSeatOptionCreate,
        (values) => callBody(values, event),
        () => true,
      )}
      save={(values) => hold(callBody(values, event))}
      onSaved={onMade}
      label={t('label')}
      saveText={t('save')}
      savedText={t('done')}
      fieldLabels={Object.fromEntries(fields.map((field) => [field, t(`fields.${field}`)]))}
      onlySends
    >
      <FormSection title={t('section')}>
        <FocusFirst>
          <Caller />
        </FocusFirst>
        <TextField name="firstName" label={t('fields.firstName')} maxLength={60} required />
        <TextField name="lastName" label={t('fields.lastName')} maxLength={60} required />
        <TextField name="phone" label={t('fields.phone')} type="tel" maxLength={30} required />
        <NumberField name="seats" label={t('fields.seats')} required />
        <DateTimeField name="until" label={t('fields.until')} description={t('untilHint')} required />
        <TextField
          name="email"
          label={t('fields.email')}
          type="email"
          maxLength={180}
          description={t('emailHint')}
        />
      </FormSection>
    </ContractForm>
  );
}
