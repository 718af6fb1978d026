import type { OfferResponse } from '@firn/shared-contracts/api';
import { EntitiesField, TextField } from '@firn/shared-ui/form';
import { useShell, useTexts } from '@firn/shared-ui/remote';
import { useMemo } from 'react';
import { offerTexts } from '../../i18n/de-CH/offer.ts';
import { offerLabels } from '../../shared/tour-form/offer-labels.ts';
import { guideOption, offerSources, titledOption } from '../../shared/tour-form/sources.ts';

/** What no event has of its own in this form: guides, houses, code and account. */
export function OfferFields({ offer }: { readonly offer: OfferResponse }) {
  const t = useTexts(offerTexts);
  const { api } = useShell();
  const label = offerLabels(t);
  const sources = useMemo(() => offerSources(api), [api]);
  return (
    <>
      <EntitiesField
        name="guides"
        label={label.guides}
        {...sources.guides}
        selected={offer.guides.map(guideOption)}
      />
      <EntitiesField
        name="accommodations"
        label={label.accommodations}
        description={t('hints.accommodations')}
        {...sources.accommodations}
        selected={offer.accommodations.map(titledOption)}
      />
      <TextField name="code" label={label.code} description={t('hints.code')} required />
      <TextField
        name="accountingNo"
        label={label.accountingNo}
        description={t('hints.accountingNo')}
        inputMode="numeric"
        required
      />
    </>
  );
}
