import { useFormChange, useFormValue } from '@firn/shared-ui/form';
import { Button } from '@firn/shared-ui/mantine';
import { useTexts } from '@firn/shared-ui/remote';
import { createContext, type ReactNode, useContext, useState } from 'react';
import { ownTexts } from '../../i18n/de-CH/own.ts';
import styles from './own.module.css';

/** What an event has from its offer, by field. */
export interface Inherited {
  /** As it is written; null or an empty list for nothing. */
  readonly values: Readonly<Record<string, unknown>>;
  /** The same for people. */
  readonly words: Readonly<Record<string, string>>;
}

/** Null in the form of an offer, where nothing is inherited. */
export const InheritedContext = createContext<Inherited | null>(null);

const isNothing = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

type Source = keyof typeof ownTexts.messages.as;

interface OwnProps {
  /** Where the value comes from that the event does not have itself; the offer when left out. */
  readonly from?: Source;
  readonly name: string;
  readonly label: string;
  readonly children: ReactNode;
}

function Overridable({
  name,
  label,
  from = 'offer',
  children,
  inherited,
}: OwnProps & { readonly inherited: Inherited }) {
  const t = useTexts(ownTexts);
  const value = useFormValue<unknown>(name);
  const change = useFormChange();
  // An override that is emptied on the way to another value stays open until the focus leaves.
  const [isOpen, setOpen] = useState(false);
  const hasOwn = !isNothing(value);
  const nothing = Array.isArray(value) ? [] : null;
  if (hasOwn || isOpen) {
    return (
      // biome-ignore lint/a11y/noStaticElementInteractions: it only notices that the focus has left.
      <div
        className={styles.own}
        onBlur={({ currentTarget, relatedTarget }) =>
          !currentTarget.contains(relatedTarget) && !hasOwn && setOpen(false)
        }
      >
        {children}
        <Button
          variant="subtle"
          size="compact-sm"
          aria-label={t(`backOf.${from}`, { label })}
          onClick={() => {
            setOpen(false);
            change(name, nothing);
          }}
        >
          {t(`back.${from}`)}
        </Button>
      </div>
    );
  }
  return (
    <div className={styles.inherited}>
      <span className={styles.label}>{label}</span>
      <p>{t(`as.${from}`, { value: inherited.words[name] || t('none') })}</p>
      <Button
        variant="subtle"
        size="compact-sm"
        aria-label={t('overrideOf', { label })}
        onClick={() => {
          setOpen(true);
          const start = inherited.values[name];
          if (!isNothing(start)) change(name, start);
        }}
      >
        {t('override')}
      </Button>
    </div>
  );
}

/** A field that stands as it is in an offer; in an event it says what is inherited, and whether that is overridden. */
export function Own(props: OwnProps) {
  const inherited = useContext(InheritedContext);
  return inherited ? <Overridable {...props} inherited={inherited} /> : props.children;
}

/** The value in force of a field: the event's own, else the offer's. */
export function useValueInForce<T>(name: string): T {
  const inherited = useContext(InheritedContext);
  const value = useFormValue<T>(name);
  return inherited && isNothing(value) ? (inherited.values[name] as T) : value;
}
