import type { EventResponse } from '@firn/shared-contracts/api';
import { ContractForm, RichTextField, TextareaField } from '@firn/shared-ui/form';
import { FirnMantineProvider } from '@firn/shared-ui/mantine';
import { useTexts } from '@firn/shared-ui/remote';
import { useWrite } from '@firn/shared-ui/resource';
import { tourTexts } from '../../i18n/de-CH/tour.ts';
import { events } from './tour.queries.ts';
import { validateEventNotesPatch } from './tour.validator.generated.js';

const notesValues = (event: EventResponse | null) => ({
  notes: event?.notes ?? '',
  programText: event?.programText ?? '',
});

/** What the guide of an event writes of it. */
export function NotesForm({ event }: { readonly event: EventResponse }) {
  const t = useTexts(tourTexts);
  const write = useWrite(events);
  const labels = { notes: t('notes.notes'), programText: t('notes.program') };
  return (
    <FirnMantineProvider>
      <ContractForm
        base={event}
        valuesOf={notesValues}
        validate={validateEventNotesPatch}
        save={(body, stored) => write.patch(stored, body)}
        label={t('notes.title')}
        fieldLabels={labels}
        draftKey={`${event['@id']}#notes`}
      >
        <TextareaField name="notes" label={labels.notes} description={t('notes.notesHint')} />
        <RichTextField name="programText" label={labels.programText} />
      </ContractForm>
    </FirnMantineProvider>
  );
}
