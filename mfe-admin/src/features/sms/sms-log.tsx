import type { TextMessageResponse } from '@firn/shared-contracts/api';
import { isTextUnderWay, type TextState } from '@firn/shared-contracts/domain';
import { formatPhone, formatShortDateTime } from '@firn/shared-ui/format';
import type { Translate } from '@firn/shared-ui/i18n';
import { TEXT_STATE_LABELS } from '@firn/shared-ui/labels';
import { Button } from '@firn/shared-ui/mantine';
import { useShell, useTexts } from '@firn/shared-ui/remote';
import { outcomeOf, reasonOf } from '@firn/shared-ui/resource';
import { Dialog, type ListColumn, ResourceList } from '@firn/shared-ui/resource-list';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { smsTexts } from '../../i18n/de-CH/sms.ts';
import { groupWord } from '../../shared/groups/group-word.ts';
import { StateMark } from '../../shared/state-mark.tsx';
import { TEXT_STATE_TONES } from '../../shared/state-tones.ts';
import styles from './sms.module.css';
import { texts } from './sms.queries.ts';

type Column = ListColumn<TextMessageResponse>;

/** States, the worst first: the worst that became of anybody stands for the whole message. */
const WORST: readonly TextState[] = ['failed', 'sending', 'waiting', 'sent', 'delivered', 'withdrawn'];

const standingOf = ({ recipients }: TextMessageResponse): TextState | undefined =>
  WORST.find((state) => recipients.some((one) => one.state === state));

const EXCERPT = 80;

/** The beginning of the words, which tells a message from others. */
function excerptOf({ text }: TextMessageResponse): string {
  const characters = [...text];
  return characters.length > EXCERPT ? `${characters.slice(0, EXCERPT).join('').trimEnd()}…` : text;
}

function toWhom({ eventTitle, group }: TextMessageResponse, t: Translate<typeof smsTexts>): string {
  if (eventTitle) return group === 'guides' ? t('log.guidesOf', { title: eventTitle }) : eventTitle;
  if (group === 'guides') return t('audiences.allGuides');
  return group ? t('log.group', { name: groupWord(group) }) : t('audiences.people');
}

function State({ message }: { readonly message: TextMessageResponse }) {
  const state = standingOf(message);
  return state ? <StateMark tone={TEXT_STATE_TONES[state]}>{TEXT_STATE_LABELS[state]}</StateMark> : null;
}

function logColumns(t: Translate<typeof smsTexts>, onOpen: (message: TextMessageResponse) => void): Column[] {
  return [
    {
      id: 'text',
      header: t('log.columns.text'),
      cell: (message) => (
        <button type="button" className={styles.open} onClick={() => onOpen(message)}>
          {excerptOf(message) || t('log.forgotten')}
        </button>
      ),
    },
    { id: 'to', header: t('log.columns.to'), width: 11, cell: (message) => toWhom(message, t) },
    {
      id: 'plannedFor',
      header: t('log.columns.plannedFor'),
      width: 9,
      cell: ({ plannedFor }) => formatShortDateTime(plannedFor),
    },
    {
      id: 'recipients',
      header: t('log.columns.recipients'),
      width: 4,
      align: 'end',
      cell: ({ recipients }) => recipients.length,
    },
    {
      id: 'state',
      header: t('log.columns.state'),
      width: 9,
      cell: (message) => <State message={message} />,
    },
    {
      id: 'by',
      header: t('log.columns.by'),
      width: 10,
      isMinor: true,
      cell: ({ sentBy }) => sentBy ?? t('log.system'),
    },
  ];
}

function Recipients({ recipients }: Pick<TextMessageResponse, 'recipients'>) {
  return (
    <ul className={styles.recipients}>
      {[...recipients.entries()].map(([place, { name, phone, state, failure }]) => (
        <li key={place}>
          <span>
            {name}
            {phone && ', '}
            {phone && <span className={styles.phone}>{formatPhone(phone)}</span>}
          </span>
          <StateMark tone={TEXT_STATE_TONES[state]}>{TEXT_STATE_LABELS[state]}</StateMark>
          {failure && <span className={styles.minor}>{failure}</span>}
        </li>
      ))}
    </ul>
  );
}

/** The time for which a message that is under way is left alone. */
const LOOK_AGAIN_MS = 3000;

interface MessageDialogProps {
  readonly message: TextMessageResponse;
  readonly onClose: () => void;
}

/** One message, with what became of it for each number; what still waits can be taken back. */
function MessageDialog({ message: opened, onClose }: MessageDialogProps) {
  const t = useTexts(smsTexts);
  const { api, toasts, now } = useShell();
  const { data: message = opened } = useQuery({
    ...texts.item(api, opened.id),
    refetchInterval: ({ state: { data } }) => (data && isTextUnderWay(data, now()) ? LOOK_AGAIN_MS : false),
  });
  const client = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => api.post(`${message['@id']}/withdrawal`, undefined, { quiet: true }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: texts.keys.all });
      toasts.add({ variant: 'success', text: t('log.withdrawn') });
      onClose();
    },
  });
  const waits = message.recipients.some(({ state }) => state === 'waiting');
  return (
    <Dialog
      title={toWhom(message, t)}
      closeText={t('log.close')}
      onClose={onClose}
      action={
        waits && (
          <Button variant="default" loading={isPending} onClick={() => mutate()}>
            {t('log.withdraw')}
          </Button>
        )
      }
    >
      <p className={styles.text}>{message.text || t('log.forgotten')}</p>
      <Recipients recipients={message.recipients} />
      {error && (
        <p role="alert" className={styles.refusal}>
          {reasonOf(outcomeOf(error))}
        </p>
      )}
    </Dialog>
  );
}

/** The messages that went by SMS, the newest first (docs/domain/text-messages.md#log). */
export function SmsLog() {
  const t = useTexts(smsTexts);
  const { now } = useShell();
  const [open, setOpen] = useState<TextMessageResponse | null>(null);
  return (
    <section aria-label={t('log.title')}>
      <h2 className={styles.heading}>{t('log.title')}</h2>
      <ResourceList
        resource={texts}
        name="text-messages"
        title={t('log.title')}
        isPart
        columns={logColumns(t, setOpen)}
        nameOf={excerptOf}
        isUnderWay={(message) => isTextUnderWay(message, now())}
        empty={t('log.none')}
      />
      {open && <MessageDialog message={open} onClose={() => setOpen(null)} />}
    </section>
  );
}
