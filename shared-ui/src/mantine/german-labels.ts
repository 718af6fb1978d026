import type { MantineThemeOverride } from '@mantine/core';

/** Labels for screen readers of parts that Mantine draws without a text of ours. */
export const germanLabels: NonNullable<MantineThemeOverride['components']> = {
  Modal: { defaultProps: { closeButtonProps: { 'aria-label': 'Schliessen' } } },
  Select: {
    defaultProps: {
      clearButtonProps: { 'aria-label': 'Auswahl löschen' },
      nothingFoundMessage: 'Nichts gefunden',
    },
  },
  Pagination: {
    defaultProps: {
      getControlProps: (control: keyof typeof PAGE_CONTROLS) => ({ 'aria-label': PAGE_CONTROLS[control] }),
      getItemProps: (page: number) => ({ 'aria-label': `Seite ${page}` }),
    },
  },
};

const PAGE_CONTROLS = {
  first: 'Erste Seite',
  previous: 'Vorherige Seite',
  next: 'Nächste Seite',
  last: 'Letzte Seite',
} as const;
