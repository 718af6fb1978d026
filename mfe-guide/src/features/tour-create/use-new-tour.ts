import type { EventCreate, EventResponse } from '@firn/shared-contracts/api';
import { useShell, useTexts } from '@firn/shared-ui/remote';
import { resource, useWrite } from '@firn/shared-ui/resource';
import { useState } from 'react';
import { tourCreateTexts } from '../../i18n/de-CH/tour-create.ts';

const events = resource('events');

/** How a form of a new tour saves it, and where it leads: from a draft on to its pictures. */
export function useNewTour() {
  const t = useTexts(tourCreateTexts);
  const { navigation } = useShell();
  const write = useWrite(events);
  const [isDraft, setDraft] = useState(false);
  return {
    save(body: EventCreate) {
      setDraft(body.state === 'draft');
      return write.create(body);
    },
    onSaved: ({ id, state }: EventResponse) =>
      navigation.push(`/profil/tour/${id}${state === 'draft' ? '#bilder' : ''}`),
    savedText: t(isDraft ? 'draftKept' : 'created'),
    saveText: t('submit'),
  };
}
