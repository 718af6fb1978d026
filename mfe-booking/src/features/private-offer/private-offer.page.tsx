import type { PrivateOfferResponse } from '@firn/shared-contracts/api';
import { formatDateTime } from '@firn/shared-ui/format';
import { Button } from '@firn/shared-ui/mantine';
import { useHead, usePageParams, useShell, useTexts } from '@firn/shared-ui/remote';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { privateToursTexts } from '../../i18n/de-CH/private-tours.ts';
import { Notice } from '../../shared/notice.tsx';
import { OfficeContact } from '../../shared/office-contact.tsx';
import { keepPrivateOffer } from '../../shared/private-offer.ts';
import { FailedRegion, LoadingRegion, Region } from '../../shared/region.tsx';
import { Decline } from './decline.tsx';
import { OfferFacts } from './offer-facts.tsx';
import styles from './private-offer.module.css';
import { isInvalidLink, privateOfferQuery } from './private-offer.queries.ts';

interface PrivateOfferProps {
  readonly offer: PrivateOfferResponse;
  readonly token: string;
}

/** Leads to the ordinary form, which books with the secret of this link. */
function Accept({ offer: { event, books }, token }: PrivateOfferProps) {
  const t = useTexts(privateToursTexts);
  const shell = useShell();
  const navigate = useNavigate();
  if (!event) return null;
  if (!books) return <p>{t('bookLink')}</p>;
  const book = () => {
    keepPrivateOffer(shell, event.id, token);
    void navigate(`/event/${event.id}/buchen`);
  };
  return <Button onClick={book}>{t('book')}</Button>;
}

function Actions({ offer, token }: PrivateOfferProps) {
  const t = useTexts(privateToursTexts);
  if (offer.state !== 'new' && offer.state !== 'offered') return <OfficeContact />;
  return (
    <>
      <div className={styles.actions}>
        {offer.state === 'offered' && <Accept offer={offer} token={token} />}
        <Decline token={token} text={t(offer.state === 'new' ? 'withdraw' : 'decline')} />
      </div>
      <OfficeContact />
    </>
  );
}

function PrivateOffer({ offer, token }: PrivateOfferProps) {
  const t = useTexts(privateToursTexts);
  const { state, validUntil } = offer;
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(state);
  useEffect(() => {
    // What was pressed is gone: the heading says what came of it.
    if (shown.current !== state) heading.current?.focus();
    shown.current = state;
  }, [state]);
  return (
    <Region>
      <div className={styles.page}>
        <h1 ref={heading} className={styles.title} tabIndex={-1}>
          {t(`states.${state}.title`)}
        </h1>
        <p>
          {state === 'offered'
            ? t('states.offered.text', { until: validUntil ? formatDateTime(validUntil) : '' })
            : t(`states.${state}.text`)}
        </p>
        <OfferFacts offer={offer} />
        <Actions key={state} offer={offer} token={token} />
      </div>
    </Region>
  );
}

function InvalidLink() {
  const t = useTexts(privateToursTexts);
  return (
    <Region>
      <div className={styles.page}>
        <h1 className={styles.title}>{t('invalid.title')}</h1>
        <Notice>
          <p>{t('invalid.text')}</p>
          <OfficeContact />
        </Notice>
      </div>
    </Region>
  );
}

/** `/profil/privat/:token`: opening it changes nothing, because mail scanners open links too. */
export function Page() {
  const t = useTexts(privateToursTexts);
  const { api } = useShell();
  const { token = '' } = usePageParams();
  const offer = useQuery(privateOfferQuery(api, token));
  useHead({ title: t('title'), robots: 'noindex' });
  if (offer.isPending) return <LoadingRegion />;
  if (isInvalidLink(offer.error)) return <InvalidLink />;
  if (!offer.data) return <FailedRegion onRetry={() => void offer.refetch()} />;
  return <PrivateOffer offer={offer.data} token={token} />;
}
