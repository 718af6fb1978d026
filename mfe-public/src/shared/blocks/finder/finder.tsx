import { useTexts } from '@firn/shared-ui/remote';
import type { SubmitEvent } from 'react';
import { useNavigate } from 'react-router';
import { blocksTexts } from '../../../i18n/de-CH/blocks.ts';
import { BlockSection } from '../../block-parts/block-section.tsx';
import type { BlockViewProps } from '../../block-parts/block-view.types.ts';
import { idIn } from '../../id-in.ts';
import styles from './finder.module.css';

const DURATIONS = ['1', '2', '3-4', '5-'] as const;
const PERSONS = ['1', '2', '3', '4', '5', '6', '7', '8'] as const;

interface ChoiceProps {
  readonly name: string;
  readonly legend: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

/** A question to which every answer is open at first. */
function Choice({ name, legend, options }: ChoiceProps) {
  return (
    <fieldset className={styles.question}>
      <legend className={styles.legend}>{legend}</legend>
      {options.map(({ value, label }) => (
        <label key={value} className={styles.option}>
          <input type="radio" name={name} value={value} defaultChecked={value === ''} />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** The address that the form would open, without the questions that nobody has answered. */
function agendaOf(form: HTMLFormElement): string {
  const answers = [...new FormData(form)].map(([name, value]) => [name, String(value)] as const);
  const search = new URLSearchParams(answers.filter(([, value]) => value !== '').map((pair) => [...pair]));
  return search.size === 0 ? '/agenda' : `/agenda?${search}`;
}

/** Three questions that lead to the dates which fit: a form of the agenda's own filters, so that it needs no script. */
export function Finder({ data: { title, activities, levels } }: BlockViewProps<'finder'>) {
  const t = useTexts(blocksTexts);
  const navigate = useNavigate();
  const open = { value: '', label: t('finder.any') };
  const answers = levels.flatMap(({ answer, level }) =>
    level === null ? [] : [{ value: idIn(level), label: answer }],
  );
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void navigate(agendaOf(event.currentTarget));
  };
  return (
    <BlockSection title={title}>
      <form className={styles.form} action="/agenda" method="get" onSubmit={submit}>
        {activities.map((activity) => (
          <input key={activity} type="hidden" name="activities" value={idIn(activity)} />
        ))}
        {answers.length > 0 && (
          <Choice name="level" legend={t('finder.level')} options={[...answers, open]} />
        )}
        <Choice
          name="duration"
          legend={t('finder.duration')}
          options={[...DURATIONS.map((value) => ({ value, label: t(`finder.durations.${value}`) })), open]}
        />
        <label className={styles.question}>
          <span className={styles.legend}>{t('finder.places')}</span>
          <select className={styles.select} name="places" defaultValue="">
            <option value="">{t('finder.any')}</option>
            {PERSONS.map((count) => (
              <option key={count} value={count}>
                {count}
              </option>
            ))}
          </select>
        </label>
        <button type="submit" className={styles.submit}>
          {t('finder.submit')}
        </button>
      </form>
    </BlockSection>
  );
}
