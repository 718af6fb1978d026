import type { MessageRulePreview, MessageRuleResponse } from '@firn/shared-contracts/api';
import { Button } from '@firn/shared-ui/mantine';
import { MailView } from '@firn/shared-ui/planned-mails';
import { useShell, useTexts } from '@firn/shared-ui/remote';
import { outcomeOf, reasonOf } from '@firn/shared-ui/resource';
import { Dialog } from '@firn/shared-ui/resource-list';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { messageRulesTexts } from '../../i18n/de-CH/message-rules.ts';
import styles from './rule-preview.module.css';
import { whenOf } from './rule-words.ts';

function usePreview(rule: MessageRuleResponse) {
  const { api } = useShell();
  return useQuery({
    queryKey: ['message_rules', 'preview', rule.id, rule.version],
    queryFn: ({ signal }) => api.get<MessageRulePreview>(`${rule['@id']}/preview`, { signal }),
    // Whom it reaches changes with every booking.
    gcTime: 0,
    staleTime: 0,
  });
}

interface PeopleProps {
  readonly people: readonly { readonly name: string; readonly event: string | null }[];
  /** The number of others. */
  readonly more: number;
}

interface ReachedProps {
  readonly preview: MessageRulePreview;
}

function People({ people, more }: PeopleProps) {
  const t = useTexts(messageRulesTexts);
  return (
    <ul className={styles.recipients}>
      {people.map(({ name, event }) => (
        <li key={`${name} ${event}`}>
          {name}
          {event && <span className={styles.event}> {event}</span>}
        </li>
      ))}
      {more > 0 && <li>{t('preview.more', { count: more })}</li>}
    </ul>
  );
}

/** The people whom no SMS can reach, with the reason. */
function LeftOut({ refused }: Pick<MessageRulePreview, 'refused'>) {
  const t = useTexts(messageRulesTexts);
  if (refused.length === 0) return null;
  const people = refused.map(({ name, event, message }) => ({ name: `${name}: ${message}`, event }));
  return (
    <>
      <p>{t('preview.refused')}</p>
      <People people={people} more={0} />
    </>
  );
}

function Reached({ preview: { total, recipients, mail, sms, refused } }: ReachedProps) {
  const t = useTexts(messageRulesTexts);
  if (total === 0)
    return (
      <>
        <p>{t('preview.nobody')}</p>
        <LeftOut refused={refused} />
      </>
    );
  const people = recipients.map(({ recipient: name, event }) => ({ name, event }));
  return (
    <>
      <p>{t('preview.reaches', { count: total })}</p>
      <People people={people} more={total - recipients.length} />
      <LeftOut refused={refused} />
      {sms && (
        <>
          <h3>{t('preview.sms', { count: sms.segments })}</h3>
          <p className={styles.sms}>{sms.text}</p>
        </>
      )}
      {mail && (
        <>
          <h3>{t('preview.mail')}</h3>
          <MailView mail={mail} />
        </>
      )}
    </>
  );
}

interface RulePreviewProps {
  readonly rule: MessageRuleResponse;
  /** Resolves once it is stored. */
  readonly onSwitchOn: () => Promise<unknown>;
  readonly onClose: () => void;
}

/** The people whom a rule would reach now, before somebody switches it on (docs/domain/mails.md#rules-by-time). */
export function RulePreview({ rule, onSwitchOn, onClose }: RulePreviewProps) {
  const t = useTexts(messageRulesTexts);
  const { data, error, refetch } = usePreview(rule);
  const [isSaving, setSaving] = useState(false);
  const switchOn = () => {
    setSaving(true);
    void onSwitchOn().finally(onClose);
  };
  return (
    <Dialog
      title={t('preview.title', { rule: rule.title })}
      closeText={t('preview.close')}
      action={
        !rule.active &&
        data && (
          <Button loading={isSaving} onClick={switchOn}>
            {t('preview.switchOn')}
          </Button>
        )
      }
      onClose={onClose}
    >
      <p>{`${t(`audiences.${rule.audience}`)}: ${whenOf(t, rule)}. ${t('preview.sent', { count: rule.sent })}`}</p>
      {!data && !error && <p role="status">{t('preview.loading')}</p>}
      {error && (
        <div role="alert">
          <p>{t('preview.failed', { reason: reasonOf(outcomeOf(error)) })}</p>
          <Button variant="default" onClick={() => void refetch()}>
            {t('preview.again')}
          </Button>
        </div>
      )}
      {data && <Reached preview={data} />}
      {data && <p>{t(rule.active ? 'preview.on' : 'preview.off')}</p>}
    </Dialog>
  );
}
