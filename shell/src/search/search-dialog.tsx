import type { SiteSearchHit } from '@firn/shared-contracts/api';
import type { ShellServices } from '@firn/shared-contracts/shell';
import { formatDate } from '@firn/shared-ui/format';
import { bindTexts, type Translate } from '@firn/shared-ui/i18n';
import { type KeyboardEvent, type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { searchTexts } from '../i18n/de-CH/search.ts';
import styles from './search.module.css';
import { searchPath, suggestionsOf } from './suggestions.logic.ts';
import { type Suggestions, useSuggestions } from './use-suggestions.ts';

type Words = Translate<typeof searchTexts>;

interface OptionsProps {
  readonly t: Words;
  readonly id: string;
  readonly found: Suggestions;
  /** Path of the option that the arrows have chosen. */
  readonly chosen: string | null;
  readonly onOpen: (path: string) => void;
}

interface OptionProps extends Pick<OptionsProps, 'id' | 'chosen' | 'onOpen'> {
  readonly path: string;
  readonly title: string;
  readonly startsAt?: string | null;
}

function Option({ id, chosen, onOpen, path, title, startsAt }: OptionProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys, and names the chosen option.
    // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field.
    <div
      id={`${id}-${path}`}
      role="option"
      aria-selected={path === chosen}
      className={styles.option}
      onClick={() => onOpen(path)}
    >
      <span>{title}</span>
      {startsAt && <time dateTime={startsAt}>{formatDate(startsAt)}</time>}
    </div>
  );
}

function Options({ t, found, ...option }: OptionsProps) {
  return (
    <>
      {suggestionsOf(found.hits).map(({ kind, hits }) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot stand in a list box.
        <div key={kind} role="group" aria-label={t(`kinds.${kind}`)}>
          <p className={styles.kind} aria-hidden="true">
            {t(`kinds.${kind}`)}
          </p>
          {hits.map(({ path, title, startsAt }) => (
            <Option key={path} {...option} path={path} title={title} startsAt={startsAt} />
          ))}
        </div>
      ))}
      <Option {...option} path={searchPath(found.text)} title={t('all', { q: found.text })} />
    </>
  );
}

function statusOf(t: Words, { text, hits, hasFailed }: Suggestions): string {
  if (hasFailed) return t('failed');
  if (text === '') return t('hint');
  return hits.length === 0 ? t('none', { q: text }) : t('found', { count: hits.length });
}

const pathsOf = ({ text, hits }: Suggestions): string[] =>
  text === ''
    ? []
    : [
        ...suggestionsOf(hits).flatMap((group) => group.hits.map(({ path }: SiteSearchHit) => path)),
        searchPath(text),
      ];

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

interface SearchDialogProps {
  readonly services: Pick<ShellServices, 'api' | 'i18n' | 'navigation'>;
  readonly onClose: () => void;
}

/** The search of the site over any page (docs/domain/search.md#over-any-page). The browser's dialog returns the focus. */
export function SearchDialog({ services: { api, i18n, navigation }, onClose }: SearchDialogProps) {
  const t = bindTexts(i18n, searchTexts);
  const dialog = useRef<HTMLDialogElement>(null);
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<string | null>(null);
  const id = useId();
  const text = typed.trim();
  const found = useSuggestions(api, text);
  const paths = pathsOf(found);
  const active = chosen !== null && paths.includes(chosen) ? chosen : null;
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  const open = (path: string) => {
    dialog.current?.close();
    navigation.push(path);
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (active ?? text) open(active ?? searchPath(text));
  };
  const press = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (!step || paths.length === 0) return;
    event.preventDefault();
    const from = active === null ? Math.min(0, -step) : paths.indexOf(active);
    const next = active === null && step > 0 ? 0 : (from + step + paths.length) % paths.length;
    setChosen(paths[next] ?? null);
  };
  return (
    <dialog ref={dialog} className={styles.dialog} aria-label={t('title')} onClose={onClose}>
      <form className={styles.form} onSubmit={submit}>
        <input
          className={styles.input}
          // Not `search`, whose Escape empties the field in place of closing.
          type="text"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={100}
          role="combobox"
          aria-label={t('field')}
          placeholder={t('field')}
          aria-autocomplete="list"
          aria-expanded={paths.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={active === null ? undefined : `${id}-${active}`}
          value={typed}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value);
            setChosen(null);
          }}
          onKeyDown={press}
        />
        <button type="button" className={styles.close} onClick={() => dialog.current?.close()}>
          {t('close')}
        </button>
      </form>
      <p role="status" className={styles.status}>
        {statusOf(t, found)}
      </p>
      <div id={`${id}-list`} role="listbox" aria-label={t('title')} className={styles.list}>
        {found.text !== '' && <Options t={t} id={id} found={found} chosen={active} onOpen={open} />}
      </div>
    </dialog>
  );
}
