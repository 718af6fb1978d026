import type { NoteCreate, NoteResponse } from '@firn/shared-contracts/api';
import { ContractForm, TextareaField } from '@firn/shared-ui/form';
import { useTexts } from '@firn/shared-ui/remote';
import { useWrite } from '@firn/shared-ui/resource';
import { offerNotesTexts } from '../../i18n/de-CH/offer-notes.ts';
import { validateNoteCreate } from './note.validator.generated.js';
import { notes } from './note-resource.ts';

interface NewNoteProps {
  /** IRI. */
  readonly offer: string;
}

/** Writes a note about an offer; empty again once it is saved, for the next one. */
export function NewNote({ offer }: NewNoteProps) {
  const t = useTexts(offerNotesTexts);
  const write = useWrite(notes);
  return (
    <ContractForm<NoteResponse, { text: string; offer: string }, NoteCreate>
      base={null}
      valuesOf={() => ({ text: '', offer })}
      validate={validateNoteCreate}
      save={(body) => write.create(body)}
      label={t('new')}
      fieldLabels={{ text: t('new') }}
      draftKey={`${offer}/notes/new`}
    >
      <TextareaField name="text" label={t('new')} description={t('hint')} rows={4} />
    </ContractForm>
  );
}
