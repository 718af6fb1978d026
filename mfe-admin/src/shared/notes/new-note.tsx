import type { NoteCreate, NoteResponse } from '@firn/shared-contracts/api';
import { ContractForm, TextareaField } from '@firn/shared-ui/form';
import { useTexts } from '@firn/shared-ui/remote';
import { useWrite } from '@firn/shared-ui/resource';
import { notesTexts } from '../../i18n/de-CH/notes.ts';
import { validateNoteCreate } from './note.validator.generated.js';
import { type NoteSubject, notes } from './note-resource.ts';

interface NewNoteProps {
  readonly subject: NoteSubject;
}

/** Writes a note about something; empty again once it is saved, for the next one. */
export function NewNote({ subject }: NewNoteProps) {
  const t = useTexts(notesTexts);
  const write = useWrite(notes);
  return (
    <ContractForm<NoteResponse, { text: string } & NoteSubject, NoteCreate>
      base={null}
      valuesOf={() => ({ text: '', ...subject })}
      validate={validateNoteCreate}
      save={(body) => write.create(body)}
      label={t('new')}
      fieldLabels={{ text: t('new') }}
      draftKey={`${Object.values(subject).join()}/notes/new`}
    >
      <TextareaField name="text" label={t('new')} description={t('hint')} rows={4} />
    </ContractForm>
  );
}
