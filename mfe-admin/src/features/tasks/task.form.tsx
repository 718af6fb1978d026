import type { TaskCreate, TaskPatch, TaskResponse } from '@firn/shared-contracts/api';
import {
  ContractForm,
  DateField,
  EntityField,
  FormSection,
  SelectField,
  TextField,
} from '@firn/shared-ui/form';
import { useSession, useShell, useTexts } from '@firn/shared-ui/remote';
import { useWrite } from '@firn/shared-ui/resource';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { tasksTexts } from '../../i18n/de-CH/tasks.ts';
import { validateTaskCreate, validateTaskPatch } from './task.validator.generated.js';
import { taskSources } from './task-sources.ts';
import { officeQuery, tasks } from './tasks.queries.ts';

const SUBJECTS = ['event', 'booking', 'offer'] as const;
type Subject = (typeof SUBJECTS)[number];

// `type`, because an interface has no index signature.
type Values = {
  readonly title: string;
  readonly due: string | null;
  readonly assignee: string | null;
} & Readonly<Record<Subject, string | null>>;

type Field = keyof typeof tasksTexts.messages.fields;
const FIELDS = Object.keys(tasksTexts.messages.fields) as Field[];

/** The IRI of the thing where it is one of this kind. */
const subjectIn = (task: TaskResponse | null, kind: Subject): string | null =>
  task?.subject?.['@id'].startsWith(`/api/${kind}s/`) ? task.subject['@id'] : null;

const isGiven = (value: string | null | undefined) => value !== null && value !== undefined;

function useWords() {
  const t = useTexts(tasksTexts);
  const oneSubject = { propertyPath: 'event', message: t('oneSubject') };
  return {
    fieldLabels: Object.fromEntries(FIELDS.map((field) => [field, t(`fields.${field}`)])),
    savedText: t('saved'),
    rules: (values: Values) =>
      SUBJECTS.filter((kind) => isGiven(values[kind])).length > 1 ? [oneSubject] : [],
  };
}

function usePeople(task: TaskResponse | null) {
  const { api } = useShell();
  const { user } = useSession();
  const { data: office } = useQuery(officeQuery(api));
  const me = { value: `/api/users/${user?.id}`, label: `${user?.firstName} ${user?.lastName}` };
  const others = office?.['hydra:member'].map(({ '@id': value, fullName: label }) => ({ value, label }));
  const { assignee } = task ?? {};
  // Whoever has it stays in the list after leaving the office.
  const holder = assignee ? [{ value: assignee['@id'], label: assignee.fullName }] : [];
  const people = new Map([me, ...holder, ...(others ?? [])].map((each) => [each.value, each]));
  return { me, people: [...people.values()] };
}

function Fields({ task, title }: { readonly task: TaskResponse | null; readonly title: string }) {
  const t = useTexts(tasksTexts);
  const { api } = useShell();
  const { people } = usePeople(task);
  const sources = useMemo(() => taskSources(api), [api]);
  return (
    <>
      <FormSection title={title}>
        <TextField name="title" label={t('fields.title')} required />
        <DateField name="due" label={t('fields.due')} />
        <SelectField name="assignee" label={t('fields.assignee')} options={people} />
      </FormSection>
      <FormSection title={t('about')}>
        {SUBJECTS.map((kind) => {
          const value = subjectIn(task, kind);
          const { code, label } = task?.subject ?? {};
          return (
            <EntityField
              key={kind}
              name={kind}
              label={t(`fields.${kind}`)}
              {...(kind === 'event' && { description: t('aboutHint') })}
              {...sources[kind]}
              selected={value === null ? null : { value, label: `${code}, ${label}` }}
            />
          );
        })}
      </FormSection>
    </>
  );
}

/** An own task; whoever writes it takes it unless somebody else is named (docs/domain/office.md#tasks). */
export function NewTaskForm({ onDone }: { readonly onDone: () => void }) {
  const t = useTexts(tasksTexts);
  const write = useWrite(tasks);
  const { me } = usePeople(null);
  return (
    <ContractForm<TaskResponse, Values, TaskCreate>
      base={null}
      valuesOf={() => ({
        title: '',
        due: null,
        assignee: me.value,
        event: null,
        booking: null,
        offer: null,
      })}
      validate={validateTaskCreate}
      save={(body) =>
        // Nothing is left out, not null, of what a new task is about.
        write.create(
          Object.fromEntries(
            Object.entries(body).filter(([field, value]) => isGiven(value) || field === 'assignee'),
          ) as TaskCreate,
        )
      }
      onSaved={onDone}
      onCancel={onDone}
      label={t('form')}
      {...useWords()}
    >
      <Fields task={null} title={t('form')} />
    </ContractForm>
  );
}

interface EditTaskFormProps {
  readonly task: TaskResponse;
  readonly onDone: () => void;
}

/** Words, day, person and thing of an own task. */
export function EditTaskForm({ task, onDone }: EditTaskFormProps) {
  const t = useTexts(tasksTexts);
  const write = useWrite(tasks);
  return (
    <ContractForm<TaskResponse, Values, TaskPatch>
      base={task}
      valuesOf={(item) => ({
        title: item?.title ?? '',
        due: item?.due ?? null,
        assignee: item?.assignee?.['@id'] ?? null,
        event: subjectIn(item, 'event'),
        booking: subjectIn(item, 'booking'),
        offer: subjectIn(item, 'offer'),
      })}
      validate={validateTaskPatch}
      save={(body, stored) => write.patch(stored, body)}
      onSaved={onDone}
      onCancel={onDone}
      label={t('edit')}
      {...useWords()}
    >
      <Fields task={task} title={t('edit')} />
    </ContractForm>
  );
}
