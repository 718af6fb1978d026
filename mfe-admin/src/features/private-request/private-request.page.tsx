import type { PrivateRequestPatch, PrivateRequestResponse } from '@firn/shared-contracts/api';
import { ContractForm, FormSection, TextareaField, useIsUnsaved } from '@firn/shared-ui/form';
import { formatDateTime, formatShortDateRange } from '@firn/shared-ui/format';
import { PRIVATE_REQUEST_STATE_LABELS } from '@firn/shared-ui/labels';
import { Button } from '@firn/shared-ui/mantine';
import { usePageParams, useShell, useTexts } from '@firn/shared-ui/remote';
import { resource, useWrite } from '@firn/shared-ui/resource';
import { PageSkeleton, ResourcePage } from '@firn/shared-ui/resource-page';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { privateRequestsTexts } from '../../i18n/de-CH/private-requests.ts';
import { bookingPath, privateRequestPath } from '../../shared/booking-paths.ts';
import { occurrencePath } from '../../shared/event-paths.ts';
import { Facts } from '../../shared/facts.tsx';
import { FocusFirst } from '../../shared/focus-first.tsx';
import { idOf } from '../../shared/id-of.ts';
import { offerPath } from '../../shared/offer-paths.ts';
import { PhoneLink } from '../../shared/phone-link.tsx';
import { StateMark } from '../../shared/state-mark.tsx';
import { PRIVATE_REQUEST_TONES } from '../../shared/state-tones.ts';
import { OfferForm } from './offer.form.tsx';
import { validatePrivateRequestPatch } from './private-request.validator.generated.js';
import { Refusal } from './refusal.tsx';

const requests = resource('private_requests');
const offers = resource('offers');

interface RequestProps {
  readonly request: PrivateRequestResponse;
}

/** What was wished for, who wishes it, and what has come of it. */
function RequestFacts({ request }: RequestProps) {
  const t = useTexts(privateRequestsTexts);
  const { offer, from, to, event, booking, validUntil } = request;
  return (
    <Facts
      facts={[
        [
          t('facts.offer'),
          <Link key="offer" to={offerPath(offer)}>
            {offer.title}
          </Link>,
        ],
        [t('facts.wish'), formatShortDateRange(from, to)],
        [t('facts.alternatives'), request.alternatives],
        [t('facts.persons'), request.persons],
        [t('facts.experience'), request.experience],
        [t('facts.message'), request.message],
        [t('facts.email'), request.email],
        [t('facts.phone'), <PhoneLink key="phone" phone={request.phone} />],
        [t('facts.createdAt'), formatDateTime(request.createdAt)],
        [
          t('facts.event'),
          event && (
            <Link key="event" to={occurrencePath({ id: event.id, offer: offer['@id'] })}>
              {event.code}, {formatShortDateRange(event.start, event.end)}
            </Link>
          ),
        ],
        [t('facts.validUntil'), validUntil && formatDateTime(validUntil)],
        [
          t('facts.booking'),
          booking && (
            <Link key="booking" to={bookingPath({ id: idOf(booking) })}>
              {t('facts.toBooking')}
            </Link>
          ),
        ],
      ]}
    />
  );
}

function NotesForm({ request }: RequestProps) {
  const t = useTexts(privateRequestsTexts);
  const write = useWrite(requests);
  return (
    <ContractForm<PrivateRequestResponse, { notes: string }, PrivateRequestPatch>
      base={request}
      valuesOf={(item) => ({ notes: item?.notes ?? '' })}
      validate={validatePrivateRequestPatch}
      save={(body, stored) => write.patch(stored, body)}
      label={t('notes.label')}
      fieldLabels={{ notes: t('notes.label') }}
    >
      <FormSection title={t('notes.label')}>
        <TextareaField name="notes" label={t('notes.label')} description={t('notes.hint')} />
      </FormSection>
    </ContractForm>
  );
}

/** The form begins with the price list of the offer. */
function MakeOffer({ request, onDone }: RequestProps & { readonly onDone: () => void }) {
  const { api } = useShell();
  const { data: offer } = useQuery(offers.item(api, request.offer.id));
  if (!offer) return <PageSkeleton />;
  return (
    <FocusFirst>
      <OfferForm request={request} offer={offer} onDone={onDone} />
    </FocusFirst>
  );
}

function Request({ request }: RequestProps) {
  const t = useTexts(privateRequestsTexts);
  const [params] = useSearchParams();
  const [isOffering, setOffering] = useState(params.has('vorschlag'));
  const isUnsaved = useIsUnsaved();
  const isNew = request.state === 'new';
  return (
    <>
      <RequestFacts request={request} />
      {isNew && !isOffering && (
        <p>
          <Button variant={isUnsaved ? 'default' : 'filled'} onClick={() => setOffering(true)}>
            {t('offer.open')}
          </Button>
        </p>
      )}
      {isNew && isOffering && <MakeOffer request={request} onDone={() => setOffering(false)} />}
      <NotesForm request={request} />
    </>
  );
}

/** `/admin/bookings/privat/:id` (docs/domain/private-tours.md#the-offer). */
export function Page() {
  const t = useTexts(privateRequestsTexts);
  const { id = '' } = usePageParams();
  return (
    <ResourcePage
      resource={requests}
      id={id}
      title={t('title')}
      nameOf={({ fullName, offer }) => t('heading', { name: fullName, tour: offer.title })}
      statusOf={({ state }) => (
        <StateMark tone={PRIVATE_REQUEST_TONES[state]}>{PRIVATE_REQUEST_STATE_LABELS[state]}</StateMark>
      )}
      actions={(request) =>
        request.state === 'new' || request.state === 'offered' ? <Refusal request={request} /> : null
      }
      tabs={[{ path: privateRequestPath({ id }), text: t('facts.title') }]}
    >
      {(request) => <Request key={request.id} request={request} />}
    </ResourcePage>
  );
}
