import type { TextMessagePlan, TextMessageResponse } from '@firn/shared-contracts/api';
import { focusFirstError } from '@firn/shared-ui/form';
import { formatDateTime } from '@firn/shared-ui/format';
import { Button } from '@firn/shared-ui/mantine';
import { useShell, useTexts } from '@firn/shared-ui/remote';
import { outcomeOf, reasonOf, resource } from '@firn/shared-ui/resource';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { smsTexts } from '../../i18n/de-CH/sms.ts';
import { idOf } from '../../shared/id-of.ts';
import { useWriteOnce } from '../../shared/use-write-once.ts';
import { AudienceFields } from './audience-fields.tsx';
import { bodyOf, type Draft, emptyDraft, lacksOf } from './draft.logic.ts';
import styles from './sms.module.css';
import { texts } from './sms.queries.ts';
import { TextPlan } from './text-plan.tsx';
import { WordsFields } from './words-fields.tsx';

const events = resource('events');

/** Looks at what an SMS would be, then sends it once. */
function useSms(onSent: () => void) {
  const t = useTexts(smsTexts);
  const { api, toasts, now } = useShell();
  const write = useWriteOnce<TextMessageResponse>(texts.path);
  const look = useMutation({
    mutationFn: (draft: Draft) =>
      api.post<TextMessagePlan>(texts.path, { ...bodyOf(draft), dryRun: true }, { quiet: true }),
  });
  const send = useMutation({
    mutationFn: (draft: Draft) => write(bodyOf(draft)),
    onSuccess: ({ plannedFor }) => {
      const waits = new Date(plannedFor) > now();
      const text = waits ? t('plan.when', { when: formatDateTime(plannedFor) }) : t('sent');
      toasts.add({ variant: 'success', text });
      look.reset();
      onSent();
    },
  });
  const error = send.error ?? look.error;
  const forget = () => {
    look.reset();
    send.reset();
  };
  return { look, send, forget, refusal: error ? reasonOf(outcomeOf(error)) : null };
}

function useDraft() {
  const [params] = useSearchParams();
  const { api } = useShell();
  const known = params.get('event');
  const [draft, setDraft] = useState<Draft>({
    ...emptyDraft,
    event: known ? `${events.path}/${known}` : null,
  });
  const id = draft.event ? idOf(draft.event) : '';
  const { data: event } = useQuery({ ...events.item(api, id), enabled: id !== '' });
  return { draft, setDraft, event: id ? event : undefined };
}

/** The form for the people and the words of an SMS; it is looked at before it is sent. */
export function WriteSms() {
  const t = useTexts(smsTexts);
  const { draft, setDraft, event } = useDraft();
  const root = useRef<HTMLElement>(null);
  const [isTried, setTried] = useState(false);
  const { look, send, forget, refusal } = useSms(() => {
    setTried(false);
    setDraft({ ...draft, text: '', isPlanned: false });
  });
  const lacks = lacksOf(draft);
  const plan = look.data;
  const shownLacks = isTried ? lacks : [];
  const change = (changes: Partial<Draft>) => {
    forget();
    setDraft({ ...draft, ...changes });
  };
  const preview = () => {
    setTried(true);
    if (lacks.length === 0) look.mutate(draft);
    else if (root.current) focusFirstError(root.current);
  };
  return (
    <section ref={root} aria-label={t('write')} className={styles.write}>
      <h2 className={styles.heading}>{t('write')}</h2>
      <AudienceFields draft={draft} event={event} lacks={shownLacks} onChange={change} />
      <WordsFields draft={draft} lacks={shownLacks} onChange={change} />
      {plan && <TextPlan plan={plan} />}
      {refusal && (
        <p role="alert" className={styles.refusal}>
          {refusal}
        </p>
      )}
      <div className={styles.actions}>
        <Button variant={plan ? 'default' : 'filled'} loading={look.isPending} onClick={preview}>
          {t('look')}
        </Button>
        {plan && plan.recipients.length > 0 && (
          <Button loading={send.isPending} onClick={() => send.mutate(draft)}>
            {t('send', { count: plan.recipients.length })}
          </Button>
        )}
      </div>
    </section>
  );
}
