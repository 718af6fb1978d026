import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../mantine/button.ts';
import styles from './popover.module.css';

interface PopoverButtonProps {
  readonly label: string;
  /** Stands in the panel; the function of a menu is given what closes it. */
  readonly children: ReactNode | ((close: () => void) => ReactNode);
}

/** Runs when a press of the mouse or the focus goes to a place outside the element. */
function useOutside(isOpen: boolean, onOutside: () => void) {
  const root = useRef<HTMLDivElement>(null);
  const latest = useRef(onOutside);
  useEffect(() => {
    latest.current = onOutside;
  });
  useEffect(() => {
    if (!isOpen) return;
    const check = ({ target }: Event) => {
      if (target instanceof Node && !root.current?.contains(target)) latest.current();
    };
    document.addEventListener('pointerdown', check);
    document.addEventListener('focusin', check);
    return () => {
      document.removeEventListener('pointerdown', check);
      document.removeEventListener('focusin', check);
    };
  }, [isOpen]);
  return root;
}

/** A button that opens a small panel below itself; Escape closes it and gives the focus back. */
export function PopoverButton({ label, children }: PopoverButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const root = useOutside(isOpen, () => setOpen(false));
  const panel = useRef<HTMLDivElement>(null);
  const panelId = useId();
  useEffect(() => {
    if (isOpen) panel.current?.querySelector<HTMLElement>('input, button, a')?.focus();
  }, [isOpen]);
  /** The focus goes back first, so that a dialog that follows gives it back to what is still there. */
  const close = () => {
    setOpen(false);
    root.current?.querySelector('button')?.focus();
  };
  const isMenu = typeof children === 'function';
  const press = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Escape' || !isOpen) return;
    event.preventDefault();
    close();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears Escape of everything inside.
    <div ref={root} className={`${styles.popover} ${isMenu ? styles.menu : ''}`} onKeyDown={press}>
      <Button
        variant="default"
        className={styles.opener}
        aria-expanded={isOpen}
        aria-controls={panelId}
        rightSection={<span aria-hidden="true">▾</span>}
        onClick={() => setOpen(!isOpen)}
      >
        {label}
      </Button>
      <div ref={panel} id={panelId} className={styles.panel} data-panel hidden={!isOpen}>
        {isOpen && (isMenu ? <div className={styles.items}>{children(close)}</div> : children)}
      </div>
    </div>
  );
}
