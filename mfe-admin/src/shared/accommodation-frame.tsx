import type { AccommodationResponse } from '@firn/shared-contracts/api';
import { ACCOMMODATION_KIND_LABELS } from '@firn/shared-ui/labels';
import { usePageParams, useShell, useTexts } from '@firn/shared-ui/remote';
import { resource, useWrite } from '@firn/shared-ui/resource';
import { RemoveItem } from '@firn/shared-ui/resource-editor';
import { ResourcePage } from '@firn/shared-ui/resource-page';
import type { ReactNode } from 'react';
import { accommodationFrameTexts } from '../i18n/de-CH/accommodation-frame.ts';
import { ACCOMMODATIONS_PATH, accommodationPath } from './accommodation-paths.ts';

const accommodations = resource('accommodations');

function Remove({ house }: { readonly house: AccommodationResponse }) {
  const { navigation } = useShell();
  const write = useWrite(accommodations);
  return (
    <RemoveItem
      name={house.title}
      onRemove={() => write.remove(house)}
      onRemoved={() => navigation.replace(ACCOMMODATIONS_PATH)}
    />
  );
}

/** Name, kind and pages of a house, the same on each of them. */
export function AccommodationFrame({ children }: { children(house: AccommodationResponse): ReactNode }) {
  const t = useTexts(accommodationFrameTexts);
  const { id = '' } = usePageParams();
  return (
    <ResourcePage
      resource={accommodations}
      id={id}
      title={t('title')}
      nameOf={({ title, place }) => (place ? `${title}, ${place}` : title)}
      statusOf={({ kind }) => ACCOMMODATION_KIND_LABELS[kind]}
      actions={(house) => <Remove house={house} />}
      tabs={[
        { path: accommodationPath({ id }), text: t('title') },
        { path: accommodationPath({ id }, 'reservation-info'), text: t('season') },
        { path: accommodationPath({ id }, 'notes'), text: t('notes') },
      ]}
    >
      {children}
    </ResourcePage>
  );
}
