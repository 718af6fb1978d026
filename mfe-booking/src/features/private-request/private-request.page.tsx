import type { OfferResponse, PrivateRequestResponse } from '@firn/shared-contracts/api';
import { isApiError } from '@firn/shared-contracts/shell';
import { useErrorPage, useHead, usePageParams, useSession, useShell, useTexts } from '@firn/shared-ui/remote';
import { readMe, resource } from '@firn/shared-ui/resource';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { privateToursTexts } from '../../i18n/de-CH/private-tours.ts';
import { Notice } from '../../shared/notice.tsx';
import { FailedRegion, LoadingRegion, Region } from '../../shared/region.tsx';
import { PrivateRequestForm } from './private-request.form.tsx';
import styles from './private-request.module.css';

const offers = resource('offers');

function Sent({
  offer,
  request,
}: {
  readonly offer: OfferResponse;
  readonly request: PrivateRequestResponse;
}) {
  const t = useTexts(privateToursTexts);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        {t('done.title')}
      </h1>
      <p>{t('done.text', { email: request.email })}</p>
      <p>
        <Link to={`/offer/${offer.id}/${offer.slug}`}>{t('done.back')}</Link>
      </p>
    </>
  );
}

function Asking({ offer }: { readonly offer: OfferResponse }) {
  const t = useTexts(privateToursTexts);
  const { api } = useShell();
  const { user } = useSession();
  const [request, setRequest] = useState<PrivateRequestResponse | null>(null);
  const me = useQuery({
    queryKey: ['me', user?.id ?? null],
    queryFn: ({ signal }) => readMe(api, { signal, quiet: true }),
    enabled: user !== null,
  });
  if (request) return <Sent offer={offer} request={request} />;
  // Above the fields: what came late would not be filled in any more.
  if (user && me.isLoading) return <LoadingRegion />;
  return (
    <>
      <h1>{t('heading', { title: offer.title })}</h1>
      <p>{t('lead')}</p>
      <PrivateRequestForm offer={offer} user={user} me={me.data ?? null} onSent={setRequest} />
    </>
  );
}

/** `/offer/:id/privat` (docs/domain/private-tours.md#the-request). */
export function Page() {
  const t = useTexts(privateToursTexts);
  const { api } = useShell();
  const { id = '' } = usePageParams();
  const offer = useQuery(offers.item(api, id));
  const isMissing = isApiError(offer.error) && [400, 404].includes(offer.error.status);
  useErrorPage(isMissing ? 404 : null);
  useHead({ title: t('title'), robots: 'noindex' });
  if (offer.isPending || isMissing) return <LoadingRegion />;
  if (offer.isError) return <FailedRegion onRetry={() => void offer.refetch()} />;
  const mayAsk = offer.data.privateTours && offer.data.state === 'published';
  return (
    <Region>
      <div className={styles.page}>
        {mayAsk ? (
          <Asking offer={offer.data} />
        ) : (
          <Notice title={t('missing')}>
            <Link to={`/offer/${offer.data.id}/${offer.data.slug}`}>{t('done.back')}</Link>
          </Notice>
        )}
      </div>
    </Region>
  );
}
