import { useEffect, useState } from 'react';

/** After the last letter. */
const PAUSE_MS = 300;

/** The text once nobody types any more. */
export function useSettledText(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
