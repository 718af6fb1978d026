import { usePageParams, useTexts } from '@firn/shared-ui/remote';
import { resource } from '@firn/shared-ui/resource';
import { ResourcePage } from '@firn/shared-ui/resource-page';
import { accommodationNotesTexts } from '../../i18n/de-CH/accommodation-notes.ts';
import { accommodationNotesPath } from '../../shared/accommodation-paths.ts';
import { Notes } from '../../shared/notes/notes.tsx';

const accommodations = resource('accommodations');

/** What the office knows of a hut or a hotel. */
export function Page() {
  const t = useTexts(accommodationNotesTexts);
  const { id = '' } = usePageParams();
  return (
    <ResourcePage
      resource={accommodations}
      id={id}
      title={t('title')}
      tabs={[{ path: accommodationNotesPath({ id }), text: t('notes') }]}
      nameOf={({ title, place }) => (place ? `${title}, ${place}` : title)}
    >
      {(accommodation) => <Notes subject={{ accommodation: accommodation['@id'] }} />}
    </ResourcePage>
  );
}
