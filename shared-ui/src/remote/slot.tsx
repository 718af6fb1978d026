import type { SlotContextName, SlotContexts } from '@firn/shared-contracts/delivery';
import type { OfferedSlot } from '@firn/shared-contracts/shell';
import { createContext, memo, type ReactNode, useContext, useEffect, useRef } from 'react';
import { useShell } from './shell-context.tsx';
import styles from './slot.module.css';

/** A page that is drawn on the server says this of its slots. */
export interface DrawnSlots {
  /** Stands in the HTML where extensions go: `<!--slot:MARK:NAME-->`. */
  readonly mark: string;
  /** By name; filled while the page is drawn. */
  readonly contexts: Record<string, unknown>;
}

const DrawnSlotsContext = createContext<DrawnSlots | null>(null);

/** On the server: whoever draws the page learns which slots it has. */
export const SlotsOnServer = DrawnSlotsContext.Provider;

interface HostProps {
  readonly name: string;
  readonly context: unknown;
}

/** The server leaves the mark in the element, for the first slot of a name. */
function useMark({ name, context }: HostProps): string {
  const drawn = useContext(DrawnSlotsContext);
  if (!drawn || Object.hasOwn(drawn.contexts, name)) return '';
  drawn.contexts[name] = context;
  return `<!--slot:${drawn.mark}:${name}-->`;
}

/** The element is the shell's: React draws it once and never looks inside again. */
const Host = memo(function Host({ name, context }: HostProps) {
  const { slots } = useShell();
  const element = useRef<HTMLDivElement>(null);
  const offered = useRef<OfferedSlot | null>(null);
  const latest = useRef(context);
  useEffect(() => {
    latest.current = context;
    offered.current?.update(context);
  }, [context]);
  useEffect(() => {
    if (!slots || !element.current) return;
    const slot = slots.offer(name, element.current, latest.current);
    offered.current = slot;
    return () => {
      offered.current = null;
      slot.withdraw();
    };
  }, [slots, name]);
  return (
    <div
      ref={element}
      className={styles.host}
      data-slot={name}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a mark of our own, in whose place the gateway puts extensions
      dangerouslySetInnerHTML={{ __html: useMark({ name, context }) }}
    />
  );
});

export interface SlotProps {
  /** As `remote.json` declares it. */
  readonly name: string;
  /** The extensions are told it. */
  readonly context: SlotContexts[SlotContextName];
  /** The page's own, shown for as long as no extension stands in the slot, without scripts too. */
  readonly fallback?: ReactNode;
}

/** A place that the page offers to other remotes (docs/domain/extensions.md). */
export function Slot({ name, context, fallback }: SlotProps) {
  return (
    <>
      <Host name={name} context={context} />
      {fallback !== undefined && <div className={styles.fallback}>{fallback}</div>}
    </>
  );
}
