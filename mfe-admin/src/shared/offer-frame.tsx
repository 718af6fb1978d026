import type { OfferResponse } from '@firn/shared-contracts/api';
import { OFFER_STATE_LABELS } from '@firn/shared-ui/labels';
import { useTexts } from '@firn/shared-ui/remote';
import { resource } from '@firn/shared-ui/resource';
import { ResourcePage } from '@firn/shared-ui/resource-page';
import type { ReactNode } from 'react';
import { offerFrameTexts } from '../i18n/de-CH/offer-frame.ts';
import { OfferActions } from './offer-actions.tsx';
import { OFFER_PAGES, offerPath } from './offer-paths.ts';
import { offerTone } from './offer-tone.ts';
import { StateMark } from './state-mark.tsx';

const offers = resource('offers');

interface OfferFrameProps {
  readonly id: string;
  children(offer: OfferResponse): ReactNode;
}

/** Name, code, state and tabs of an offer, the same on each of its pages. */
export function OfferFrame({ id, children }: OfferFrameProps) {
  const t = useTexts(offerFrameTexts);
  return (
    <ResourcePage
      resource={offers}
      id={id}
      title={t('title')}
      nameOf={({ title }) => title}
      codeOf={({ code }) => `A-${code}`}
      statusOf={(offer) => <StateMark tone={offerTone(offer)}>{OFFER_STATE_LABELS[offer.state]}</StateMark>}
      actions={(offer) => <OfferActions offer={offer} />}
      tabs={[
        { path: offerPath({ id }), text: t('tabs.offer') },
        ...OFFER_PAGES.map((page) => ({ path: offerPath({ id }, page), text: t(`tabs.${page}`) })),
      ]}
    >
      {children}
    </ResourcePage>
  );
}
