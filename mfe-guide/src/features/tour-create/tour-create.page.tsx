import { FirnMantineProvider } from '@firn/shared-ui/mantine';
import { useErrorPage, useHead, useSession, useShell, useTexts } from '@firn/shared-ui/remote';
import { outcomeOf, resource } from '@firn/shared-ui/resource';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { tourCreateTexts } from '../../i18n/de-CH/tour-create.ts';
import { LoadFailed } from '../../shared/load-failed.tsx';
import { PageFrame } from '../../shared/page-frame.tsx';
import { Skeleton } from '../../shared/skeleton.tsx';
import { CopyForm } from './copy-form.tsx';
import { SpontaneousForm } from './spontaneous-form.tsx';
import styles from './tour-create.module.css';

const offers = resource('offers');

/** A tour of an offer: everything but the dates comes from there. */
function Copy({ offerId }: { readonly offerId: string }) {
  const t = useTexts(tourCreateTexts);
  const { api } = useShell();
  const { data: offer, error, refetch } = useQuery(offers.item(api, offerId));
  const isUnknown = error !== null && outcomeOf(error).kind === 'missing';
  useErrorPage(isUnknown ? 404 : null);
  if (isUnknown) return null;
  if (error) return <LoadFailed onRetry={() => void refetch()} />;
  if (!offer) return <Skeleton />;
  return (
    <>
      <p className={styles.lead}>{t('copy.text', { title: offer.title })}</p>
      <CopyForm offer={offer} />
    </>
  );
}

function Spontaneous() {
  const t = useTexts(tourCreateTexts);
  return (
    <>
      <p className={styles.lead}>{t('spontaneous.text')}</p>
      <SpontaneousForm />
    </>
  );
}

/** A guide's own tour, which the office checks (docs/domain/events.md#tours-by-guides). */
export function Page() {
  const t = useTexts(tourCreateTexts);
  const [search] = useSearchParams();
  const { permissions } = useSession();
  const offerId = search.get('angebot');
  const maySpontaneous = permissions.canCreateSpontaneousTours;
  const mayCopy = permissions.canCreateTours;
  useHead({ title: t('title'), robots: 'noindex' });
  return (
    <PageFrame title={t('title')}>
      <FirnMantineProvider>
        {mayCopy && (
          <p className={styles.links}>
            <Link to="/profil/tour/erstellen/suche">{offerId ? t('copy.other') : t('copy.search')}</Link>
            {offerId && maySpontaneous && <Link to="/profil/tour/erstellen">{t('spontaneous.instead')}</Link>}
          </p>
        )}
        {offerId && mayCopy && <Copy offerId={offerId} />}
        {!offerId && maySpontaneous && <Spontaneous />}
        {!maySpontaneous && !mayCopy && <p>{t('none')}</p>}
      </FirnMantineProvider>
    </PageFrame>
  );
}
