import type {
  EventImagesPatch,
  EventResponse,
  MediaObjectResponse,
  OfferResponse,
} from '@firn/shared-contracts/api';
import { ContractForm, FormSection } from '@firn/shared-ui/form';
import { useTexts } from '@firn/shared-ui/remote';
import { resource, useWrite } from '@firn/shared-ui/resource';
import { Dialog } from '@firn/shared-ui/resource-list';
import { useMemo, useState } from 'react';
import { occurrenceImagesTexts } from '../../i18n/de-CH/occurrence-images.ts';
import { offerImagesTexts } from '../../i18n/de-CH/offer-images.ts';
import { MediaForm } from '../../shared/media/media-form.tsx';
import { HeadImageField } from '../../shared/pictures/head-image-field.tsx';
import { ImagesField } from '../../shared/pictures/images-field.tsx';
import { InheritedContext, Own } from '../../shared/tour-form/own.tsx';
import { validateEventImagesPatch } from './event-images.validator.generated.js';

const events = resource('events');

const iriOf = ({ '@id': iri }: { readonly '@id': string }) => iri;

const ownPictures = (event: EventResponse | null) => ({
  headImage: event?.own?.headImage ?? null,
  images: event?.own?.images ?? [],
});

interface EventPicturesProps {
  readonly event: EventResponse;
  readonly offer: OfferResponse;
}

/** Head image and pictures of an event, each the offer's until it has its own. */
export function EventPictures({ event, offer }: EventPicturesProps) {
  const t = useTexts(offerImagesTexts);
  const eventT = useTexts(occurrenceImagesTexts);
  const write = useWrite(events);
  const [changed, setChanged] = useState<ReadonlyMap<string, MediaObjectResponse>>(new Map());
  const [edited, setEdited] = useState<MediaObjectResponse | null>(null);
  const inherited = useMemo(
    () => ({
      values: { headImage: offer.headImage && iriOf(offer.headImage), images: offer.images.map(iriOf) },
      words: {
        headImage: offer.headImage?.title ?? '',
        images: t('count', { count: offer.images.length }),
      },
    }),
    [offer, t],
  );
  const known = [...event.images, ...offer.images, ...(offer.headImage ? [offer.headImage] : [])];
  const field = { tour: { headImage: event.headImage, images: known }, changed };
  const named = (picture: MediaObjectResponse) => {
    setChanged((current) => new Map([...current, [picture['@id'], picture]]));
    setEdited(null);
  };
  return (
    <InheritedContext value={inherited}>
      <ContractForm<EventResponse, ReturnType<typeof ownPictures>, EventImagesPatch>
        base={event}
        valuesOf={ownPictures}
        validate={validateEventImagesPatch}
        save={(body, stored) => write.patch(stored, body)}
        label={eventT('form')}
        fieldLabels={{ headImage: t('headImage'), images: t('images') }}
        describe={{
          headImage: () => t('headImage'),
          images: (iris: readonly string[]) => t('count', { count: iris.length }),
        }}
        draftKey={`${event['@id']}/images`}
      >
        <FormSection title={t('headImage')}>
          <Own name="headImage" label={t('headImage')}>
            <HeadImageField {...field} />
          </Own>
        </FormSection>
        <FormSection title={t('images')}>
          <Own name="images" label={t('images')}>
            <ImagesField {...field} onEdit={setEdited} />
          </Own>
        </FormSection>
      </ContractForm>
      {edited && (
        <Dialog
          title={t('wordsOf', { title: edited.title })}
          closeText={t('close')}
          onClose={() => setEdited(null)}
        >
          <MediaForm picture={edited} onSaved={named} />
        </Dialog>
      )}
    </InheritedContext>
  );
}
