import { EVENT_STATE_LABELS } from '@firn/shared-ui/labels';
import { usePageParams, useTexts } from '@firn/shared-ui/remote';
import { resource } from '@firn/shared-ui/resource';
import { ResourcePage } from '@firn/shared-ui/resource-page';
import { useLocation } from 'react-router';
import { occurrenceTexts } from '../../i18n/de-CH/occurrence.ts';
import { FeatureNotice } from '../../shared/feature-notice.tsx';
import { offerPath } from '../../shared/offer-paths.ts';
import { OccurrenceFacts } from './occurrence-facts.tsx';
import { SECTIONS, sectionOf } from './sections.ts';

const events = resource('events');

function Occurrence({ id, path }: { readonly id: string; readonly path: string }) {
  const t = useTexts(occurrenceTexts);
  const section = sectionOf(useLocation().pathname);
  return (
    <ResourcePage
      resource={events}
      id={id}
      title={t('title')}
      nameOf={({ title }) => title}
      codeOf={({ code }) => code}
      statusOf={({ state }) => EVENT_STATE_LABELS[state]}
      tabs={[
        { path, text: t('sections.overview') },
        ...SECTIONS.map((name) => ({ path: `${path}/${name}`, text: t(`sections.${name}`) })),
      ]}
    >
      {(event) =>
        section === null ? (
          <OccurrenceFacts event={event} />
        ) : (
          <FeatureNotice
            text={t(`notices.${section}`)}
            links={[{ path: `/profil/tour/${id}`, text: t('facts.participantsLink') }]}
          />
        )
      }
    </ResourcePage>
  );
}

/** One event of an offer. */
export function Page() {
  const { id = '', offerId = '' } = usePageParams();
  return <Occurrence id={id} path={`${offerPath({ id: offerId }, 'occurrences')}/${id}`} />;
}
