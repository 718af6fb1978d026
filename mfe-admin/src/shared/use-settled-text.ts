import { useDebouncedValue } from '@mantine/hooks';

/** After the last letter. */
const PAUSE_MS = 300;

/** The text once nobody types any more. */
export const useSettledText = (text: string): string => useDebouncedValue(text, PAUSE_MS)[0];
