import type { MantineThemeOverride } from '@mantine/core';
import styles from './controls.module.css';

/** `guests`: 44 px, for fingers. `office`: 36 px, for eight hours a day. */
export type Density = 'guests' | 'office';

const CONTROLS = {
  guests: { height: 'var(--firn-control)', text: 'var(--firn-control-text)' },
  office: { height: 'var(--firn-control-office)', text: 'var(--firn-control-office-text)' },
} as const;

type Components = NonNullable<MantineThemeOverride['components']>;

/** Fields and buttons of one density, whatever `size` says; only a button within text (`compact-sm`) is smaller. */
export function controlsOf(density: Density): Components {
  const { height, text } = CONTROLS[density];
  return {
    Input: {
      classNames: { input: styles.input },
      vars: () => ({ wrapper: { '--input-height': height, '--input-fz': text } }),
    },
    InputWrapper: {
      // Hints below the input keep neighbours in line.
      defaultProps: { inputWrapperOrder: ['label', 'input', 'description', 'error'] },
      vars: () => ({ root: { '--firn-field': height } }),
    },
    Button: {
      vars: (_theme: unknown, { size }: { readonly size?: string }) =>
        size?.startsWith('compact') ? {} : { root: { '--button-height': height, '--button-fz': text } },
    },
    Pill: { defaultProps: { radius: 'sm', size: 'md' } },
    ActionIcon: { vars: () => ({ root: { '--ai-size': height } }) },
  };
}
