import type { MediaObjectResponse, OfferImagesPatch, OfferResponse } from '@firn/shared-contracts/api';
import { ContractForm, FormSection } from '@firn/shared-ui/form';
import { useTexts } from '@firn/shared-ui/remote';
import { resource, useWrite } from '@firn/shared-ui/resource';
import { Dialog } from '@firn/shared-ui/resource-list';
import { useState } from 'react';
import { offerImagesTexts } from '../../i18n/de-CH/offer-images.ts';
import { MediaForm } from '../../shared/media/media-form.tsx';
import { GalleryField } from '../../shared/pictures/gallery-field.tsx';
import { HeadImageField } from '../../shared/pictures/head-image-field.tsx';
import { ImagesField } from '../../shared/pictures/images-field.tsx';
import { validateOfferImagesPatch } from './offer-images.validator.generated.js';

const offers = resource('offers');

const pictureValues = (offer: OfferResponse | null) => ({
  headImage: offer?.headImage?.['@id'] ?? null,
  images: offer?.images.map((image) => image['@id']) ?? [],
});

interface OfferPicturesProps {
  readonly offer: OfferResponse;
  readonly view: 'images' | 'gallery';
}

/** Order, head image and choice of an offer's pictures, saved together. */
export function OfferPictures({ offer, view }: OfferPicturesProps) {
  const t = useTexts(offerImagesTexts);
  const write = useWrite(offers);
  const [changed, setChanged] = useState<ReadonlyMap<string, MediaObjectResponse>>(new Map());
  const [edited, setEdited] = useState<MediaObjectResponse | null>(null);
  const count = { images: (iris: readonly string[]) => t('count', { count: iris.length }) };
  const named = (picture: MediaObjectResponse) => {
    setChanged((current) => new Map([...current, [picture['@id'], picture]]));
    setEdited(null);
  };
  const field = { tour: offer, changed };
  return (
    <>
      <ContractForm<OfferResponse, ReturnType<typeof pictureValues>, OfferImagesPatch>
        base={offer}
        valuesOf={pictureValues}
        validate={validateOfferImagesPatch}
        save={(body, stored) => write.patch(stored, body)}
        label={view === 'images' ? t('imagesForm') : t('galleryForm')}
        fieldLabels={{ headImage: t('headImage'), images: t('images') }}
        describe={{ headImage: () => t('headImage'), ...count }}
        draftKey={`${offer['@id']}/${view}`}
      >
        {view === 'images' ? (
          <>
            <FormSection title={t('headImage')}>
              <HeadImageField {...field} />
            </FormSection>
            <FormSection title={t('images')}>
              <ImagesField {...field} onEdit={setEdited} />
            </FormSection>
          </>
        ) : (
          <FormSection title={t('images')}>
            <GalleryField />
          </FormSection>
        )}
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
    </>
  );
}
