import type { NewOffer, OfferResponse } from '@firn/shared-contracts/api';
import { EVENT_TYPES } from '@firn/shared-contracts/domain';
import { ContractForm, FormSection, SelectField, TextField } from '@firn/shared-ui/form';
import { EVENT_TYPE_LABELS } from '@firn/shared-ui/labels';
import { useHead, useShell, useTexts } from '@firn/shared-ui/remote';
import { resource, useWrite } from '@firn/shared-ui/resource';
import { newOfferTexts } from '../../i18n/de-CH/new-offer.ts';
import { offerPath } from '../../shared/offer-paths.ts';
import { PageHead } from '../../shared/page-head.tsx';
import { validateNewOffer } from './new-offer.validator.generated.js';

const offers = resource('offers');

// What has no type yet could never be published.
const TYPES = EVENT_TYPES.filter((type) => type !== 'unknown').map((value) => ({
  value,
  label: EVENT_TYPE_LABELS[value],
}));

const newOfferValues = (offer: OfferResponse | null) => ({
  title: offer?.title ?? '',
  type: offer?.type ?? '',
});

/** Title and type: the server knows the defaults of all the rest. */
export function Page() {
  const t = useTexts(newOfferTexts);
  const { navigation } = useShell();
  const write = useWrite(offers);
  const labels = { title: t('fields.title'), type: t('fields.type') };
  useHead({ title: t('title'), robots: 'noindex' });
  return (
    <>
      <PageHead title={t('title')} />
      <p>{t('text')}</p>
      <ContractForm<OfferResponse, ReturnType<typeof newOfferValues>, NewOffer>
        base={null}
        valuesOf={newOfferValues}
        validate={validateNewOffer}
        save={(body) => write.create(body)}
        onSaved={(offer) => navigation.push(offerPath(offer))}
        label={t('title')}
        fieldLabels={labels}
      >
        <FormSection title={t('section')}>
          <TextField name="title" label={labels.title} maxLength={120} required />
          <SelectField
            name="type"
            label={labels.type}
            options={[{ value: '', label: t('choose') }, ...TYPES]}
            required
          />
        </FormSection>
      </ContractForm>
    </>
  );
}
