import { useEffect, useState } from 'react';

/** Gives the focus to the row of a piece if the button that was pressed is gone with the step. */
export function useRowFocus() {
  // An object, so that a second step of the same row counts as well.
  const [last, setLast] = useState<{ readonly row: string } | null>(null);
  useEffect(() => {
    if (last && document.activeElement === document.body) document.getElementById(last.row)?.focus();
  }, [last]);
  return (row: string) => setLast({ row });
}
