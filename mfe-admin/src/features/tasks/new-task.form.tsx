import type { TaskCreate, TaskResponse } from '@firn/shared-contracts/api';
import type { ApiClient } from '@firn/shared-contracts/shell';
import {
  ContractForm,
  DateField,
  EntityField,
  type EntitySource,
  FormSection,
  SelectField,
  TextField,
} from '@firn/shared-ui/form';
import { useSession, useShell, useTexts } from '@firn/shared-ui/remote';
import { resource, useWrite } from '@firn/shared-ui/resource';
import { useQuery } from '@tanstack/react-query';
import { tasksTexts } from '../../i18n/de-CH/tasks.ts';
import { validateTaskCreate } from './task.validator.generated.js';
import { officeQuery, tasks } from './tasks.queries.ts';

const events = resource('events');

// `type`, because an interface has no index signature.
type Values = {
  readonly title: string;
  readonly due: string | null;
  readonly assignee: string | null;
  readonly event: string | null;
};

function eventSource(api: ApiClient): EntitySource {
  return {
    resourceName: 'events',
    search: async (text, signal) => {
      const by = { by: 'freequery', properties: ['code', 'title'] } as const;
      const found = await events.search(api, text, by, signal);
      return found.map(({ '@id': value, code, title }) => ({ value, label: `${code}, ${title}` }));
    },
  };
}

/** An own task; whoever writes it takes it unless somebody else is named (docs/domain/office.md#tasks). */
export function NewTaskForm({ onDone }: { readonly onDone: () => void }) {
  const t = useTexts(tasksTexts);
  const { api } = useShell();
  const { user } = useSession();
  const write = useWrite(tasks);
  const { data: office } = useQuery(officeQuery(api));
  const me = { value: `/api/users/${user?.id}`, label: `${user?.firstName} ${user?.lastName}` };
  const others =
    office?.['hydra:member'].map(({ '@id': value, fullName: label }) => ({ value, label })) ?? [];
  const people = [me, ...others.filter(({ value }) => value !== me.value)];
  const label = (field: keyof typeof tasksTexts.messages.fields) => t(`fields.${field}`);
  const fields = Object.keys(tasksTexts.messages.fields) as (keyof typeof tasksTexts.messages.fields)[];
  return (
    <ContractForm<TaskResponse, Values, TaskCreate>
      base={null}
      valuesOf={() => ({ title: '', due: null, assignee: me.value, event: null })}
      validate={validateTaskCreate}
      save={(body) => {
        const { event, ...task } = body as Omit<TaskCreate, 'event'> & { readonly event?: string | null };
        return write.create({ ...task, ...(event && { event }) });
      }}
      onSaved={onDone}
      onCancel={onDone}
      savedText={t('saved')}
      label={t('form')}
      fieldLabels={Object.fromEntries(fields.map((field) => [field, label(field)]))}
    >
      <FormSection title={t('form')}>
        <TextField name="title" label={label('title')} required />
        <DateField name="due" label={label('due')} />
        <SelectField name="assignee" label={label('assignee')} options={people} />
        <EntityField
          name="event"
          label={label('event')}
          description={t('hints.event')}
          {...eventSource(api)}
          selected={null}
        />
      </FormSection>
    </ContractForm>
  );
}
