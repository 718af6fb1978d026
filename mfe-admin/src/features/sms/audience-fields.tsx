import type { EventResponse } from '@firn/shared-contracts/api';
import { addDays, zurichDate } from '@firn/shared-contracts/domain';
import { EntityInput, type EntityOption } from '@firn/shared-ui/form';
import { formatDateRange } from '@firn/shared-ui/format';
import { Button, NativeSelect } from '@firn/shared-ui/mantine';
import { useShell, useTexts } from '@firn/shared-ui/remote';
import { resource } from '@firn/shared-ui/resource';
import { useRef } from 'react';
import { smsTexts } from '../../i18n/de-CH/sms.ts';
import { groupWord } from '../../shared/groups/group-word.ts';
import { useGroups } from '../../shared/groups/use-groups.ts';
import { userSource } from '../../shared/user-source.ts';
import { AUDIENCES, type Audience, type Draft, isOfEvent, type Lack } from './draft.logic.ts';
import styles from './sms.module.css';

const events = resource('events');

const SHOWN = ['title', 'code', 'start', 'end'] as const;
/** Days for which an event that is over is offered: whoever was on a tour yesterday may have left something behind. */
const DAYS_BACK = 7;

const eventOption = (one: Pick<EventResponse, '@id' | (typeof SHOWN)[number]>): EntityOption => ({
  value: one['@id'],
  label: `${one.title}, ${formatDateRange(one.start, one.end)}`,
  hint: one.code,
});

export interface FieldsProps {
  readonly draft: Draft;
  /** The event of the draft, once it is known. */
  readonly event: EventResponse | undefined;
  readonly lacks: readonly Lack[];
  readonly onChange: (changes: Partial<Draft>) => void;
}

function EventField({ draft, event, lacks, onChange }: FieldsProps) {
  const t = useTexts(smsTexts);
  const { api, now } = useShell();
  const search = async (text: string, signal: AbortSignal) => {
    const query = {
      state: ['open', 'confirmed', 'closed'],
      end: { after: addDays(zurichDate(now()), -DAYS_BACK) },
      order: { start: 'asc' },
    } as const;
    const found = await events.search(api, text, { by: 'search', query, properties: SHOWN }, signal);
    return found.map(eventOption);
  };
  return (
    <EntityInput
      label={t('fields.event')}
      description={t('hints.event')}
      required
      resourceName="events to write to"
      search={search}
      selected={event ? eventOption(event) : null}
      value={draft.event}
      error={lacks.includes('event') ? t('lacks.event') : undefined}
      onChange={(iri) => onChange({ event: iri })}
    />
  );
}

function GroupField({ draft, lacks, onChange }: FieldsProps) {
  const t = useTexts(smsTexts);
  const groups = useGroups();
  return (
    <NativeSelect
      label={t('fields.group')}
      withAsterisk
      value={draft.group}
      error={lacks.includes('group') && t('lacks.group')}
      data={[
        { value: '', label: t('chooseGroup') },
        ...groups.map((value) => ({ value, label: groupWord(value) })),
      ]}
      onChange={({ currentTarget }) => onChange({ group: currentTarget.value })}
    />
  );
}

function PeopleField({ draft, lacks, onChange }: FieldsProps) {
  const t = useTexts(smsTexts);
  const { api } = useShell();
  const { people } = draft;
  const source = userSource(api);
  const found = useRef<readonly EntityOption[]>([]);
  const search = async (text: string, signal: AbortSignal) => {
    found.current = await source.search(text, signal);
    return found.current;
  };
  const add = (iri: string | null) => {
    const option = found.current.find(({ value }) => value === iri);
    if (option && !people.some(({ value }) => value === iri)) onChange({ people: [...people, option] });
  };
  return (
    <div className={styles.people}>
      <EntityInput
        label={t('fields.people')}
        required
        resourceName={source.resourceName}
        search={search}
        selected={null}
        value={null}
        error={lacks.includes('people') ? t('lacks.people') : undefined}
        onChange={add}
      />
      {people.length > 0 && (
        <ul className={styles.chosen} aria-label={t('chosen')}>
          {people.map(({ value, label }) => (
            <li key={value}>
              <span>{label}</span>
              <Button
                size="compact-sm"
                variant="default"
                aria-label={t('leaveOut', { name: label })}
                onClick={() => onChange({ people: people.filter((one) => one.value !== value) })}
              >
                {t('remove')}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Fields for the people who get an SMS. */
export function AudienceFields(props: FieldsProps) {
  const t = useTexts(smsTexts);
  const { draft, onChange } = props;
  const { audience } = draft;
  return (
    <>
      <NativeSelect
        label={t('fields.audience')}
        value={audience}
        data={AUDIENCES.map((value) => ({ value, label: t(`audiences.${value}`) }))}
        onChange={({ currentTarget }) => onChange({ audience: currentTarget.value as Audience })}
      />
      {isOfEvent(audience) && <EventField {...props} />}
      {audience === 'group' && <GroupField {...props} />}
      {audience === 'people' && <PeopleField {...props} />}
    </>
  );
}
