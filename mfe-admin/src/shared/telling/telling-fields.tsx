import type { GroupedMails, PlannedMail } from '@firn/shared-contracts/api';
import { TOLD_GROUPS, type ToldGroup } from '@firn/shared-contracts/domain';
import { Checkbox } from '@firn/shared-ui/mantine';
import { useTexts } from '@firn/shared-ui/remote';
import { tellingTexts } from '../../i18n/de-CH/telling.ts';
import styles from './telling-fields.module.css';

interface TellingFieldsProps {
  readonly mails: readonly GroupedMails[];
  readonly tell: readonly ToldGroup[];
  readonly onChange: (tell: readonly ToldGroup[]) => void;
}

/** As the first recipient of each kind would get them, of the groups that are told. */
export const firstMails = (mails: readonly GroupedMails[], tell: readonly ToldGroup[]): PlannedMail[] =>
  mails
    .filter(({ group = 'bookers' }) => tell.includes(group))
    .map(({ template, subject, recipients, text = '' }) => ({
      template,
      to: recipients[0] ?? '',
      subject,
      text,
    }));

/** A switch for each group, with how many it reaches and who they are (docs/domain/events.md#who-is-told). */
export function TellingFields({ mails, tell, onChange }: TellingFieldsProps) {
  const t = useTexts(tellingTexts);
  const groups = TOLD_GROUPS.flatMap((group) => {
    const recipients = mails.filter((each) => each.group === group).flatMap((each) => each.recipients);
    return recipients.length > 0 ? [{ group, recipients }] : [];
  });
  if (groups.length === 0) return null;
  const isTold = groups.some(({ group }) => tell.includes(group));
  return (
    <fieldset className={styles.groups}>
      <legend>{t('title')}</legend>
      {groups.map(({ group, recipients }) => (
        <Checkbox
          key={group}
          label={t(`groups.${group}`, { count: recipients.length })}
          checked={tell.includes(group)}
          onChange={({ currentTarget: { checked } }) =>
            onChange(checked ? [...tell, group] : tell.filter((each) => each !== group))
          }
        />
      ))}
      {!isTold && <p>{t('nobody')}</p>}
      <details>
        <summary>{t('who')}</summary>
        <ul>
          {groups
            .filter(({ group }) => tell.includes(group))
            .flatMap(({ group, recipients }) =>
              recipients.map((recipient) => <li key={`${group} ${recipient}`}>{recipient}</li>),
            )}
        </ul>
      </details>
    </fieldset>
  );
}
