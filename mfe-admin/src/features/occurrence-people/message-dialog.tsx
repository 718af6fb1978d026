import type {
  DocumentResponse,
  EventMessageCreate,
  EventResponse,
  ParticipantResponse,
} from '@firn/shared-contracts/api';
import { ALSO_TOLD } from '@firn/shared-contracts/domain';
import { Button, Checkbox, Textarea, TextInput } from '@firn/shared-ui/mantine';
import { StepMails } from '@firn/shared-ui/planned-mails';
import { useTexts } from '@firn/shared-ui/remote';
import { Dialog } from '@firn/shared-ui/resource-list';
import { useState } from 'react';
import { occurrencePeopleTexts } from '../../i18n/de-CH/occurrence-people.ts';
import { AttachmentsField } from './attachments-field.tsx';
import { messagesPath } from './messages.ts';
import styles from './occurrence-people.module.css';
import { useSend } from './use-send.ts';

/** As the contract has them. */
const LENGTHS = { subject: 150, text: 5000 } as const;

type AlsoTold = (typeof ALSO_TOLD)[number];

const DRY_RUN = { query: { dryRun: 1 } } as const;

interface Draft {
  readonly subject: string;
  readonly text: string;
  readonly recipients: readonly string[];
  readonly attachments: readonly DocumentResponse[];
  readonly also: readonly AlsoTold[];
}

const bodyOf = ({ subject, text, recipients, attachments, also }: Draft): EventMessageCreate => ({
  subject,
  text,
  recipients: [...recipients],
  ...(also.length > 0 && { also: [...also] }),
  ...(attachments.length > 0 && { attachments: attachments.map((document) => document['@id']) }),
});

interface AlsoProps {
  readonly event: EventResponse;
  readonly also: readonly AlsoTold[];
  readonly onChange: (also: readonly AlsoTold[]) => void;
}

/** Others who read the message, each by a switch with how many that are (docs/domain/events.md#who-is-told). */
function Also({ event, also, onChange }: AlsoProps) {
  const t = useTexts(occurrencePeopleTexts);
  const guides = (event.assignments ?? []).filter(({ state }) => state === 'asked' || state === 'accepted');
  const counts = { guides: guides.length, houses: event.eventAccommodations.length, office: 1 };
  return (
    <fieldset className={styles.recipients}>
      <legend>{t('message.also')}</legend>
      {ALSO_TOLD.filter((group) => counts[group] > 0).map((group) => (
        <Checkbox
          key={group}
          label={t(`message.alsoTold.${group}`, { count: counts[group] })}
          checked={also.includes(group)}
          onChange={({ currentTarget: { checked } }) =>
            onChange(checked ? [...also, group] : also.filter((one) => one !== group))
          }
        />
      ))}
    </fieldset>
  );
}

interface FieldsProps {
  readonly event: EventResponse;
  readonly draft: Draft;
  readonly people: readonly ParticipantResponse[];
  readonly isTried: boolean;
  readonly onChange: (changes: Partial<Draft>) => void;
}

function Fields({ event, draft, people, isTried, onChange }: FieldsProps) {
  const t = useTexts(occurrencePeopleTexts);
  const { subject, text, recipients } = draft;
  return (
    <>
      <TextInput
        label={t('message.subject')}
        withAsterisk
        maxLength={LENGTHS.subject}
        value={subject}
        error={isTried && !subject.trim() && t('message.subjectFirst')}
        onChange={({ currentTarget }) => onChange({ subject: currentTarget.value })}
      />
      <Textarea
        label={t('message.text')}
        withAsterisk
        rows={6}
        maxLength={LENGTHS.text}
        value={text}
        error={isTried && !text.trim() && t('message.textFirst')}
        onChange={({ currentTarget }) => onChange({ text: currentTarget.value })}
      />
      <AttachmentsField
        attachments={draft.attachments}
        onChange={(attachments) => onChange({ attachments })}
      />
      <fieldset className={styles.recipients}>
        <legend>{t('message.recipients')}</legend>
        {people.map(({ '@id': iri, fullName }) => (
          <Checkbox
            key={iri}
            label={fullName}
            checked={recipients.includes(iri)}
            onChange={({ currentTarget: { checked } }) =>
              onChange({
                recipients: checked ? [...recipients, iri] : recipients.filter((one) => one !== iri),
              })
            }
          />
        ))}
        {isTried && recipients.length === 0 && (
          <p className={styles.refusal}>{t('message.recipientsFirst')}</p>
        )}
      </fieldset>
      <Also event={event} also={draft.also} onChange={(also) => onChange({ also })} />
    </>
  );
}

/** The message as it goes out. */
function Preview({ event, draft, people }: Pick<FieldsProps, 'event' | 'draft' | 'people'>) {
  const t = useTexts(occurrencePeopleTexts);
  const names = people.filter(({ '@id': iri }) => draft.recipients.includes(iri)).map((one) => one.fullName);
  return (
    <section aria-label={t('message.preview')}>
      <p className={styles.minor}>{t('message.to', { names: names.join(', ') })}</p>
      {draft.attachments.length > 0 && (
        <p className={styles.minor}>
          {t('attachments.carried', { names: draft.attachments.map((one) => one.fileName).join(', ') })}
        </p>
      )}
      <StepMails path={messagesPath(event['@id'])} body={bodyOf(draft)} options={DRY_RUN} isShown />
    </section>
  );
}

interface MessageDialogProps {
  readonly event: EventResponse;
  readonly people: readonly ParticipantResponse[];
  readonly onClose: () => void;
}

/** A mail to those who are ticked, looked at before it is sent. */
export function MessageDialog({ event, people, onClose }: MessageDialogProps) {
  const t = useTexts(occurrencePeopleTexts);
  const active = people.filter(({ state }) => state !== 'cancelled' && state !== 'replaced');
  const [draft, setDraft] = useState<Draft>({
    subject: '',
    text: '',
    recipients: active.map(({ '@id': iri }) => iri),
    attachments: [],
    also: [],
  });
  const [isTried, setTried] = useState(false);
  const [isPreview, setPreview] = useState(false);
  const { send, isPending, refusal } = useSend(event, onClose);
  const isWhole = draft.subject.trim() !== '' && draft.text.trim() !== '' && draft.recipients.length > 0;
  const look = () => {
    setTried(true);
    setPreview(isWhole);
  };
  return (
    <Dialog
      title={t('message.title')}
      closeText={isPending ? null : t('message.cancel')}
      onClose={onClose}
      action={
        isPreview ? (
          <>
            <Button loading={isPending} onClick={() => send(bodyOf(draft))}>
              {t('message.send')}
            </Button>
            <Button variant="default" onClick={() => setPreview(false)}>
              {t('message.edit')}
            </Button>
          </>
        ) : (
          <Button onClick={look}>{t('message.preview')}</Button>
        )
      }
    >
      <div className={styles.form}>
        {isPreview ? (
          <Preview event={event} draft={draft} people={active} />
        ) : (
          <Fields
            event={event}
            draft={draft}
            people={active}
            isTried={isTried}
            onChange={(changes) => setDraft({ ...draft, ...changes })}
          />
        )}
        {refusal && (
          <p role="alert" className={styles.refusal}>
            {refusal}
          </p>
        )}
      </div>
    </Dialog>
  );
}
