import type { BookingPersonResponse, BookingResponse } from '@firn/shared-contracts/api';
import type { MaterialChoice } from '@firn/shared-contracts/domain';
import { Button } from '@firn/shared-ui/mantine';
import { choiceOf, type Rentable, rentableQuery } from '@firn/shared-ui/material-choice';
import { useShell, useTexts } from '@firn/shared-ui/remote';
import { resource } from '@firn/shared-ui/resource';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { bookingChangesTexts } from '../../i18n/de-CH/booking-changes.ts';
import { FailedRegion, LoadingRegion } from '../../shared/region.tsx';
import type { BookingLink } from './booking-link.ts';
import { ChangeDone, ChangeLayout, ChangeOver } from './change-layout.tsx';
import { ConfirmChange, costs } from './confirm-change.tsx';
import { LeaveQuestion } from './leave-question.tsx';
import { MaterialForm, type MaterialFormValues } from './material.form.tsx';
import { materialChange } from './material-change.logic.ts';
import { activePersons, mayChange } from './may-change.logic.ts';
import { OwnBooking } from './own-booking.tsx';
import { fullName } from './person-list.tsx';
import { rejectionOf } from './rejection-of.logic.ts';
import { useChange } from './use-change.ts';

const events = resource('events');

interface MaterialProps {
  readonly booking: BookingResponse;
  readonly link: BookingLink;
  readonly person: BookingPersonResponse;
}

/** What somebody has chosen, on the way to be confirmed. */
interface Chosen {
  readonly values: MaterialFormValues;
  readonly choice: MaterialChoice;
}

function valuesOf({
  rentingMaterial,
  rentingMaterialPropertyValues,
}: BookingPersonResponse): MaterialFormValues {
  return rentingMaterial.length > 0
    ? { person: { rentingMaterial, rentingMaterialPropertyValues } }
    : { person: {} };
}

function ChooseMaterial({
  booking,
  link,
  person,
  rentable,
}: MaterialProps & { readonly rentable: Rentable }) {
  const t = useTexts(bookingChangesTexts);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [isEditing, setIsEditing] = useState(true);
  const change = useMemo(
    () => (chosen && !isEditing ? materialChange(person, chosen.choice) : null),
    [chosen, isEditing, person],
  );
  const handle = useChange(link, change);
  // What is gone by now is shown at its field.
  const rejection = rejectionOf(handle.trouble, chosen?.values);
  const name = fullName(person);
  const title = t('material.title', { name });
  if (handle.done)
    return (
      <ChangeDone
        booking={handle.done}
        link={link}
        title={t('material.done')}
        text={t('material.doneText', { name })}
      />
    );
  return (
    <ChangeLayout booking={booking} link={link} title={title}>
      {isEditing || rejection || !chosen ? (
        <MaterialForm
          values={chosen?.values ?? valuesOf(person)}
          rentable={rentable}
          rejection={rejection}
          onDone={(values, choice) => {
            setChosen({ values, choice });
            setIsEditing(false);
          }}
        />
      ) : (
        <>
          <LeaveQuestion isAsked />
          <ConfirmChange
            booking={booking}
            change={handle}
            submitText={(preview) => t(costs(preview, booking) ? 'material.submitCosts' : 'material.submit')}
          >
            <Button variant="default" onClick={() => setIsEditing(true)}>
              {t('material.edit')}
            </Button>
          </ConfirmChange>
        </>
      )}
    </ChangeLayout>
  );
}

/** What can be rented by now; the pieces that the person has are free for them. */
function WithMaterials({ booking, link, person }: MaterialProps) {
  const { api } = useShell();
  const t = useTexts(bookingChangesTexts);
  const event = useQuery(events.item(api, booking.event.id));
  const rentable = useQuery({
    ...rentableQuery(api, event.data ?? { '@id': booking.event['@id'], durationDays: 1 }),
    enabled: event.data !== undefined,
  });
  const own = useMemo(
    () => rentable.data?.rules.withOwnPieces(rentable.data, choiceOf(person)),
    [rentable.data, person],
  );
  const failed = event.isError ? event : rentable;
  if (failed.isError) return <FailedRegion onRetry={() => void failed.refetch()} />;
  if (!own) return <LoadingRegion />;
  if (own.materials.length > 0)
    return <ChooseMaterial booking={booking} link={link} person={person} rentable={own} />;
  return (
    <ChangeLayout booking={booking} link={link} title={t('material.title', { name: fullName(person) })}>
      <p>{t('material.none')}</p>
    </ChangeLayout>
  );
}

/** The booking as it was when the page was opened. */
function Opened({ booking, link }: Pick<MaterialProps, 'booking' | 'link'>) {
  const t = useTexts(bookingChangesTexts);
  const [opened] = useState(booking);
  const [searchParams] = useSearchParams();
  const wanted = searchParams.get('person');
  const person = activePersons(opened).find(({ id }) => id === wanted) ?? null;
  const title = t('material.title', { name: person ? fullName(person) : '' });
  if (!mayChange(opened, useShell().now()).mayChangeMaterial)
    return <ChangeOver booking={opened} link={link} title={title} until={opened.materialChangesUntil} />;
  if (person) return <WithMaterials booking={opened} link={link} person={person} />;
  return (
    <ChangeLayout booking={opened} link={link} title={title}>
      <p>{t('cancel.unknownPerson')}</p>
    </ChangeLayout>
  );
}

/** `/profil/buchung/:id/material?person=`: what one person rents. */
export function Page() {
  return <OwnBooking>{(booking, link) => <Opened booking={booking} link={link} />}</OwnBooking>;
}
