import type {
  EventAccommodationCreate,
  EventAccommodationPatch,
  EventAccommodationResponse,
  EventResponse,
} from '@firn/shared-contracts/api';
import { addDays, type LocalDate, zurichDate } from '@firn/shared-contracts/domain';
import { CheckboxField, DateField, EntityField, NumberField, TextareaField } from '@firn/shared-ui/form';
import type { Translate } from '@firn/shared-ui/i18n';
import { useShell, useTexts } from '@firn/shared-ui/remote';
import type { ItemForm } from '@firn/shared-ui/resource-editor';
import { useMemo } from 'react';
import { sleepingTexts } from '../../i18n/de-CH/sleeping.ts';
import { houseSource } from '../../shared/tour-form/sources.ts';
import {
  validateEventAccommodationCreate,
  validateEventAccommodationPatch,
} from './reservation.validator.generated.js';

// `type`, because an interface has no index signature.
type Values = {
  readonly event: string;
  readonly accommodation: string | null;
  readonly arrival: LocalDate | null;
  readonly departure: LocalDate | null;
  readonly numberOfBeds: number | null;
  readonly numberOfBookedRooms: number;
  readonly halfBoard: boolean;
  readonly note: string;
};
type Form = ItemForm<EventAccommodationResponse, Values, EventAccommodationCreate, EventAccommodationPatch>;

/** All nights of the event, one at least. */
function newValues(event: EventResponse): Values {
  const [arrival, last] = [zurichDate(new Date(event.start)), zurichDate(new Date(event.end))];
  return {
    event: event['@id'],
    accommodation: null,
    arrival,
    departure: last > arrival ? last : addDays(arrival, 1),
    numberOfBeds: null,
    numberOfBookedRooms: 0,
    halfBoard: true,
    note: '',
  };
}

const storedValues = (reservation: EventAccommodationResponse): Values => ({
  event: reservation.event,
  accommodation: reservation.accommodation['@id'],
  arrival: reservation.arrival,
  departure: reservation.departure,
  numberOfBeds: reservation.numberOfBeds,
  numberOfBookedRooms: reservation.numberOfBookedRooms,
  halfBoard: reservation.halfBoard,
  note: reservation.note,
});

function HouseField() {
  const t = useTexts(sleepingTexts);
  const { api } = useShell();
  const source = useMemo(() => houseSource(api), [api]);
  return (
    <EntityField
      name="accommodation"
      label={t('fields.accommodation')}
      selected={null}
      required
      {...source}
    />
  );
}

/** The form of a reservation; its house is chosen once. */
export function reservationForm(event: EventResponse, t: Translate<typeof sleepingTexts>): Form {
  const fieldLabels = {
    accommodation: t('fields.accommodation'),
    arrival: t('fields.arrival'),
    departure: t('fields.departure'),
    numberOfBeds: t('fields.numberOfBeds'),
    numberOfBookedRooms: t('fields.numberOfBookedRooms'),
    halfBoard: t('fields.halfBoard'),
    note: t('fields.note'),
  };
  return {
    titles: { create: t('editor.create'), edit: t('editor.edit') },
    nameOf: ({ accommodation }) => accommodation.title,
    valuesOf: (reservation) => (reservation ? storedValues(reservation) : newValues(event)),
    validateCreate: validateEventAccommodationCreate,
    validatePatch: validateEventAccommodationPatch,
    fieldLabels,
    describe: { halfBoard: (isWanted: boolean) => (isWanted ? t('yes') : t('no')) },
    fields: (reservation) => (
      <>
        {reservation ? <p>{reservation.accommodation.title}</p> : <HouseField />}
        <DateField name="arrival" label={fieldLabels.arrival} required />
        <DateField name="departure" label={fieldLabels.departure} required />
        <NumberField
          name="numberOfBeds"
          label={fieldLabels.numberOfBeds}
          description={t('hints.numberOfBeds')}
        />
        <NumberField name="numberOfBookedRooms" label={fieldLabels.numberOfBookedRooms} required />
        <CheckboxField name="halfBoard" label={fieldLabels.halfBoard} />
        <TextareaField name="note" label={fieldLabels.note} description={t('hints.note')} />
      </>
    ),
  };
}
