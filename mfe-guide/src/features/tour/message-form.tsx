import type { EventMessageResponse, ParticipantResponse } from '@firn/shared-contracts/api';
import { ChoicesField, ContractForm, TextareaField, TextField, useFormValue } from '@firn/shared-ui/form';
import { FirnMantineProvider } from '@firn/shared-ui/mantine';
import { StepMails } from '@firn/shared-ui/planned-mails';
import { useSession, useTexts } from '@firn/shared-ui/remote';
import { tourTexts } from '../../i18n/de-CH/tour.ts';
import { newMessage, takesPart } from './message.logic.ts';
import { MessageLog } from './message-log.tsx';
import styles from './tour.module.css';
import { events, messagesKey } from './tour.queries.ts';
import { validateEventMessageCreate } from './tour.validator.generated.js';
import { useSendOnce } from './use-send-once.ts';

const messagesPath = (eventId: string) => `${events.path}/${eventId}/messages`;

interface MessageFormProps {
  readonly eventId: string;
  readonly persons: readonly ParticipantResponse[];
}

/** The mail as it will be read: at once by what is known here, whole by the server. */
function Preview({ eventId, persons }: MessageFormProps) {
  const t = useTexts(tourTexts);
  const { user } = useSession();
  const subject = useFormValue<string>('subject');
  const text = useFormValue<string>('text');
  const chosen = useFormValue<readonly string[]>('recipients');
  const names = persons.filter((person) => chosen.includes(person['@id'])).map(({ fullName }) => fullName);
  return (
    <section aria-label={t('message.preview')} className={styles.preview}>
      <h3>{t('message.preview')}</h3>
      <p className={styles.to}>{t('message.to', { names: names.join(', ') || t('message.nobody') })}</p>
      <p className={styles.subject}>{subject || t('message.noSubject')}</p>
      <p className={styles.letter}>{text || t('message.noText')}</p>
      <p className={styles.letter}>{user?.fullName}</p>
      {subject && text && chosen.length > 0 && (
        <StepMails
          path={messagesPath(eventId)}
          body={{ subject, text, recipients: chosen }}
          options={{ query: { dryRun: 1 } }}
        />
      )}
    </section>
  );
}

/** A mail to the persons of an event, and what was sent before. */
export function MessageForm({ eventId, persons: all }: MessageFormProps) {
  const t = useTexts(tourTexts);
  const send = useSendOnce<EventMessageResponse>(messagesPath(eventId), messagesKey(eventId));
  const persons = all.filter(takesPart);
  const labels = {
    subject: t('message.subject'),
    text: t('message.text'),
    recipients: t('message.recipients'),
  };
  return (
    <FirnMantineProvider>
      {persons.length === 0 ? (
        <p>{t('message.empty')}</p>
      ) : (
        <ContractForm
          base={null}
          valuesOf={() => newMessage(persons)}
          validate={validateEventMessageCreate}
          save={send}
          savedText={t('message.sent')}
          label={t('message.title')}
          fieldLabels={labels}
          draftKey={`${events.path}/${eventId}#message`}
          saveText={t('message.send')}
        >
          <ChoicesField
            name="recipients"
            label={labels.recipients}
            options={persons.map((person) => ({
              value: person['@id'],
              label: person.fullName,
            }))}
            required
          />
          <TextField name="subject" label={labels.subject} required />
          <TextareaField name="text" label={labels.text} required />
          <Preview eventId={eventId} persons={persons} />
        </ContractForm>
      )}
      <MessageLog eventId={eventId} />
    </FirnMantineProvider>
  );
}
