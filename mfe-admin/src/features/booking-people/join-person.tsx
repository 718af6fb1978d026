import {
  agreedTo,
  type BookingChangePreview,
  type BookingPersonResponse,
  type BookingResponse,
  type BookingRuleContext,
} from '@firn/shared-contracts/api';
import { ContractForm } from '@firn/shared-ui/form';
import { useTexts } from '@firn/shared-ui/remote';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import { bookingChangesTexts } from '../../i18n/de-CH/booking-changes.ts';
import { bookingPeopleTexts } from '../../i18n/de-CH/booking-people.ts';
import { bookingPersonTexts } from '../../i18n/de-CH/booking-person.ts';
import { PREVIEW_KEY } from '../../shared/booking-changes/booking-change.ts';
import { hasMoved, useChange } from '../../shared/booking-changes/use-change.ts';
import { PersonFields } from '../../shared/booking-form/person-fields.tsx';
import { priceUnknown } from '../../shared/booking-form/price-notice.ts';
import {
  emptyJoining,
  type JoiningValues,
  joiningBody,
  personViolations,
  validateJoining,
} from './joining.logic.ts';
import { JoiningPrice } from './joining-price.tsx';

interface JoinPersonProps {
  readonly booking: BookingResponse;
  /** Whose seat it is; one seat more without it. */
  readonly replaces: BookingPersonResponse | null;
  readonly context: BookingRuleContext;
  readonly onDone: () => void;
}

type FieldName = keyof typeof bookingPersonTexts.messages.fields;

/** Sends what was agreed to; what is different by now is asked for again. */
function useJoin(path: string, context: BookingRuleContext) {
  const t = useTexts(bookingPeopleTexts);
  const client = useQueryClient();
  const make = useChange();
  const shown = useRef<BookingChangePreview | null>(null);
  const save = async (values: JoiningValues) => {
    if (!shown.current) throw priceUnknown(t('priceFirst'));
    const body = { ...joiningBody(context)(values), ...agreedTo(shown.current) };
    try {
      return await make({ path, body });
    } catch (error) {
      if (hasMoved(error)) void client.invalidateQueries({ queryKey: [PREVIEW_KEY] });
      throw error;
    }
  };
  return { shown, save };
}

/** Somebody takes a seat: that of another person, or one more. */
export function JoinPerson({ booking, replaces, context, onDone }: JoinPersonProps) {
  const t = useTexts(bookingPeopleTexts);
  const office = useTexts(bookingChangesTexts);
  const label = useTexts(bookingPersonTexts);
  const path = replaces ? `${replaces['@id']}/replacement` : `${booking['@id']}/persons`;
  const { shown, save } = useJoin(path, context);
  const validate = useMemo(() => validateJoining(context), [context]);
  const fields = Object.keys(bookingPersonTexts.messages.fields) as FieldName[];
  const replaced = replaces && `${replaces.firstName} ${replaces.lastName}`;
  const title = replaced ? t('replaceOf', { name: replaced }) : t('add');
  return (
    <ContractForm<BookingResponse, JoiningValues, JoiningValues>
      base={null}
      valuesOf={emptyJoining}
      validate={validate}
      rules={({ person, reason, override, isHindered }) => [
        ...personViolations(person, context),
        ...(reason?.trim() ? [] : [{ propertyPath: 'reason', message: office('reasonFirst') }]),
        ...(override || !isHindered ? [] : [{ propertyPath: 'override', message: office('overrideFirst') }]),
      ]}
      save={save}
      label={title}
      fieldLabels={{
        ...Object.fromEntries(fields.map((field) => [`person.${field}`, label(`fields.${field}`)])),
        reason: office('reason'),
      }}
      draftKey={path}
      saveText={t(replaced ? 'replace' : 'add')}
      savedText={t('joined')}
      onSaved={onDone}
      onCancel={onDone}
    >
      {replaced && <p>{t('replaceHint', { name: replaced })}</p>}
      <PersonFields path="person" context={context} />
      <JoiningPrice path={path} context={context} shown={shown} />
    </ContractForm>
  );
}
