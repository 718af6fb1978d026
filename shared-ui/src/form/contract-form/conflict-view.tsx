import { zurichDate } from '@firn/shared-contracts/domain';
import { type ReactNode, useState } from 'react';
import { useFormState } from 'react-final-form';
import { formatDate, formatTime } from '../../format/dates.ts';
import { Button } from '../../mantine/button.ts';
import { useShell } from '../../remote/shell-context.tsx';
import type { FormValues } from '../merge-patch.ts';
import { ConflictChoice, type Side } from './conflict-choice.tsx';
import styles from './contract-form.module.css';
import type { Conflict } from './form-core.ts';
import { FORM_TEXTS } from './form-texts.ts';
import { type PartsByField, partIn, takeApart } from './list-parts.ts';
import { compareThreeWays } from './three-ways.ts';

interface ConflictViewProps {
  readonly stale: Conflict<unknown>;
  /** What the form was filled from, and what the item holds by now. */
  readonly base: FormValues;
  readonly current: FormValues;
  readonly labelOf: (path: string) => string;
  readonly wordsOf: (field: string, value: unknown) => string;
  readonly carefulFields: readonly string[];
  readonly parts: PartsByField;
  /** `keepsMine` is the answer for fields that both changed. */
  readonly onJoin: (keepsMine: (field: string) => boolean) => void;
}

function whenWords(changedAt: string | null, now: Date): string {
  if (!changedAt) return '';
  const time = formatTime(changedAt);
  const isToday = zurichDate(new Date(changedAt)) === zurichDate(now);
  return isToday ? FORM_TEXTS.at(time) : FORM_TEXTS.onDay(formatDate(changedAt), time);
}

const listed = (names: readonly string[]): string =>
  names.length < 2
    ? (names[0] ?? FORM_TEXTS.somethingElse)
    : `${names.slice(0, -1).join(', ')}${FORM_TEXTS.and}${names.at(-1)}`;

/** How a field is called and said, and a row of a list where two people change rows. */
function useWords({ parts, labelOf, wordsOf }: Pick<ConflictViewProps, 'parts' | 'labelOf' | 'wordsOf'>) {
  return {
    nameOf: (path: string, sides: readonly FormValues[]): string => {
      const part = partIn(path, parts);
      const row = sides.map((values) => values[path]).find((each) => each !== undefined);
      if (part && row !== undefined) return part.of.labelOf(row as never);
      return path in parts ? FORM_TEXTS.order(labelOf(path)) : labelOf(path);
    },
    say: (path: string, values: FormValues): string => {
      const part = partIn(path, parts);
      if (part)
        return values[path] === undefined ? FORM_TEXTS.removed : part.of.wordsOf(values[path] as never);
      return path in parts ? FORM_TEXTS.otherOrder : wordsOf(path, values[path]);
    },
  };
}

/** Who changed what meanwhile; nothing typed is lost, and what both changed is asked for. */
export function ConflictView(props: ConflictViewProps): ReactNode {
  const { stale, carefulFields, parts, onJoin } = props;
  const shell = useShell();
  const { values } = useFormState<FormValues>({ subscription: { values: true } });
  const [sides, setSides] = useState<Readonly<Record<string, Side>>>({});
  const [isAsked, setIsAsked] = useState(false);
  const { base, mine, current } = takeApart(
    { base: props.base, mine: values, current: props.current },
    parts,
  );
  const { theirs, both } = compareThreeWays(base, mine, current);
  const { nameOf, say } = useWords(props);
  const labelOf = (path: string) => nameOf(path, [current, mine, base]);
  const sideOf = (field: string): Side | null =>
    sides[field] ?? (carefulFields.includes(field) ? null : 'theirs');
  const join = () => {
    const isOpen = both.some((field) => sideOf(field) === null);
    setIsAsked(isOpen);
    if (!isOpen) onJoin((field) => sideOf(field) === 'mine');
  };
  const who = stale.changedBy ?? FORM_TEXTS.somebody;
  const what = listed([...theirs, ...both].map(labelOf));
  return (
    <section className={styles.trouble} role="alert" tabIndex={-1} data-form-trouble="">
      <p>{FORM_TEXTS.changed(who, whenWords(stale.changedAt, shell.now()), what)}</p>
      {theirs.length > 0 && (
        <ul>
          {theirs.map((field) => (
            <li key={field}>{`${labelOf(field)}: ${say(field, current)}`}</li>
          ))}
        </ul>
      )}
      {both.length > 0 && <p>{FORM_TEXTS.bothChanged}</p>}
      {both.map((field) => (
        <ConflictChoice
          key={field}
          label={labelOf(field)}
          mine={FORM_TEXTS.mine(say(field, mine))}
          theirs={FORM_TEXTS.theirs(stale.changedBy ?? FORM_TEXTS.somebodyElse, say(field, current))}
          side={sideOf(field)}
          isMissing={isAsked && sideOf(field) === null}
          onChoose={(side) => setSides((before) => ({ ...before, [field]: side }))}
        />
      ))}
      <Button onClick={join}>{FORM_TEXTS.takeAndSave}</Button>
    </section>
  );
}
